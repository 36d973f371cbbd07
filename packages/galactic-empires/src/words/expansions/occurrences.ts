import { type Amount, type CardId, type Filter, ownFrame, type Ref } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { choose, sequence, set, that, v, when } from '../../language.ts';
import type { PointKind } from '../../printed.ts';
import { hit } from '../../rules/damage/damage.ts';
import { changingEvent, eventFrame, type Fire } from '../../rules/play/events.ts';
import { turn } from '../../rules/table/card-position.ts';
import { hitHq } from '../../rules/table/sector-hq.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { inPlay } from '../../state.ts';
import { thatCard } from '../crew.ts';
import { lasts } from '../effects/lasting.ts';
import { crew, ofPlayer } from '../filters.ts';
import { happening } from '../happenings.ts';
import { cards, these } from '../lists.ts';
import { playerOf } from '../refs.ts';
import { besides } from '../resources.ts';
import { object } from '../statics.ts';
import { turnOf, wasChosen } from '../tests.ts';
import { beneath } from './mishaps.ts';

// Words of occurrences: headquarters, volleys at ships near terrain, plays in reaction, illness that spreads

/** Damages the Sector HQ or the Psy Network of a player. */
export const damageHeadquarters = v.effect(
  'damageHeadquarters',
  (c, who: Ref, n: Amount) => {
    const [read, points] = [c.ref(who), c.amount(n)];
    return (s, f) => {
      if (read(s, f) >= 0) hitHq(s, read(s, f), points(s, f), f.you, 'card');
    };
  },
  (t, who, n) => `${t.own(who, 'Sector HQ or Psy Network')} takes damage equal to ${t.amount(n)}`,
  (who, n) => ({ means: [[who, typeof n === 'number' ? -2 * n : -6]] }),
);
/** True for a volley with heavy weapons at a card that fits. */
export const heavyVolleyAt = v.test(
  'heavyVolleyAt',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.kind !== 'volley' || e.l.stopped || e.l.on < 0 || !fits(s, e.l.on, f)) return false;
      const { heavy, pierce } = e.l.fire as Fire;
      return heavy + pierce > 0;
    };
  },
  (t, filter) => `heavy weapons fire at ${v.trait(filter, 'named') ? object(t, filter) : t.one(filter)}`,
  undefined,
  { events: ['volley'] },
);
/** Makes points of heavy weapons in the volley hit another card. */
export const heavyStrikes = v.effect(
  'heavyStrikes',
  (c, card: Ref, most: number) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = changingEvent(s, f);
      const id = read(s, f);
      if (e === null || e.l.kind !== 'volley' || !inPlay(s, id)) return;
      const fire: Fire = e.l.fire;
      const heavy = Math.min(fire.heavy, most);
      const pierce = Math.min(fire.pierce, most - heavy);
      e.l.fire = { ...fire, heavy: fire.heavy - heavy, pierce: fire.pierce - pierce };
      hit(s, id, { n: heavy, pierce, source: 'weapons', by: e.l.by });
    };
  },
  (t, card, most) =>
    `${most} of its points of heavy weapons ${most === 1 ? 'hits' : 'hit'} ${t.ref(card)} in its place`,
  { means: [['you', 2]] },
);
/** Waits for a card to be played in reaction to a card that fits. */
export const comesInReactionTo = happening(
  'comesInReactionTo',
  'played',
  (c, to: Filter) => {
    const fits = c.filter(to);
    return (s, f) => {
      const { reaction, on, aims } = f.l.fact as { reaction: boolean; on: CardId; aims: readonly CardId[] };
      return reaction && [on, ...aims].some(id => id >= 0 && inPlay(s, id) && fits(s, id, f));
    };
  },
  (t, to) => `when a card is played in reaction to ${t.one(to)}`,
);
/** The play that has just been announced has no effect. */
export const negatesPlay = v.effect(
  'negatesPlay',
  () => (s, f) => {
    for (let i = s.stack.length - 1; i >= 0; i--) {
      const { kind, card } = s.stack[i]!.l;
      if (kind !== 'play' || card !== f.l.fact?.card) continue;
      ownFrame(s, i).l.stopped = true;
      return;
    }
  },
  () => 'that card has no effect',
)();
/** True if a card is no longer in play. */
export const hasLeft = v.test(
  'hasLeft',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => !inPlay(s, read(s, f));
  },
  (t, card) => `${t.ref(card)} has left play`,
);
/** A card affects another one, too, as long as this card is in play. What it disengages is disengaged at once. */
const spreads = v.flow<[Ref, Ref]>(
  'spreads',
  (c, card, to) => {
    const read = c.ref(to);
    c.effect(
      lasts({ k: 'also on', to: thatCard(card), of: thatCard(to), until: hasLeft('self') }, 'game', these(card)),
    );
    c.step({
      op: 'do',
      act: (s, f) => {
        const id = read(s, f);
        if (inPlay(s, id) && isUnder(s, KIND.disengaged, id)) turn(s, id, false);
      },
    });
  },
  (t, card, to) => `${t.ref(card)} affects ${t.ref(to)}, too`,
);
/** A card that is on crew affects up to two more crew of that fleet, which you choose. */
export const spreadsToTwo = v.flow<[Ref]>(
  'spreadsToTwo',
  (c, card) => {
    const mates = that(crew, ofPlayer(playerOf('ill')), besides('ill'));
    const catches = (name: string, which: Filter) =>
      choose(
        name,
        { list: cards(which), optional: true, prompt: 'Which other crew does that card affect, too?' },
        spreads('illness', name),
      );
    c.effect(
      sequence(
        set('illness', card),
        set('ill', beneath(card)),
        catches('second', mates),
        when(wasChosen('second'), catches('third', that(mates, besides('second')))),
      ),
    );
  },
  (t, card) => `${t.ref(card)} affects up to two other crew of the same fleet, too, which you choose`,
);
/** A card generates more points in the next Allocation Phase of its player. */
export const generatesNext = v.flow<[Ref, PointKind, number]>(
  'generatesNext',
  (c, card, what, n) => {
    const more = { k: 'makes', what, n } as const;
    c.effect(
      when(
        turnOf(playerOf(card)),
        lasts(more, { turns: 1 }, these(card)),
        lasts(more, { turns: 2, of: playerOf(card) }, these(card)),
      ),
    );
  },
  (t, card, what, n) => `${t.ref(card)} generates ${n} more ${what} in the next Allocation Phase of its player`,
);
