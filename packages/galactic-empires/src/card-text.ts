import {
  type Amount,
  alternatives,
  articled,
  capitalized,
  type Effect,
  type Filter,
  inWords,
  type List,
  listed,
  listOf,
  many,
  mention,
  nounText,
  type Phrase,
  realize,
  type Teller,
  type Test,
} from '@orrery/kernel';
import type { CardSource, Functional, Gate, Place, Reacting, SideText, StaticSource } from './card.ts';
import { all, v } from './language.ts';
import { TYPE_NAMES } from './names.ts';
import { type CardType, type FieldFunction, listName } from './printed.ts';
import { MOST_USES } from './rules/play/card-actions-limit.ts';
import { NO_BOUND } from './words/amounts.ts';
import { boundOf } from './words/crew.ts';
import { ANOTHER } from './words/filters.ts';
import { allOf, staticText } from './words/statics.ts';

/** Returns the type of a card in play; the first printed type where it may be either. */
const typeInPlay = (card: CardSource): CardType => card.types.find(x => x !== card.playedAs) ?? card.types[0]!;

/** The teller of a card's text. It calls the card by its type, and the card that it lies on by a short name. */
export const tellerFor = (card: CardSource): Teller =>
  v.teller({
    you: 'you',
    self: `this ${TYPE_NAMES[typeInPlay(card)]}`,
    host: card.types[0] === 'E' ? 'its unit' : 'its host',
    fact: 'it',
    seat: 'that player',
    ...card.names,
  });

/** Writes an effect as a clause. */
export const effectText = (t: Teller, effect: Effect): string => realize(t.effect(effect));

/** Names several cards that a filter fits: of other players, who need not be the same player. */
function severalOf(t: Teller, which: Filter): Phrase {
  const noun = t.noun(which);
  return nounText(noun.of === ANOTHER ? { ...noun, of: 'other players' } : noun, true);
}

/** Names what is to be chosen: `a ship of another player`, `2 terrain`. */
export function targetPhrase(
  t: Teller,
  spec: { readonly of: Filter | List; readonly min?: number; readonly max?: Amount; readonly each?: 'opponent' },
): string {
  const { of, min = 1, max, each } = spec;
  if (each !== undefined) return articled(nounText({ ...t.noun(of as Filter), of: 'each other player who has one' }));
  if (max === 1 && min === 0)
    return `up to one ${v.isFilter(of) ? t.filter(of as Filter) : `of ${t.list(of as List)}`}`;
  const many = max !== undefined && max !== 1;
  const noun = v.isFilter(of)
    ? many || min > 1
      ? severalOf(t, of as Filter)
      : t.filter(of as Filter)
    : many || min > 1
      ? `of ${t.list(of as List)}`
      : t.oneOf(of as List);
  if (max !== undefined)
    return min === max
      ? `${min} ${noun}`
      : typeof max !== 'number' && min === 1
        ? `${noun}, at most as many as ${t.amount(max)}`
        : `${min === 0 ? 'up to' : `${min} to`} ${t.amount(max)} ${noun}`;
  return min > 1 ? `${min} ${noun}` : min === 0 ? `up to one ${noun}` : v.isFilter(of) ? t.one(of as Filter) : noun;
}

/** Says where a card is played; '' where its type says it. */
function placeText(t: Teller, on: Place): string {
  if (on === 'your fleet') return 'played to your fleet';
  if (on === 'your discard pile') return 'played to your discard pile';
  if (on === 'the time origin') return 'played to the time origin';
  if (on === 'a fleet') return 'played to any fleet';
  if (on === 'what is being played') return '';
  if (on === 'an opponent') return 'played against the fleet of another player';
  if (on === 'space or your terrain' || on === 'space') return '';
  return `played on ${t.one(on)}`;
}

/** What destroys a card, as words before `equal to its strength`. */
const TAKES: Readonly<Record<string, string>> = {
  phasers: 'phaser fire',
  'heavy weapons': 'heavy weapons fire',
  weapons: 'weapons fire',
  'card damage': 'card damage',
  hazards: 'damage from hazards',
  crew: 'damage from attacks of crew',
  research: 'research',
  'time damage': 'time damage at the time origin',
  'other weapons': 'fire of light weapons that are no phasers',
  'psy damage': 'psy damage',
};

/** Says what destroys a card. */
function baneText(bane: NonNullable<SideText['bane']>): string {
  const takes = bane.map(b => TAKES[b]!);
  const all = bane.includes('heavy weapons') && bane.includes('other weapons');
  const list = all ? ['fire of weapons other than phasers'] : takes;
  return `destroyed by ${list.length > 2 ? `${list.slice(0, -1).join(', ')} or ${list.at(-1)}` : list.join(' or ')} equal to its strength`;
}

/** Names targets and says what is done to them. An effect that names its targets itself stands alone. */
function doingText(t: Teller, x: Pick<Functional, 'target' | 'effect' | 'spent'>): string {
  const own = v.trait(x.effect, 'tellsTargets')
    ? []
    : Object.values(x.target ?? {}).map(spec => ({
        by: 'w' in spec || spec.by === undefined ? 'you' : t.ref(spec.by),
        what: targetPhrase(t, 'w' in spec ? { of: spec } : spec),
      }));
  const [mine, theirs] = [own.filter(x => x.by === 'you'), own.filter(x => x.by !== 'you')];
  return [
    mine.length > 0 ? `choose ${mine.map(x => x.what).join(' and ')}` : '',
    ...theirs.map(x => `${x.by} chooses ${x.what}`),
    effectText(t, x.effect),
    x.spent ? `then discard ${t.ref('self')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Says what is done to targets, for a button. The first mention describes each of them: `a ship of another player takes 1 damage`. */
export function deedText(t: Teller, x: Pick<Gate, 'target' | 'effect'>): string {
  const targets = v.trait(x.effect, 'tellsTargets') ? [] : Object.entries(x.target ?? {});
  const own = targets.reduce((teller, [name, spec]) => {
    const phrase = targetPhrase(teller, 'w' in spec ? { of: spec } : spec);
    return teller.with({ [name]: mention(name, phrase, 'named', { again: t.ref(name) }) });
  }, t);
  return effectText(own, x.effect) || realize(doingText(t, x));
}

/** How a card comes into play, where it does not come disengaged until its points are met. */
const ENTERS: Readonly<Record<NonNullable<SideText['enters']>, string>> = {
  engaged: 'it comes into play engaged',
  disengaged: 'it comes into play disengaged',
  armed: 'it comes into play engaged, with its weapons ready to fire',
  'engaged in reaction': 'played in reaction, it comes into play engaged',
};

const COUNTS = ['no', 'one', 'two', 'three'];

/** Writes the functions of a field, a sentence each, with the strength that a psy needs for it (ge/psy-rules/14). */
const psyFunctionTexts = (t: Teller, functions: readonly Functional[], printed: readonly FieldFunction[]): string[] =>
  functions.map((fn, i) => {
    const { from, name } = printed[i]!;
    const who = `psys of strength ${from} or more`;
    return `${name === undefined ? `for ${who}` : `${name}, for ${who}`}: ${doingText(t, fn)}`;
  });

/** Writes how often a function can be used in a turn, if its number of uses is a small number or has no limit. */
const timesTold = ({ uses }: Functional): string =>
  uses === MOST_USES ? ', any number of times' : typeof uses === 'number' && uses < 6 ? `, up to ${uses} times` : '';

/** Writes functions, a sentence each. Functions that share a limit per turn share a sentence. */
function functionTexts(t: Teller, functions: readonly Functional[], printed?: readonly FieldFunction[]): string[] {
  if (printed !== undefined) return psyFunctionTexts(t, functions, printed);
  const among = functions.filter(fn => fn.oneOf !== undefined);
  const single = (fn: Functional) =>
    `each turn${timesTold(fn)}${fn.aPlay ? ', as a Card Play' : ''}${fn.by === 'host' ? `, done by the player of ${t.ref('host')}` : fn.by === 'visitor' ? ', done by another player' : ''}${fn.when ? `, if ${t.test(fn.when)}` : ''}: ${doingText(t, fn)}`;
  if (among.length < 2) return functions.map(single);
  const each = among.map(
    (fn, i) => `(${'abcdefgh'[i]}) ${fn.when ? `while ${t.test(fn.when)}, ` : ''}${doingText(t, fn)}`,
  );
  return [
    `each turn, ${COUNTS[among[0]!.oneOf!] ?? among[0]!.oneOf} of these: ${each.slice(0, -1).join('; ')}; or ${each.at(-1)}`,
    ...functions.filter(fn => fn.oneOf === undefined).map(single),
  ];
}

/** Returns true for a condition that only asks for something to choose from, where the choice follows at once. */
function isImplied(when: Test, { target = {}, effect }: Pick<SideText, 'target' | 'effect'>): boolean {
  const [first] = Object.values(target);
  const from = first ?? (effect?.w === 'choose' ? (effect.a[1] as { readonly list: List }).list : undefined);
  const list = from !== undefined && 'of' in from ? from.of : from;
  return when.w === 'some' && JSON.stringify(when.a[0]) === JSON.stringify(list);
}

/** Writes a reaction: from the hand, from play, or from either. A card that stays in play says that it is played. */
function reactionText(t: Teller, r: Reacting, stays: boolean): string {
  const told = doingText(t, r);
  const when = `when ${t.test(r.when && !isImplied(r.when, r) ? all(r.on, r.when) : r.on)}`;
  if (r.from === 'both') return `as a reaction, from your hand or from play, ${when}, ${told}`;
  if (r.from === 'play') return `as a reaction, ${r.often ? '' : 'once each turn, '}${when}, ${told}`;
  return stays && !v.trait(r.effect, 'playsIt')
    ? `as a reaction, it can be played ${when}: ${told}`
    : `as a reaction, ${when}, ${told}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Writes a reaction that does what a function does. One sentence stands for all that answer the same events. */
function functionText(t: Teller, r: Reacting, first: Reacting): string[] {
  if (r.from === 'play') return [`as a reaction, when ${t.test(r.on)}, ${r.label ?? 'that function'} can be used`];
  const users = r.users === undefined ? '' : `, with ${t.one(r.users)}`;
  if (r === first)
    return [`as a reaction, when ${t.test(r.on)}, play it and do at once what it does each turn${users}`];
  if (r.on === first.on) return [];
  return [`as a reaction, when ${t.test(r.on)}, play it for its ${ORDINALS[r.asFunction!]} function${users}`];
}

/** Writes reactions, a sentence each. A reaction that does what the card does each turn does not repeat it. */
function reactionTexts(t: Teller, reactions: readonly Reacting[], played: SideText): string[] {
  const first = reactions.find(r => r.asFunction !== undefined);
  const same = (r: Reacting) =>
    played.effect !== undefined &&
    (['effect', 'target', 'when'] as const).every(k => JSON.stringify(r[k]) === JSON.stringify(played[k]));
  return reactions.flatMap(r =>
    same(r)
      ? [`as a reaction, it can be played for the same when ${t.test(r.on)}`]
      : r.asFunction !== undefined
        ? functionText(t, r, first!)
        : [reactionText(t, r, played.after === undefined)],
  );
}

/** Joins static texts that differ only in their kind of points: `1 more supply and economy`. */
function mergedStatics(list: readonly StaticSource[]): StaticSource[] {
  const out: StaticSource[] = [];
  const rest = ({ what: _what, ...x }: StaticSource) => JSON.stringify(x);
  for (const st of list) {
    const same = out.findIndex(x => x.what !== undefined && st.what !== undefined && rest(x) === rest(st));
    if (same < 0) out.push(st);
    else {
      const before = out[same]!.what!;
      out[same] = { ...st, what: listOf([...alternatives(before, 'and'), st.what!], 'and') };
    }
  }
  return out;
}

/** Returns true for a text about the points of terrain that a text about the points of all cards already says (H5 EM Burst). */
function isCovered({ k, to, ...said }: StaticSource, list: readonly StaticSource[]): boolean {
  const whose = (filter: Filter | undefined, but: string) =>
    JSON.stringify(filter === undefined ? [] : v.parts(filter).filter(part => part.w !== but));
  return (
    k === 'output' &&
    list.some(({ k: kind, to: all, ...same }) => {
      const wide = all !== undefined && v.parts(all).every(part => part.w !== 'terrain');
      return (
        kind === 'makes' &&
        wide &&
        JSON.stringify(same) === JSON.stringify(said) &&
        whose(all, 'other') === whose(to, 'terrain')
      );
    })
  );
}

/** What a class that the rules know adds to the card's text. */
const KNOWN_BY: Readonly<Record<string, string>> = {
  'science officers alone': 'only a Science Officer played in reaction negates it',
  'holds cards': 'when it leaves play, the cards under it are discarded',
  'past healing': 'damage to it is not healed',
  'healed by psys':
    'only functions of fields can heal it; it is discarded once it has got as many healing points as its strength',
  'harms what damage harms': 'it damages every monster there that damage of any kind harms',
  'their slot': 'it takes a command slot of that player, and none of yours',
  'kept when captured': 'when it is captured, it is not discarded, but goes over to the fleet of its captor',
  'small capsule': 'it is a small capsule',
  'heavy capsule': 'it is a heavy capsule',
  'dreadnought capsule': 'it is a dreadnought capsule',
  infester:
    'it holds one ship at a time, for as long as it is on its crew and that crew on that ship; several Infesters on one crew act together',
  'projects infestation':
    'Infesters on its crew hold a ship while that crew is at a location of your fleet, too, and research applied to them counts half',
  'two capsules': 'it carries one capsule of any size, or two whose strengths add up to 3 at most',
  'passes shields': 'the shields of other players do not keep it out',
  'travels free': 'it takes no room when crew is transported',
  'fires besides': 'it can also fire its weapons in a turn in which it uses a function',
  'sure of its victim': 'no other card takes the place of its victim',
  'used on missions': 'its crew can use its function on a there-and-back mission',
  chieftain: 'an Indirigan ship that cannot fire at its location need not fire there before it fires elsewhere',
  'stands no round': 'while it works, no Bar Tender can make you fetch the drinks',
  'for no system': 'no mine rack or mine deployment system takes it',
  'combat crew': 'it counts as combat crew',
  'answers anything': 'played in reaction, it can answer even a card that no crew can answer',
  'crew cannot answer': 'no crew can be played or used in reaction to it',
  'a Bar Tender negates': 'a Bar Tender played in reaction negates it',
  'carriers save from it': 'a transporter, shuttle or fighter played in reaction to it saves its victim',
  'returns when discarded': 'whenever it is discarded, even from the hand, it goes back to its owner’s hand',
  'one strength at all times':
    'when it would be discarded in a fleet, it goes to the time origin, where it has the same strength',
  'returns disengaged':
    'when it ends, the cards that it took away come back, disengaged, whether or not a command slot is free for them',
};

/** What saves a mine for another use (rules/mines.ts). */
const KEPT_MINE = 'in a mine rack, or with an active mine deployment system, it can be used again';

/** Says which points end a card. */
function endsText(t: Teller, x: NonNullable<SideText['ends']>): string {
  return x.while === undefined ? endedBy(t, x) : `${endedBy(t, x)}, which is possible only while ${t.test(x.while)}`;
}

function endedBy(t: Teller, { points, n, atOnce, withEngagement, nextTurn }: NonNullable<SideText['ends']>): string {
  if (nextTurn)
    return `once the ${points === 'repair' ? 'repair points' : points} applied to it ${points === 'repair' ? 'come' : 'comes'} to ${t.amount(n)}, it is discarded when the next turn of the player of ${t.ref('host')} begins`;
  if (points === 'those of its host')
    return `it is discarded once as many points of each kind have been applied to it as are printed on ${t.ref('host')}, with what working cards on it add`;
  if (typeof points === 'object')
    return `it is discarded once ${inWords(Object.entries(points).map(([kind, many]) => `${many} ${kind}`))} have been applied to it`;
  const { holds, n: bound } = boundOf(n!);
  if (typeof n !== 'number' && !atOnce)
    return `it is discarded once the ${points === 'repair' ? 'repair points' : points} applied to it ${points === 'repair' ? 'come' : 'comes'} to ${t.amount(bound)}${holds === null ? '' : `, but not before ${t.test(holds)}`}`;
  const sum = typeof n === 'number' ? many(n, `${points} point`) : `${points} equal to ${t.amount(n)}`;
  return `it is discarded once ${sum} ${n === 1 || typeof n !== 'number' ? 'has' : 'have'} been applied to it${atOnce ? ', all of it in one turn' : ''}${withEngagement ? `; ${points} that engages ${t.ref('host')} in that turn counts` : ''}`;
}

/** Says how many points a card can be given, behind the clause that allows it. */
function upTo(t: Teller, max: Amount): string {
  const { holds, n } = boundOf(max);
  const most = n === NO_BOUND ? '' : `, up to ${t.amount(n)}`;
  return holds === null ? most : `${most}, while ${t.test(holds)}`;
}

function bySource(t: Teller, x: SideText, fields?: readonly FieldFunction[]): string[] {
  const targets = Object.values(x.target ?? {}).map(spec => targetPhrase(t, 'w' in spec ? { of: spec } : spec));
  const played = [targets.length > 0 ? `choose ${targets.join(' and ')}` : '', x.effect ? effectText(t, x.effect) : '']
    .filter(Boolean)
    .join('; ');
  return [
    ...(x.on === undefined ? [] : [placeText(t, x.on)]),
    ...(x.free ? ['playing it takes no Card Play'] : []),
    ...(x.freeOn ? [`playing it on ${t.one(x.freeOn)} takes no Card Play`] : []),
    ...(x.when && !isImplied(x.when, x) ? [`only while ${t.test(x.when)}`] : []),
    ...(x.enters ? [ENTERS[x.enters]] : []),
    ...(played === '' ? [] : [`when it is played, ${played}`]),
    ...mergedStatics((x.always ?? []).filter((st, _i, list) => !isCovered(st, list))).map(st => staticText(t, st)),
    ...(x.combines ? ['it becomes one card with what it is played on, and adds its strength and its points'] : []),
    ...(x.joins ? [`it can join ${t.one(x.joins)}, and becomes one ship with it`] : []),
    ...(x.takes ? [`one ${t.filter(x.takes)} can be played on it, and becomes one card with it`] : []),
    ...Object.entries(x.only ?? {}).map(
      ([kind, which]) => `the ${kind} points that it generates go to ${allOf(t, which)} alone`,
    ),
    ...(x.is ?? []).flatMap(word => KNOWN_BY[word] ?? []),
    ...(x.is?.includes('mine') && !x.is.includes('for no system') ? [KEPT_MINE] : []),
    ...(x.inlets ?? []).map(
      inlet => `you can give it ${inlet.kind} points in your Allocation Phase${upTo(t, inlet.max)}`,
    ),
    ...(x.also?.includes('allocation')
      ? [
          x.before
            ? `it can be played only in your Allocation Phase${'makes' in x ? ': for its effect, before you allocate points, or for the points that it generates' : ', before you allocate points'}`
            : x.effect === undefined && x.after !== undefined
              ? 'it can be played only in your Allocation Phase, for the points that it generates'
              : 'it may be played in your Allocation Phase, too, for the points that it generates',
        ]
      : []),
    ...(x.spends
      ? [
          `in your Allocation Phase, its unit can use it up for ${Object.entries(x.spends)
            .map(([kind, n]) => `${n} ${kind}`)
            .join(' and ')}`,
        ]
      : []),
    ...functionTexts(t, x.functions ?? [], fields),
    ...reactionTexts(t, x.reactions ?? [], x),
    ...(x.hidden
      ? [
          `hidden: once ${t.test(x.hidden.when)}, expose it from your hand, at no Card Play, and ${effectText(t, x.hidden.effect)}`,
        ]
      : []),
    ...(x.exposed
      ? [
          `exposed: from one complete turn after it was played, ${t.test(x.exposed.on)}${x.exposed.if ? `, if ${t.test(x.exposed.if)}` : ''}, ${effectText(t, x.exposed.effect)}`,
        ]
      : []),
    ...(x.hidden || x.exposed ? ['once accomplished, it is laid on your Sector HQ'] : []),
    // a trigger that only counts is told where its count is used
    ...(x.whenever ?? [])
      .filter(w => doingText(t, w) !== '')
      .map(
        w =>
          `${w.once ? 'once each turn, ' : ''}${t.test(w.on)}${w.if ? `, if ${t.test(w.if)}` : ''}, ${w.may ? 'you may ' : ''}${doingText(t, w)}`,
      ),
    ...(x.instead ?? []).map(
      w => `if ${t.test(w.on)}${w.if ? ` and ${t.test(w.if)}` : ''}, instead ${effectText(t, w.effect)}`,
    ),
    ...(x.moves
      ? [
          x.moves.hunts
            ? `when ${t.ref('host')} is gone, it moves to ${t.one(x.moves.to)} of your choice`
            : `when the player of ${t.ref('host')} leaves the game, it moves to ${t.one(x.moves.to)} of your choice`,
        ]
      : []),
    ...(x.lasts === undefined
      ? []
      : [
          typeof x.lasts === 'number'
            ? `it lasts ${many(x.lasts, 'turn')}`
            : `it lasts for as many turns as ${t.amount(x.lasts)}`,
        ]),
    ...(x.bane ? [baneText(x.bane)] : []),
    ...(x.ends ? [endsText(t, x.ends)] : []),
    ...(x.after === undefined
      ? []
      : [
          x.after === 'bottom'
            ? 'it goes beneath the discard pile after use'
            : x.after === 'beneath the deck'
              ? 'it goes beneath its owner’s deck after use'
              : x.after === 'removed'
                ? 'it is removed from the game after use'
                : 'discarded after use',
        ]),
  ];
}

/** The fields that a discipline covers (ge/psy-rules/6, ge/psy-rules/7, ge/psy-rules/8, ge/psy-rules/9). */
const COVERED: Readonly<Record<string, string>> = {
  Fleet: 'fields of your fleet',
  Any: 'fields of any fleet',
  'Non-Fleet': 'fields of other fleets',
};

/** Says which functions of fields a card uses, and what each costs (ge/psy-rules/12). */
function disciplineTexts({ disciplines = [], either, types }: CardSource): string[] {
  const told = disciplines.map(
    ({ of, count, cost }) =>
      `${count === 1 ? 'one function' : `up to ${count} functions`} of ${COVERED[of] ?? `${of} Discipline fields of your fleet`}, for 1 ${cost}${count === 1 ? '' : ' each'}`,
  );
  return told.length === 0
    ? []
    : [`each turn ${types[0] === 'A' ? 'its host' : 'it'} can use ${told.join(either ? ', or ' : ', and ')}`];
}

/** Writes a card's text, one sentence a line, from the data that makes it work. */
export function cardText(source: CardSource): string[] {
  const t = tellerFor(source);
  const { other, ...first } = source;
  const { playedAs } = source;
  return [
    ...(playedAs
      ? [
          `it is played, and damage comes to its structure, as with ${TYPE_NAMES[playedAs]}; in all else it is a ${TYPE_NAMES[typeInPlay(source)]}, and its shields stop card damage`,
        ]
      : []),
    // a card that is no psy says first where it goes
    ...(source.types[0] === 'P' ? disciplineTexts(source) : []),
    ...bySource(t, first, source.fieldFunctions),
    ...(source.types[0] === 'P' ? [] : disciplineTexts(source)),
    ...(other ? bySource(t, other).map(line => `as ${TYPE_NAMES[source.types[1]!]}: ${line}`) : []),
  ]
    .filter(Boolean)
    .map(line => `${capitalized(realize(line))}.`);
}

/** Everything that a card's page shows. */
export interface CardSheet {
  readonly title: string;
  readonly subtitle: string | null;
  /** type and empire: `ship of the Argonian empire` */
  readonly kind: string;
  /** what it needs, generates and fires, and what protects it; '' for nothing */
  readonly needs: string;
  readonly makes: string;
  readonly defence: string;
  readonly weapons: string;
  readonly strength: number;
  readonly text: readonly string[];
  readonly provenance: Readonly<Record<string, 'face' | 'reconstructed'>>;
  readonly native: readonly string[];
  /** the number of pictures it was printed with */
  readonly prints: number;
}

const points = (list: Readonly<Record<string, number | undefined>> | undefined): string =>
  Object.entries(list ?? {})
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ');

/** Says in a line what a card is: `Clydon ship, strength 5`. */
export function kindOf(card: CardSource): string {
  const { types, empire, strength, second, timeStrength, disciplinesOf } = card;
  return capitalized(
    [
      `${empire === undefined ? '' : `${empire} `}${types.map(x => TYPE_NAMES[x]).join(' or ')}`,
      `strength ${strength}${second === undefined ? '' : ` or ${second}`}`,
      ...(timeStrength === undefined ? [] : [`strength ${timeStrength} at the time origin`]),
      ...(disciplinesOf === undefined ? [] : [`${listed(disciplinesOf)} Discipline`]),
      ...(card.reaction ? ['may be played in reaction'] : []),
      ...(card.persona ? ['persona'] : []),
    ].join(', '),
  );
}

/** Says how much time damage a card does in a fleet and at the time origin (ge/weapons/8). */
const timeDamageText = ({ fleet, origin }: NonNullable<CardSource['timeDamage']>): string =>
  fleet === origin ? `${fleet} time damage` : `${fleet} time damage in a fleet and ${origin} at the time origin`;

/** Writes a range of energy: `1 to 3`, or one number. */
const energyOf = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least} to ${most}`;

/** Returns what a card's page shows. Fields that the print leaves in doubt are marked `reconstructed`. */
export function cardSheet(card: CardSource): CardSheet {
  const text = cardText(card);
  const provenance: Record<string, 'face' | 'reconstructed'> = { face: 'face' };
  for (const field of [...(card.reconstructed ?? []), ...(card.unsure ?? [])]) provenance[field] = 'reconstructed';
  if (text.length > 0) provenance.text ??= card.provenance ?? 'face';
  const { types } = card;
  const weapons = [
    ...(card.phasers ? [`${card.phasers} ${card.phaserName ?? 'phaser'}${card.phasers > 1 ? 's' : ''}`] : []),
    ...(card.heavy ?? []).map(w => `${w.count} ${w.name}${w.energy ? ` (${energyOf(w.energy)} energy)` : ''}`),
    ...(card.weapons ?? []).map(w => `${w.count} ${w.name}`),
    ...(card.psyDamage ? [`${card.psyDamage} psy damage`] : []),
    ...(card.timePhasers ? [many(card.timePhasers, 'time phaser')] : []),
    ...(card.timeDamage ? [timeDamageText(card.timeDamage)] : []),
    ...(card.timeGenerators ? [many(card.timeGenerators, 'time damage generator')] : []),
    ...(card.magnifier ? [`phaser magnifier for up to ${card.magnifier} energy`] : []),
    ...(card.mineSystems ? [many(card.mineSystems, 'mine deployment system')] : []),
    ...(card.maneuvering ? [many(card.maneuvering, 'maneuvering system')] : []),
    ...(card.warfare ? [many(card.warfare, 'electronic warfare system')] : []),
    ...(card.transgates ? [many(card.transgates, 'transgate')] : []),
  ];
  const defence = [
    ...(card.shields ? [many(card.shields, 'shield')] : []),
    ...(card.nodes ? [`${card.nodes} node${card.nodes > 1 ? 's' : ''}`] : []),
    ...(card.armor ? [`armor ${card.armor}`] : []),
  ];
  return {
    title: listName(card),
    subtitle: card.subtitle ?? null,
    kind: kindOf(card),
    needs: card.requires
      ? `Needs ${points(card.requires)}${card.secondRequires ? `; as a ${TYPE_NAMES[types[1]!]} ${points(card.secondRequires)}` : ''}`
      : '',
    makes: card.makes ? `Generates ${points(card.makes)}` : '',
    defence: capitalized(defence.join(', ')),
    weapons: weapons.length > 0 ? `Weapons: ${weapons.join(', ')}` : '',
    strength: card.strength,
    text,
    provenance,
    native: v.nativesIn(card),
    prints: card.prints,
  };
}
