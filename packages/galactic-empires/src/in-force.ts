// Lasting effects of a position: what a card has left behind, and what crew has explored.
import { BadInput, type CardId, type Seat } from '@orrery/kernel';
import { DEFS } from './card.ts';
import { allInPlay } from './rules/table/stacks.ts';
import { LASTING } from './rules/texts/static-texts.ts';
import { isNamed } from './scenario/naming.ts';
import type { EffectInForce } from './scenario/shape.ts';
import type { GeState, Lasting } from './state.ts';

/** Returns a card in play by its name. @throws BadInput if there is none */
function inPlayNamed(s: GeState, name: string): CardId {
  const id = allInPlay(s).find(x => isNamed(s, x, name));
  if (id === undefined) throw new BadInput(`${name} is not in play.`);
  return id;
}

/** Returns the names of the texts that a card leaves behind, in their order. */
const leftBehind = (def: number): string[] =>
  [...LASTING.keys()].filter(name => name.startsWith(`ge:${DEFS[def]!.id}:`));

/** Makes an effect hold from the start of a position. @throws BadInput if the card leaves nothing behind, or no such effect */
export function putInForce(s: GeState, x: EffectInForce, def: number): void {
  const [by, player] = [(x.by ?? 1) - 1, (x.player ?? 0) - 1];
  for (const seat of [by, ...(player < 0 ? [] : [player])])
    if (s.seats[seat] === undefined) throw new BadInput(`There is no player ${seat + 1} for the effect of ${x.card}.`);
  const all = leftBehind(def);
  const rule = all[(x.effect ?? 1) - 1];
  if (rule === undefined)
    throw new BadInput(
      all.length === 0
        ? `${x.card} leaves no effect behind.`
        : `${x.card} leaves ${all.length === 1 ? 'one effect' : `${all.length} effects`} behind, so there is no number ${x.effect}.`,
    );
  const cards = x.on?.map(name => inPlayNamed(s, name)) ?? null;
  const self = allInPlay(s).find(id => s.defs[id] === def && s.cards[id]!.controller === by) ?? -1;
  add(s, { rule, you: by, self, l: localsFor(def, cards, player), n: x.n ?? 0, cards, of: by, turns: x.turns ?? 1 });
}

/** Returns what the text knew when it was made: for each of its targets, the cards or the player that the position names. */
function localsFor(def: number, cards: readonly CardId[] | null, player: Seat): Lasting['l'] {
  const { target = {}, functions = [], reactions = [] } = DEFS[def]!.sides[0]!.source;
  const names = [target, ...functions.map(x => x.target ?? {}), ...reactions.map(x => x.target ?? {})].flatMap(x =>
    Object.keys(x),
  );
  const known = cards === null ? (player < 0 ? null : player) : cards.length === 1 ? cards[0]! : cards;
  return known === null ? {} : Object.fromEntries(names.map(name => [name, known]));
}

/** Records that crew has explored a terrain in this complete turn (G2 Survey Mission). */
export function noteExplored(s: GeState, crew: CardId, terrain: string): void {
  const { controller } = s.cards[crew]!;
  const at = inPlayNamed(s, terrain);
  const l = { goer: crew, goal: at };
  add(s, { rule: explored(), you: controller, self: crew, l, n: 0, cards: [at], of: controller, turns: 1 });
}

/** Returns the name of a text that keeps what crew has explored. All carriers have the same one. */
const explored = (): string => [...LASTING].find(([, text]) => text.kind === 'explored')![0];

function add(s: GeState, lasting: Lasting): void {
  s.lasting = [...s.lasting, lasting];
  s.derived = null;
}
