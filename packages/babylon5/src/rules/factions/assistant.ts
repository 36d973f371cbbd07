// Assistants: characters that rotate to help their ambassador (b5/assistant).
import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { fitting, thingsWith } from '../../menus.ts';
import { type B5State, cardsIn, DIPLOMACY, INNER, INTRIGUE, LEADERSHIP, SUPPORTING } from '../../state.ts';
import { canAct, turn } from '../cards/ready.ts';
import { addMod } from '../effects/lasting.ts';
import { standing } from '../effects/standing.ts';
import { verb } from '../verbs.ts';
import { kindOf } from './kinds.ts';
import { speciesAmbassador } from './league.ts';

const NOT_ASSISTANT = refuse('b5/assistant/6', "This card is not your ambassador's assistant.");
const OTHER_FACTION = refuse('b5/assistant/8', 'A Non-Aligned assistant can help only in its own faction.');
const HOME_AMBASSADOR = refuse(
  'b5/assistant/7',
  "The assistant serves the ambassador of its race's Babylon Project faction.",
);
const NO_ASSISTANT = refuse('b5/home-factions/5', "Only your race's ambassador to Babylon 5 has this assistant.");
const NOT_READY = refuse('b5/assistant/3', 'The assistant must be ready and not neutralized.');

/**
 * True if the card is the assistant of this seat's ambassador, in any faction (b5/assistant/4, b5/assistant/5, b5/assistant/7, b5/assistant/8,
 * b5/assistant/10). Of the four major races only the ambassador to Babylon 5 has one (b5/home-factions/5).
 */
export function assists(s: B5State, seat: Seat, id: CardId): boolean {
  if (DEFS[s.defs[id]!]!.assists !== s.seats[seat]!.race || !hasAssistant(s, seat)) return false;
  return !kindOf(s, seat).assistantInside || s.cards[id]!.faction === seat;
}

/** True if the faction is of a kind whose ambassador an assistant's text means (b5/assistant/7, b5/home-factions/5). */
function hasAssistant(s: B5State, seat: Seat): boolean {
  const { assistant } = kindOf(s, seat);
  return assistant === 'always' || (assistant === 'not by the engine rules' && s.ruleset !== 'engine');
}

/**
 * The reason why the card cannot assist this seat's ambassador: it is another's assistant, or a Non-Aligned one of another faction, or the faction is
 * of a kind without one.
 */
function notYours(s: B5State, seat: Seat, id: CardId): Refusal {
  const race = s.cards[id] ? DEFS[s.defs[id]!]!.assists : -1;
  if (race < 0 || race !== s.seats[seat]!.race) return NOT_ASSISTANT;
  if (hasAssistant(s, seat)) return OTHER_FACTION;
  return s.ruleset === 'engine' ? HOME_AMBASSADOR : NO_ASSISTANT;
}

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!s.cards[id] || !assists(s, seat, id)) return notYours(s, seat, id);
  return canAct(s, id) ? null : NOT_READY;
}

/** The ambassadors that an assistant may assist: its own; for the Non-Aligned, any species ambassador in its faction (b5/assistant/8). */
function aided(s: B5State, seat: Seat): CardId[] {
  const { ambassador } = s.seats[seat]!;
  if (!kindOf(s, seat).assistantInside) return [ambassador];
  return [INNER, SUPPORTING]
    .flatMap(kind => cardsIn(s, seat, kind))
    .filter(id => id === ambassador || speciesAmbassador(DEFS[s.defs[id]!]!));
}

const whom: Menu<B5State> = {
  name: 'aid',
  list: (s, f) => aided(s, f.you).map(id => option('card', id)),
  ...thingsWith(() => ({ stats: [0, 1, 3] })),
  prompt: (s, f) => `Which ambassador does ${defOf(s, f.l.a).title} aid?`,
  stakes: () => 'The assistant helps only that ambassador.',
  rule: 'b5/assistant/8',
};
/** An assistant has rotated for an ambassador (b5/assistant/1, b5/assistant/2). */
export const assisted = facts.define<{ card: CardId; ambassador: CardId }>('assisted', {
  aside: true,
  apply() {},
  show: { card: 'card', ambassador: 'card' },
  say: n => `${n.card} assists ${n.ambassador}.`,
  deed: true,
});

const chooseAided = ask(
  v,
  'choose whom to aid',
  { who: (_s: B5State, f: { you: Seat }) => [f.you], menu: whom },
  (_s, f, picks) => {
    f.l.ambassador = picks[0]![0]!.a;
  },
);

v.procedure(
  // b5/assistant/1, b5/assistant/9
  'assist',
  chooseAided,
  v.rule('assist the ambassador', (s, f) => {
    const id: CardId = f.l.a;
    const ambassador: CardId = f.l.ambassador;
    turn(s, id);
    assisted(s, { card: id, ambassador });
    for (const what of [DIPLOMACY, INTRIGUE, LEADERSHIP])
      addMod(s, { kind: 'ability', source: id, card: ambassador, what, n: 1, until: 'rotated', sustainable: true });
  }),
);

v.procedure(
  // b5/assistant/2
  'assist sponsoring',
  chooseAided,
  v.rule('cheapen the next sponsoring', (s, f) => {
    turn(s, f.l.a);
    assisted(s, { card: f.l.a, ambassador: f.l.ambassador });
    addMod(s, {
      kind: 'assistant-discount',
      source: f.l.a,
      seat: f.you,
      card: f.l.ambassador,
      n: -1,
      until: 'turn',
    });
  }),
);

function list(name: string) {
  return (s: B5State, seat: Seat, out: { push(o: ReturnType<typeof option>): void }) => {
    for (const id of standing(s).assistants) if (judge(s, seat, id) === null) out.push(option(name, id));
  };
}

verb({
  name: 'assist',
  list: list('assist'),
  judge,
  label: (s, a) => `${defOf(s, a).title} assists your ambassador`,
  note: () => 'it rotates; your ambassador has +1 Diplomacy, Intrigue and Leadership while it stays rotated',
  procedure: 'assist',
});
verb({
  name: 'assist-sponsoring',
  list: list('assist-sponsoring'),
  judge,
  label: (s, a) =>
    fitting(
      `${defOf(s, a).title}: the next card your ambassador sponsors costs 1 less`,
      `${defOf(s, a).title}: the ambassador's next card costs 1 less`,
    ),
  note: () => 'it rotates; the next card that your ambassador sponsors this turn costs 1 less',
  procedure: 'assist sponsoring',
});
