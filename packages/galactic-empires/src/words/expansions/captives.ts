import { type CardId, type Filter, type Frame, ownCard, type Ref, type Seat } from '@orrery/kernel';
import { choose, facts, sequence, that, v, when } from '../../language.ts';
import { isCombatCrew } from '../../rules/fleet/crew.ts';
import { moved } from '../../rules/table/cards-in-play.ts';
import { takeControl } from '../../rules/table/control.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';
import { harbor } from '../crew.ts';
import { discard, moveTo } from '../effects/cards.ts';
import { extreme, ofPlayer, yours } from '../filters.ts';
import { cards } from '../lists.ts';
import { hostOf } from '../refs.ts';
import { some } from '../tests.ts';

// Crew that is held captive, and freed (O6 Crew Capture) or sold (C6 Slave Trader)

/** Takes a card to the strongest card of your fleet that fits. Among equals you choose. */
export const heldOnStrongest = v.flow<[Ref, Filter]>(
  'heldOnStrongest',
  (c, card, which) =>
    c.effect(
      choose(
        'jail',
        { list: cards(extreme('strongest', that(which, yours))), prompt: 'Where is the captive held?' },
        moveTo(card, 'jail'),
      ),
    ),
  (t, card, which) => `${t.ref(card)} goes to the strongest ${t.filter(which)} of your fleet`,
);
/** Returns the combat crew of the captive's player that is where the captive is on a mission, with a way home; -1 for none. */
function rescuerOf(s: GeState, f: Frame): CardId {
  const captive = hostOf(s, f);
  const at = captive < 0 ? -1 : locationOf(s, captive);
  if (at < 0) return -1;
  const { controller } = s.cards[captive]!;
  return (
    // the crew may be there only in a look ahead, which no index of the table knows
    allInPlay(s).find(
      id =>
        id !== captive &&
        s.cards[id]!.on === at &&
        s.cards[id]!.controller === controller &&
        s.cards[id]!.also.length > 0 &&
        isCombatCrew(s, id) &&
        works(s, id),
    ) ?? -1
  );
}
/** True while combat crew of the captive's player is at its location on a there-and-back mission. */
export const rescuersAreThere = v.test(
  'rescuersAreThere',
  () => (s, f) => rescuerOf(s, f) >= 0,
  () => 'combat crew of that player is at its location on a there-and-back mission',
)();
/** The captive goes to the place where its rescuers come from. */
export const goesHome = v.effect(
  'goesHome',
  () => (s, f) => {
    const rescuer = rescuerOf(s, f);
    const captive = hostOf(s, f);
    const home = rescuer < 0 ? -1 : s.cards[rescuer]!.also[0]!;
    if (inPlay(s, captive) && inPlay(s, home)) moved(s, { card: captive, on: home, at: -1 });
  },
  t => `${t.ref('host')} goes to the location where the mission began`,
)();

/** A captive works for the player who has bought it, and is discarded when a complete turn of that player is over, unless it is that player's own. */
const served = facts.define<{ card: CardId; seat: Seat; left: number }>('served', {
  apply(s, x) {
    ownCard(s, x.card).left = x.left;
  },
  show: { card: 'card', seat: 'seat', left: 'plain' },
  say: (n, x) =>
    (x.left ?? 0) < 0 ? `${n.card} is back with ${n.seat}.` : `${n.card} works for ${n.seat} for one turn.`,
});
/** Gives a captive to the player who has bought it, who has it for one complete turn, and has the own card back for good. */
const worksFor = v.effect<[Ref, Ref]>(
  'worksFor',
  (c, captive, buyer) => {
    const [card, player] = [c.ref(captive), c.ref(buyer)];
    return (s, f) => {
      const [id, seat] = [card(s, f), player(s, f)];
      if (!inPlay(s, id) || seat < 0) return;
      takeControl(s, id, seat);
      // a turn that is under way when the player buys is not complete, unless it is that player's own (ge/turn-definitions/2)
      served(s, { card: id, seat, left: s.cards[id]!.owner === seat ? -1 : s.turnOf === seat ? 1 : 2 });
    };
  },
  () => '',
);
/** True if an auction has found no buyer. */
export const nobodyBids = v.test<[string]>(
  'nobodyBids',
  (_c, buyer) => (_s, f) => f.l[buyer] < 0,
  () => 'nobody bids',
);
/** A captive joins the fleet of the player who has bought it, where that player chooses. Without a place there it is discarded. */
export const soldTo = v.flow<[Ref, string]>(
  'soldTo',
  (c, captive, buyer) => {
    const places = cards(that(harbor, ofPlayer(buyer)));
    c.effect(
      when(
        some(places),
        choose(
          'home',
          { who: buyer, list: places, prompt: 'Where in your fleet does the crew go?' },
          sequence(worksFor(captive, buyer), moveTo(captive, 'home')),
        ),
        discard(captive),
      ),
    );
  },
  (t, captive, buyer) =>
    `${t.ref(captive)} joins the fleet of ${t.ref(buyer)} for one complete turn, and is then discarded, unless that player is its owner`,
);
