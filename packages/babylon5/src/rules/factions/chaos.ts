// A Drakh player moves Chaos Tokens after each action (b5/drakh/18).
import { ask, type CardId, type Menu, type Option, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { fitting } from '../../menus.ts';
import { type B5State, inPlay } from '../../state.ts';
import { transferCounters } from '../politics/transfer.ts';
import { VERBS } from '../verbs.ts';
import { isDrakh } from './drakh-cards.ts';

const ONE_WAY = refuse('b5/drakh/18', 'You can move Chaos Tokens only from one card to one Drakh card.');

/** The ways in which a seat may move Chaos Tokens: from a card that it controls to a Drakh card that it controls. */
function ways(s: B5State, seat: Seat): Option[] {
  const { drakh, out } = s.seats[seat]!;
  if (!drakh || out) return [];
  const own: CardId[] = [];
  for (let id = 0; id < s.cards.length; id++) if (s.cards[id]!.controller === seat && inPlay(s, id)) own.push(id);
  const to = own.filter(id => isDrakh(DEFS[s.defs[id]!]!));
  return own.flatMap(from =>
    s.cards[from]!.chaos > 0 ? to.flatMap(id => (id === from ? [] : [option('chaos', from, id)])) : [],
  );
}

const menu: Menu<B5State> = {
  name: 'move chaos',
  list: (s, _f, seat) => ways(s, seat),
  label: (s, _f, o) =>
    fitting(
      `A Chaos Token from ${defOf(s, o.a).title} to ${defOf(s, o.b).title}`,
      `From ${defOf(s, o.a).title} to ${defOf(s, o.b).title}`,
    ),
  card: (s, _f, o) => defOf(s, o.a).title,
  note: (s, _f, o) => `${s.cards[o.a]!.chaos} there, ${s.cards[o.b]!.chaos} on ${defOf(s, o.b).title}`,
  prompt: () => 'Do you move Chaos Tokens? Choose once for each token.',
  stakes: () => 'After each of your actions you may move any number from 1 card to 1 Drakh card. All are alike.',
  rule: 'b5/drakh/18',
};

/** Why a plan breaks the rule: it names more than one way. */
const oneWay = (_s: B5State, _f: unknown, _seat: Seat, picks: readonly Option[]): Refusal | null =>
  picks.some(o => o.a !== picks[0]!.a || o.b !== picks[0]!.b) ? ONE_WAY : null;

/** The player who has just acted or passed moves Chaos Tokens (b5/drakh/18). Nobody is asked who has none. */
export const moveChaos = ask(
  v,
  'move chaos tokens',
  {
    who: (s, f) =>
      s.result === null && !VERBS.get(f.l.verb)?.free && f.you >= 0 && ways(s, f.you).length > 0 ? [f.you] : [],
    menu,
    min: () => 0,
    max: (s, _f, seat) => Math.max(0, ...ways(s, seat).map(o => s.cards[o.a]!.chaos)),
    skip: false,
    plan: { times: (s, _f, _seat, o) => s.cards[o.a]!.chaos, check: oneWay },
  },
  (s, _f, picks) => {
    const plan = picks[0] ?? [];
    if (plan.length > 0) transferCounters(s, plan[0]!.a, plan[0]!.b, 'chaos', plan.length);
  },
);
