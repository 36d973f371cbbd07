// The words by which a card lets a player choose: a card or another thing, one of several ways, a number, or yes or no.
import { type Menu, type Option, option } from '../decision/decision.ts';
import type { CardId, Frame, Seat, State } from '../state/state.ts';
import { clause, firstPart, mention, partsOf } from '../text/phrase.ts';
import { askStep, yesNo } from './asking.ts';
import type { Compiler } from './compiler.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Effect, List, Ref, Test } from './word.ts';

/** The words for choices. */
export interface ChoiceWords {
  /** lets a player choose one item of a list, or one card that a filter fits. Stores it in the local `name`; -1 if nothing was chosen */
  choose(
    name: string,
    from: { who?: Ref; list: List; optional?: boolean; prompt: string; stakes?: string },
    ...then: Effect[]
  ): Effect;
  /** lets a player decide whether to do it */
  may(prompt: string, effect: Effect, who?: Ref): Effect;
  /** lets a player choose one of several ways, or none if `optional`. Ways whose test fails are not offered. If none is left, nothing happens */
  chooseOne(from: { who?: Ref; optional?: boolean; prompt: string; stakes?: string }, ...ways: Way[]): Effect;
  /** lets a player choose a number between two bounds */
  chooseNumber(name: string, from: NumberAsked): Effect;
}

/** One of the ways that `chooseOne` offers: the label for the player, the test for offering it, and its effect. */
export interface Way {
  readonly label: string;
  readonly if?: Test;
  readonly effect: Effect;
}

/** How a game writes the things that choices are about. */
export interface ChoiceNames<S extends State> {
  /** the name of a card, a seat or another kind of thing, for the player who chooses */
  name(s: S, kind: string, id: number, seat: Seat): string;
  /** a card's title */
  title(s: S, card: CardId): string;
  /** more information about a thing that can be chosen; '' for nothing */
  readonly note?: (s: S, kind: string, id: number, seat: Seat) => string;
  /** the text of the card whose program runs, as the asked seat reads it; '' if no card's text runs */
  readonly text?: (s: S, f: Frame, seat: Seat) => string;
  /** true if two options cannot differ in effect (`Menu.same`); absent if the game does not check */
  readonly same?: NonNullable<Menu<S>['same']>;
}

const one = () => 1;

/** The stakes of a choice that only the card text explains. The host shows that text. */
const BY_THE_CARD = 'The card text says what happens.';

/** The notes for a part of a card's text that a player may do or skip. */
const MAY = { yes: 'it is done', no: 'this part of the card does nothing' };

/** A question for a number. */
interface NumberAsked {
  readonly who?: Ref;
  readonly min: Amount;
  readonly max: Amount;
  readonly prompt: string;
  readonly stakes?: string;
  /** the meaning of a number, with `#` in its place: `# influence is spent` */
  readonly means?: string;
}

/** Returns true if the text begins with the chosen thing, or with something that belongs to it. */
function startsWith(told: string, name: string): boolean {
  const [first] = partsOf(told);
  return typeof first === 'object' && first.kind === 'mention' && first.key === name;
}

/** Declares the words for choices in a vocabulary. */
export function choiceWords<S extends State>(v: Vocabulary<S>, naming: ChoiceNames<S>): ChoiceWords {
  /** the stakes when a card's text asks: that text */
  const says = (s: S, f: Frame, seat: Seat): string => naming.text?.(s, f, seat) || BY_THE_CARD;

  const seatOf = (c: Compiler<S>, who: Ref = 'you'): ((s: S, f: Frame) => readonly number[]) => {
    const read = c.ref(who);
    return (s, f) => [read(s, f)];
  };

  const choose = v.flow(
    'choose',
    (
      c,
      name: string,
      from: { who?: Ref; list: List; optional?: boolean; prompt: string; stakes?: string },
      ...then: Effect[]
    ) => {
      const read = c.list(from.list);
      const kind = v.kindOf(from.list);
      const menu: Menu<S> = {
        name: 'choose',
        list: (s, f) => read(s, f).map(id => option(kind, id)),
        label: (s, _f, o, seat) => naming.name(s, kind, o.a, seat),
        ...(naming.same === undefined ? {} : { same: naming.same }),
        prompt: () => from.prompt,
        stakes: (s, f, seat) =>
          from.stakes ?? `${says(s, f, seat)}${from.optional ? ' You may also choose none.' : ''}`,
        note: (s, _f, o, seat) => naming.note?.(s, kind, o.a, seat) ?? '',
        card: (s, _f, o) => (kind === 'card' ? naming.title(s, o.a) : null),
      };
      c.step(
        askStep(
          { who: seatOf(c, from.who), menu, min: from.optional ? () => 0 : one, max: one, skip: !from.optional },
          (_s, f, picks) => {
            f.l[name] = picks[0]?.[0]?.a ?? -1;
          },
        ),
      );
      if (then.length) {
        const none = c.unless((_s, f) => f.l[name] >= 0);
        for (const e of then) c.effect(e);
        c.land(none);
      }
    },
    (t, name, from, ...then) => {
      const who = from.who ? t.ref(from.who) : 'you';
      // if the list names its items one by one, the text says `that one`
      const it = v.trait(from.list, 'certain') ? 'that one' : t.pronoun(from.list);
      const owner = v.trait(from.list, 'cardsOf') === 'you' ? 'you' : '';
      const player = v.kindOf(from.list) === 'seat';
      const number = player ? 'player' : it === 'it' || it === 'that one' ? 'one' : 'named';
      const named = mention(name, it, number, { owner });
      const offered = mention(name, t.oneOf(from.list), number, { owner });
      const doer = who === 'you' && !from.optional ? '' : who;
      const chosen = clause(doer, from.optional ? 'may choose' : 'choose', offered);
      const told = t.with({ [name]: named }).effects(then);
      const first = firstPart(told);
      // if the chosen thing is the subject, its text is a separate clause
      const alone = startsWith(told, name) || (first?.kind === 'clause' && first.who === named);
      return then.length ? `${chosen}${alone ? ';' : ' and'} ${told}` : chosen;
    },
  );

  const may = v.flow(
    'may',
    (c, prompt: string, effect: Effect, who?: Ref) => {
      const said = c.name('said');
      c.step(
        askStep({ who: seatOf(c, who), menu: yesNo(() => prompt, { ...MAY, stakes: says }) }, (_s, f, picks) => {
          f.l[said] = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      const no = c.unless((_s, f) => f.l[said] === 1);
      c.effect(effect);
      c.land(no);
    },
    (t, _prompt, effect, who) => `${who ? t.ref(who) : 'you'} may ${t.effect(effect)}`,
  );

  const chooseOne = v.flow<[{ who?: Ref; optional?: boolean; prompt: string; stakes?: string }, ...Way[]]>(
    'chooseOne',
    (c, from, ...ways) => {
      const chosen = c.name('way');
      const open = ways.map(way => (way.if ? c.test(way.if) : () => true));
      const menu: Menu<S> = {
        name: 'way',
        list: (s, f) => ways.flatMap((_, i) => (open[i]!(s, f) ? [option('way', i)] : [])),
        label: (_s, _f, o) => ways[o.a]!.label,
        prompt: () => from.prompt,
        stakes: (s, f, seat) => from.stakes ?? `Only what you choose happens. ${says(s, f, seat)}`,
      };
      const optional = from.optional === true;
      c.step(
        askStep(
          { who: seatOf(c, from.who), menu, min: optional ? () => 0 : one, max: one, skip: !optional },
          (_s, f, picks) => {
            f.l[chosen] = picks[0]?.[0]?.a ?? -1;
          },
        ),
      );
      const outs = ways.map((way, i) => {
        const not = c.unless((_s, f) => f.l[chosen] === i);
        c.effect(way.effect);
        const out = c.go();
        c.land(not);
        return out;
      });
      for (const out of outs) c.land(out);
    },
    (t, from, ...ways) => {
      const who = from.who ? t.ref(from.who) : 'you';
      const told = ways.map(way => `${way.if ? `(only if ${t.test(way.if)}) ` : ''}${t.effect(way.effect)}`);
      const chooses = from.optional ? `${who} may choose` : who === 'you' ? 'choose' : `${who} chooses`;
      return `${chooses} one: ${told.join('; or ')}`;
    },
  );

  const chooseNumber = v.flow(
    'chooseNumber',
    (c, name: string, from: NumberAsked) => {
      const min = c.amount(from.min);
      const max = c.amount(from.max);
      const menu: Menu<S> = {
        name: 'number',
        list: (s, f) => {
          const list: Option[] = [];
          for (let n = min(s, f), most = max(s, f); n <= most; n++) list.push(option('number', n));
          return list;
        },
        label: (_s, _f, o) => String(o.a),
        prompt: () => from.prompt,
        stakes: (s, f, seat) => from.stakes ?? says(s, f, seat),
        note: (_s, _f, o) => from.means?.replaceAll('#', String(o.a)) ?? '',
      };
      c.step(
        askStep({ who: seatOf(c, from.who), menu }, (_s, f, picks) => {
          f.l[name] = picks[0]?.[0]?.a ?? 0;
        }),
      );
    },
    (t, _name, from) =>
      `${from.who && t.ref(from.who) !== 'you' ? `${t.ref(from.who)} names` : 'name'} a number from ${t.amount(from.min)} to ${t.amount(from.max)}`,
  );

  return { choose, may, chooseOne, chooseNumber };
}
