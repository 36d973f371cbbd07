// Contingency cards: players put them face down under a card, a conflict or a faction, to wait there (b5/cards-contingency).
// Revealing them is in contingency-reveal.ts.
import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { THINGS } from '../../menus.ts';
import { type B5State, cardsIn, FACTION, HAND, INNER, players, rows, SUPPORTING, zone } from '../../state.ts';
import { isBlank } from '../effects/blanking.ts';
import { judgeKind } from '../factions/kinds.ts';
import { verb } from '../verbs.ts';
import { attached, moved } from './in-play.ts';
import { disloyal, foreign } from './loyalty.ts';

const NOT_IN_HAND = refuse('b5/cards-contingency/1', 'You can play only a contingency from your hand.');
const NO_TARGET = refuse('b5/cards-contingency/2', 'No card in play can have this contingency under it.');

/** The legal hosts of a contingency: cards of the kind and race in its type box that the player controls. */
export function contingencyTargets(s: B5State, seat: Seat, id: CardId): { kind: string; id: number }[] {
  const { contingency, race } = DEFS[s.defs[id]!]!.source;
  if (!contingency) return holders(s, seat, id).map(t => ({ kind: 'card', id: t }));
  if (contingency.under === 'faction')
    return players(s)
      .filter(p => p === seat)
      .map(p => ({ kind: 'seat', id: p }));
  if (contingency.under === 'conflict')
    return s.conflicts
      .filter(c => c.card >= 0 && c.stage === 'initiated' && c.seat === seat)
      .map(c => ({ kind: 'conflict', id: c.id }));
  const fits = DEFS[s.defs[id]!]!.enhances;
  const f = scene(seat, id);
  const waived = foreign(s, seat, id) && !disloyal(s, seat, id);
  return rows(s)
    .filter(
      t =>
        (contingency.anybodys === true || s.cards[t]!.controller === seat) &&
        (race === null || race === undefined || DEFS[s.defs[t]!]!.race === race || waived) &&
        (fits === null || fits(s, t, f)),
    )
    .map(t => ({ kind: 'card', id: t }));
}

/** The cards of a seat whose text allows this card under them, as a contingency (Consultants). */
function holders(s: B5State, seat: Seat, id: CardId): CardId[] {
  const list: CardId[] = [];
  for (const kind of [INNER, SUPPORTING]) {
    for (const t of cardsIn(s, seat, kind)) {
      const { holds } = DEFS[s.defs[t]!]!;
      if (holds !== null && s.cards[t]!.controller === seat && !isBlank(s, t) && holds(s, id, scene(seat, t)))
        list.push(t);
    }
  }
  return list;
}

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  const real = DEFS[s.defs[id]!]!.type === 'contingency';
  if (!real && holders(s, seat, id).length === 0) return NOT_IN_HAND;
  const kind = judgeKind(s, seat, id, 'play');
  if (kind !== null) return kind;
  return real && contingencyTargets(s, seat, id).length === 0 ? NO_TARGET : null;
}

const menu: Menu<B5State> = {
  name: 'lay under',
  list: (s, f, seat) => contingencyTargets(s, seat, f.l.a).map(t => option(t.kind, t.id)),
  ...THINGS,
  prompt: (s, f) => `Which card do you put ${defOf(s, f.l.a).title} under, face down?`,
  stakes: () =>
    'It waits there face down. You may reveal it when the event that it waits for happens. You lose it if the card above it leaves play first.',
  rule: 'b5/cards-contingency/1',
};

v.procedure(
  // b5/cards-contingency/19
  'contingency',
  ask(v, 'choose what it lies under', { who: (_s: B5State, f: { you: Seat }) => [f.you], menu }, (_s, f, picks) => {
    f.l.under = picks[0]![0]!;
  }),
  v.rule('lay contingency', (s, f) => {
    const { verb: kind, a } = f.l.under;
    if (kind === 'card') attached(s, { card: f.l.a, host: a, faceDown: true, controller: f.you });
    else if (kind === 'conflict')
      attached(s, { card: f.l.a, host: s.conflicts.find(c => c.id === a)!.card, faceDown: true, controller: f.you });
    else
      moved(s, {
        card: f.l.a,
        to: zone(a, FACTION),
        from: s.cards[f.l.a]!.zone,
        faceDown: true,
        faction: a,
        controller: f.you,
      });
  }),
);

verb({
  name: 'contingency',
  list(s, seat, out) {
    const others = cardsIn(s, seat, SUPPORTING).some(t => DEFS[s.defs[t]!]!.holds !== null);
    for (const id of cardsIn(s, seat, HAND))
      if ((others || DEFS[s.defs[id]!]!.type === 'contingency') && judge(s, seat, id) === null)
        out.push(option('contingency', id));
  },
  judge,
  label: (s, a) => `Lay ${defOf(s, a).title} face down`,
  note: () => 'it waits under a card; you may reveal it when its moment comes',
  procedure: 'contingency',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/cards-contingency/3
// - game.ts: b5/cards-contingency/4
// - rules/cards/contingency-arrange.ts: b5/cards-contingency/17
// - rules/cards/contingency-reveal.ts: b5/cards-contingency/5, b5/cards-contingency/6, b5/cards-contingency/7, b5/cards-contingency/8, b5/cards-contingency/9, b5/cards-contingency/10, b5/cards-contingency/11, b5/cards-contingency/12, b5/cards-contingency/15, b5/cards-contingency/16
// - rules/cards/in-play.ts: b5/cards-contingency/13
// - rules/rounds/action-round.ts: b5/cards-contingency/18
