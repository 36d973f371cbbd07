import { articled, type Filter, type List, type Teller, type Word } from '@orrery/kernel';
import type { TargetSource } from '../card.ts';
import { v } from '../language.ts';
import { several } from './phrases.ts';

// How choices read

/** A target or a card given, as a phrase that follows `target` or `choose`, and how it is named afterwards. */
export function chosenText(t: Teller, x: TargetSource, target: boolean): { chosen: string; named: string } {
  const spec = 'of' in x ? x : { of: x as Filter | List };
  const list = v.isList(spec.of as Word);
  const by = 'by' in spec && spec.by !== undefined ? `${t.ref(spec.by)} ${target ? 'targets' : 'chooses'} ` : '';
  const told = list ? (t.single(spec.of as List) ?? t.list(spec.of as List)) : t.filter(spec.of as Filter);
  // what belongs to whoever chooses
  const phrase = by.startsWith('your opponent ') ? told.replace(/^your opponent's /, 'their ') : told;
  const many = 'max' in spec || ('min' in spec && spec.min !== 1);
  const kind = list ? v.kindOf(spec.of as List) : 'card';
  const noun = list
    ? kind === 'pending'
      ? phrase
          .replace(/ (at|here)\b.*$/, '')
          .replace(/^your (opponent's )?/, '')
          .replace(/^pending /, '')
      : kind === 'seat'
        ? 'player'
        : 'card'
    : (t.noun(spec.of as Filter).noun ?? t.noun(spec.of as Filter).soft ?? 'card');
  // `your character` would be a certain one
  const whoseIs = /^(your|their) /.exec(phrase)?.[1];
  const all = list ? `${several(phrase)}` : t.filter(spec.of as Filter, true);
  const one =
    whoseIs === undefined
      ? articled(phrase)
      : `one of ${whoseIs === 'their' ? all.replace(/^your opponent's /, 'their ') : all}`.replace(
          /^one of your other (?=[^ ]+ )/,
          'another of your ',
        );
  // of several kinds it is simply a card
  const named = `that ${noun.includes(' or ') ? 'card' : noun}`;
  if (!many) return { chosen: `${by}${one}`, named };
  const min = ('min' in spec ? spec.min : undefined) ?? 1;
  const max = 'max' in spec && spec.max !== undefined ? t.amount(spec.max) : String(min);
  const plural = (list ? t.list(spec.of as List) : t.filter(spec.of as Filter, true)).replace(/^the /, '');
  // as many as there are: any number of them
  const any = max === `the number of ${plural}`;
  const n = any ? 'any number' : String(min) === max ? max : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  const whose = any || /^(the|your) /.test(plural) ? ' of' : '';
  return { chosen: `${by}${n}${whose} ${plural}`, named: 'them' };
}
