import { type CardId, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { type B5State, DIPLOMACY, INTRIGUE, LEADERSHIP, RACES } from '../state.ts';
import { rotated } from './cards-in-play.ts';
import { canAct } from './damage.ts';
import { addMod } from './mods.ts';
import { standing } from './standing.ts';
import { verb } from './verbs.ts';

const NOT_ASSISTANT = refuse('b5/assistant/6', 'It is not the assistant of your ambassador.');
const NOT_READY = refuse('b5/assistant/3', 'The assistant must be ready and not neutralized.');

/** True if the card is the assistant of this seat's ambassador, in whatever faction it is (b5/assistant/4, b5/assistant/8). */
export function assists(s: B5State, seat: Seat, id: CardId): boolean {
  const { race } = s.seats[seat]!;
  if (DEFS[s.cards[id]!.def]!.assists !== race) return false;
  return RACES[race] !== 'non-aligned' || s.cards[id]!.faction === seat;
}

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!s.cards[id] || !assists(s, seat, id)) return NOT_ASSISTANT;
  return canAct(s, id) ? null : NOT_READY;
}

v.procedure(
  'assist',
  v.rule('assist the ambassador', (s, f) => {
    const id: CardId = f.l.a;
    const { ambassador } = s.seats[f.you]!;
    rotated(s, { card: id });
    for (const what of [DIPLOMACY, INTRIGUE, LEADERSHIP])
      addMod(s, { kind: 'ability', source: id, card: ambassador, what, n: 1, until: 'rotated', sustainable: true });
  }),
);

v.procedure(
  'assist sponsoring',
  v.rule('cheapen the next sponsoring', (s, f) => {
    rotated(s, { card: f.l.a });
    addMod(s, {
      kind: 'assistant-discount',
      source: f.l.a,
      seat: f.you,
      card: s.seats[f.you]!.ambassador,
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
  procedure: 'assist',
});
verb({
  name: 'assist-sponsoring',
  list: list('assist-sponsoring'),
  judge,
  label: (s, a) => `${defOf(s, a).title} makes the ambassador's next sponsoring cheaper`,
  procedure: 'assist sponsoring',
});
