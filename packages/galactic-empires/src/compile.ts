import { capitalized, type Effect, type Frame, type Teller, type Test } from '@orrery/kernel';
import { type CardDef, type CardSource, type CompiledText, DEFS, idOf, type Static } from './card.ts';
import { programs, v } from './language.ts';
import type { GeState, Phase } from './state.ts';
import { USUAL_PLACE } from './words/index.ts';

/** True for a card that is gone once it has done what it says. */
export const passes = (source: CardSource): boolean =>
  source.effect !== undefined && !source.stays && (source.type === 'L' || source.type === 'O');

/** Compiles a card and adds it to the definitions. @throws Error when a word in it is wrong */
export function compileCard(source: CardSource): CardDef {
  const c = v.reader(programs);
  const id = idOf(source);
  const program = (what: string, effect: Effect) => programs.add(`ge:${id}:${what}`, v.compile(programs, [effect]));
  const text = (what: string, x: { if?: Test; effect: Effect }): CompiledText => ({
    holds: x.if ? c.test(x.if) : null,
    program: program(what, x.effect),
  });
  const on = source.on ?? USUAL_PLACE[source.type] ?? 'your fleet';
  const def: CardDef = {
    id,
    index: DEFS.length,
    source,
    on: typeof on === 'string' ? on : c.filter(on),
    when: source.when ? c.test(source.when) : null,
    play: source.effect ? program('play', source.effect) : -1,
    statics: (source.statics ?? []).map(x => ({
      k: x.k,
      to: c.filter(x.to),
      n: x.k === 'weapon damage' ? x.n : 0,
      of: x.k === 'ignores' ? c.filter(x.of) : null,
    })),
    triggered: (source.triggered ?? []).map((x, i) => ({ at: x.at, of: c.ref(x.of), ...text(`triggered ${i}`, x) })),
    responds: (source.responds ?? []).map((x, i) => text(`responds ${i}`, x)),
    instead: source.instead ? text('instead', source.instead) : null,
    ends: source.ends
      ? { research: c.amount(source.ends.research), from: source.ends.from ? c.filter(source.ends.from) : null }
      : null,
    natives: v.nativesIn(source),
  };
  DEFS.push(def);
  return def;
}

/** The research that ends a card; null for one that research does not end. */
export function researchToEnd(s: GeState, def: CardDef, f: Frame): number | null {
  return def.ends ? def.ends.research(s, f) : null;
}

const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const STEP: Readonly<Record<Phase, string>> = {
  'record keeping': 'Record Keeping Step',
  allocation: 'Allocation Phase',
  engagement: 'Engagement Phase',
  'play A': 'Play Cards Phase A',
  'weapons fire': 'Weapons Fire Phase',
  'play B': 'Play Cards Phase B',
  discard: 'Discard Phase',
  draw: 'Draw Cards Phase',
};

function staticText(t: Teller, x: Static): string {
  const to = `the ${t.filter(x.to)}`;
  switch (x.k) {
    case 'decides':
      return `in its own player's turn, you decide what ${to} does`;
    case 'kept':
      return `nobody may choose to discard ${to}`;
    case 'apart':
      return `no ${t.filter(x.to)} has an effect on anything outside, nor the other way round, and none protects a Sector HQ or Psy Network`;
    case 'stays engaged':
      return `${to} stays engaged`;
    case 'no command slot':
      return `${to} uses no command slot`;
    case 'weapon damage':
      return `weapon damage from ${to} to a target counts times ${x.n}, without the fraction`;
    case 'ignores':
      return `${to} ignores the harm of every ${t.filter(x.of)}`;
  }
}

/** A card's text, generated from the data that makes it work. */
export function cardText(source: CardSource): string[] {
  const t = v.teller({ you: 'you', self: 'this card', ...source.names });
  const place =
    source.on === undefined
      ? []
      : typeof source.on === 'string'
        ? [`played to ${source.on}`]
        : [`played on ${a(t.filter(source.on))}`];
  const sentences = [
    ...place,
    ...(source.when ? [`only while ${t.test(source.when)}`] : []),
    ...(source.effect ? [`when it is played, ${t.effect(source.effect)}`] : []),
    ...(source.statics ?? []).map(x => staticText(t, x)),
    ...(source.triggered ?? []).map(
      x =>
        `in ${x.of === 'you' ? 'your' : 'each'} ${STEP[x.at]}${x.of === 'you' ? '' : ` of ${t.ref(x.of)}`}, ${
          x.if ? `if ${t.test(x.if)}, ` : ''
        }${t.effect(x.effect)}`,
    ),
    ...(source.responds ?? []).map(x => `as a reaction, if ${t.test(x.if)}, you may ${t.effect(x.effect)}`),
    ...(source.instead ? [`if ${t.test(source.instead.if)}, instead ${t.effect(source.instead.effect)}`] : []),
    ...(source.ends
      ? [
          `discarded by research equal to ${t.amount(source.ends.research)}${
            source.ends.from ? `, applied by any card ${t.noun(source.ends.from).after}` : ''
          }`,
        ]
      : []),
  ];
  return sentences.map(x => `${capitalized(x)}.`);
}
