import {
  type Compiler,
  type Filter,
  filterJudge,
  type List,
  listJudge,
  type ReadList,
  type Refusal,
  refuse,
  type Selection,
} from '@orrery/kernel';
import { v } from './language.ts';
import { type B5State, rows } from './state.ts';
import { cardsWhich } from './words/lists.ts';

const NOT_IN_PLAY = refuse('b5/targets/1', 'The target must be a character, group, fleet or location in play.');

/** As a target, a filter means the cards in play that fit it. */
export function asList(x: Filter | List): List {
  return v.isList(x) ? (x as List) : cardsWhich(x as Filter);
}

/** A single choice by the player who controls the card: gates ask for nothing else. */
const ONE = { min: 1, max: () => 1, many: false, by: (_s: B5State, f: { you: number }) => f.you } as const;

/** What an effect may not be used on. */
export interface Spare {
  readonly read: (read: ReadList<B5State>) => ReadList<B5State>;
  /** the rule that protects a thing that is left out */
  readonly refusal: (s: B5State, id: number) => Refusal;
}

/**
 * Compiles a choice from a filter or a list. Refusals of other things name the wanted kind (b5/targets/1).
 * @param spare leaves out the things that the effect may not be used on, with the rule that says so
 */
export function compileTarget(
  c: Compiler<B5State>,
  name: string,
  from: Filter | List,
  spare: Spare,
): Selection<B5State> {
  const list = asList(from);
  const all = c.list(list);
  const judged = v.isList(from)
    ? listJudge<B5State>(list, 'b5/targets/1', v.teller())
    : filterJudge(v, c, from as Filter, {
        holds: (s: B5State, id) => rows(s).includes(id),
        outside: NOT_IN_PLAY,
        rule: part => v.trait(part, 'rule') ?? 'b5/targets/1',
      });
  return {
    ...ONE,
    name,
    kind: v.kindOf(list),
    read: spare.read(all),
    judge: (s, f, id) => (all(s, f).includes(id) ? spare.refusal(s, id) : judged(s, f, id)),
  };
}

/** Compiles the choice of an own card for a cost: a fitting one of the cards that can be used for it. */
export function compileOwn(
  c: Compiler<B5State>,
  name: string,
  filter: Filter,
  usable: (s: B5State, id: number, you: number) => boolean,
  refusal: Refusal,
): Selection<B5State> {
  const fits = c.filter(filter);
  const judged = filterJudge(v, c, filter, {
    holds: (s: B5State, id) => rows(s).includes(id),
    outside: NOT_IN_PLAY,
    rule: part => v.trait(part, 'rule') ?? refusal.rule,
  });
  return {
    ...ONE,
    name,
    kind: 'card',
    read: (s, f) => rows(s).filter(id => usable(s, id, f.you) && fits(s, id, f)),
    judge: (s, f, id) => judged(s, f, id) ?? refusal,
  };
}
