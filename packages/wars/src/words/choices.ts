import {
  articled,
  clause,
  type Filter,
  type List,
  mention,
  type Phrase,
  realize,
  type Teller,
  tailOf,
  type Word,
} from '@orrery/kernel';
import type { TargetSource } from '../card.ts';
import { v } from '../language.ts';
import { withoutThe } from './amounts.ts';
import { fromPile, pendingKindOf } from './lists.ts';

// How texts tell choices

/** A chosen target or card: the phrase where it is chosen, and the phrase where it is mentioned later. */
export interface Chosen {
  /** the phrase that follows `target` or `choose`; if another player chooses, the whole clause */
  readonly chosen: Phrase;
  readonly named: Phrase;
  /** its noun: `unit` */
  readonly noun: string;
  readonly many: boolean;
  /** true if the phrase itself says who chooses */
  readonly byAnother: boolean;
}

/** Returns the noun for a chosen thing. */
function nounOf(t: Teller, x: Filter | List): string {
  if (!v.isList(x as Word)) {
    const { noun, soft = 'card' } = t.noun(x as Filter);
    return realize(noun ?? soft);
  }
  const kind = v.kindOf(x as List);
  return kind === 'pending' ? pendingKindOf(x as List) : kind === 'seat' ? 'player' : 'card';
}

/** Returns phrases for the things to choose from: whose they are, all of them, and one of them. */
function things(
  t: Teller,
  x: Filter | List,
  by: 'in' | 'from',
): { whose: Phrase | undefined; all: Phrase; one: Phrase } {
  if (!v.isList(x as Word))
    return { whose: t.noun(x as Filter).whose, all: t.filter(x as Filter, true), one: t.filter(x as Filter) };
  const whose = x.w === 'pendingOf' ? t.ref(x.a[1] as string) : undefined;
  const [pile, card] = by === 'in' ? [null, null] : [fromPile(t, x as List, true), fromPile(t, x as List)];
  if (pile !== null && card !== null) return { whose, all: pile, one: card };
  return { whose, all: t.list(x as List), one: t.single(x as List) ?? t.list(x as List) };
}

/** Returns the phrase for another card of yours: `another of your units here`. Returns null if the filter has no such meaning. */
function anotherOf(t: Teller, x: Filter | List): Phrase | null {
  if (v.isList(x as Word)) return null;
  const noun = t.noun(x as Filter);
  const { whose, before } = noun;
  if (whose === undefined || !v.parts(x as Filter).some(part => part.w === 'another' && part.a.length === 0))
    return null;
  if (tailOf(noun) === '' && before === 'other') return null;
  const rest = v.parts(x as Filter).filter(part => part.w !== 'another');
  return `another of ${t.filter({ w: 'that', a: rest } as Filter, true)}`;
}

/**
 * Writes the phrases for a choice.
 * @param local the name of the local that keeps it
 * @param target true if it is a target
 * @param from `from` if the cards are taken from their pile
 */
export function chosenText(
  t: Teller,
  local: string,
  x: TargetSource,
  target: boolean,
  from: 'in' | 'from' = 'in',
): Chosen {
  const spec = 'of' in x ? x : { of: x as Filter | List };
  const by = 'by' in spec && spec.by !== undefined ? t.ref(spec.by) : 'you';
  const { whose, all, one } = things(t, spec.of, from);
  const many = 'max' in spec || ('min' in spec && spec.min !== 1);
  const owner = v.isList(spec.of as Word) && v.trait(spec.of as List, 'cardsOf') === 'you' ? 'you' : '';
  const told = (what: Phrase): Phrase => (by === 'you' ? what : clause(by, target ? 'target' : 'choose', what));
  const kind = nounOf(t, spec.of);
  // if it can be of several kinds, call it a card
  const noun = kind.includes(' or ') ? 'card' : kind;
  const rest = { noun, many, byAnother: by !== 'you' };
  if (!many) {
    // `your character` would mean a certain one
    const single = whose === undefined ? articled(one) : (anotherOf(t, spec.of) ?? `one of ${all}`);
    return {
      ...rest,
      chosen: told(single),
      named: mention(local, `that ${noun}`, noun === 'player' ? 'player' : 'one', { owner }),
    };
  }
  const min = ('min' in spec ? spec.min : undefined) ?? 1;
  const max = 'max' in spec && spec.max !== undefined ? spec.max : min;
  const most = t.amount(max);
  const plural = withoutThe(all);
  // if all of them can be chosen: any number of them
  const any = typeof max !== 'number' && t.counted(max)?.of === plural;
  const n = any ? 'any number' : String(min) === most ? most : min === 0 ? `up to ${most}` : `${min} to ${most}`;
  return {
    ...rest,
    chosen: told(`${n}${any || whose !== undefined ? ' of' : ''} ${plural}`),
    named: mention(local, 'them', 'several', { owner }),
  };
}
