// Endless effects: the players vote whether a choice stands without the endless text, or is undone.
import { type Ask, type Menu, type Option, option, optionId } from '../decision/decision.ts';
import { Endless } from '../errors.ts';
import { type Game, push } from '../game.ts';
import { roll } from '../state/random.ts';
import { type CardId, type Frame, ownFrame, type Seat, type State } from '../state/state.ts';
import { type Knowers, knower, learn } from '../view/unseen.ts';
import type { Step } from './program.ts';

/** The name of the kernel's own program for the vote on an endless effect. */
export const UNRESOLVED = 'unresolved';

/** How a game decides when cards act on each other without end: by a vote of the players. */
export interface Unresolved {
  /** the catalogue rule of the vote */
  readonly rule: string;
}

/** A choice that never ended, in the frame of the vote (`l.interrupted`). */
export interface Interrupted {
  /** the question that it answered, without the answer */
  readonly ask: Ask;
  /** the chosen options by the seats of the question; null in a world whose viewer does not know them */
  readonly picks: readonly (readonly Option[])[] | null;
  /** the name of the endless program; it is skipped if the choice stands */
  readonly text: string;
  /** the viewers who knew the card of that text when the choice was undone */
  readonly known: Knowers;
  /** true if it was undone before and chosen again */
  readonly again: boolean;
  /** true if the choice stands without that text; null during the vote */
  readonly stands: boolean | null;
}

/** A choice that was undone, in the frame of its question (`l.takenBack`). */
interface TakenBack {
  readonly decision: number;
  readonly picks: readonly (readonly string[])[];
}

const idsOf = (picks: readonly (readonly Option[])[]): readonly (readonly string[])[] =>
  picks.map(p => p.map(optionId));

/** Returns the endless choice that the players vote on; null if there is no vote. */
export function interrupted<S extends State>(game: Game<S>, s: S): Interrupted | null {
  const top = s.stack[s.stack.length - 1];
  return top !== undefined && top.program === game.programs.find(UNRESOLVED) ? top.l.interrupted : null;
}

/** The last step of the vote's program. */
const RESOLVE = 3;

/** Gives a game the program of the vote and the facts that tell it. Called once, during the setup of the game. */
export function addVote<S extends State>(game: Game<S>, { rule }: Unresolved): void {
  const { facts, programs } = game;
  const about = (f: Frame): Interrupted => f.l.interrupted;
  const knows = (s: S, card: CardId, seat: Seat) =>
    game.knows(s, card, seat) || (s.cards[card]!.known & knower(seat)) !== 0;
  const known = (s: S, f: Frame, seat: Seat) => f.self >= 0 && knows(s, f.self, seat);
  const noEnd = facts.define<{ card: number; known: Knowers; stands: boolean | null }>('unresolved', {
    // cards seen before the choice was undone stay seen
    apply: (s, { card, known }) => {
      if (card >= 0) learn(s, card, known);
    },
    show: { card: 'card', stands: 'plain' },
    opens: (_s, x, viewer) => viewer !== 'all' && (x.known & knower(viewer)) !== 0,
    say: (n, { stands }) => {
      const what = n.card === '' ? 'This effect' : `The effect of ${n.card}`;
      if (stands === null) return `${what} never ends: all players vote on what happens.`;
      return `${what} never ends: ${stands ? 'it does nothing this time' : 'the choice is undone'}.`;
    },
  });
  const decided = facts.define<{ stands: boolean; ayes: number; noes: number; die: number }>('unresolved decided', {
    apply: () => {},
    show: 'all',
    say: (n, { stands, die }) => {
      const way = stands ? 'the choice stands, and that effect does nothing this time' : 'the choice is undone';
      return `The vote is ${n.ayes} to ${n.noes}${die === 0 ? '' : `, and the die shows ${n.die}`}: ${way}.`;
    },
  });
  const menu: Menu<S> = {
    name: UNRESOLVED,
    list: () => [option('stands'), option('back')],
    label: (_s, f, o) =>
      o.verb === 'stands'
        ? 'Keep the choice without that effect'
        : `Undo the choice and let player ${f.you + 1} choose again`,
    prompt: (s, f, seat) => {
      const card = known(s, f, seat) ? facts.names.title(s, f.self) : 'a card';
      return `${f.self < 0 ? 'This effect' : `The effect of ${card}`} never ends. What happens?`;
    },
    stakes: () => 'All players vote in secret. Most votes decide. A die decides a tie.',
    rule,
    note: (_s, _f, o) =>
      o.verb === 'stands'
        ? 'that effect does nothing; all else happens'
        : 'if the player chooses the same again, that effect does nothing',
    card: (s, f, _o, seat) => (known(s, f, seat) ? facts.names.title(s, f.self) : null),
  };
  const one = () => 1;
  const steps: Step<S>[] = [
    {
      op: 'do',
      act: (s, f) => {
        const { known, stands } = about(f);
        noEnd(s, { card: f.self, known, stands });
      },
    },
    { op: 'unless', holds: (_s, f) => about(f).stands === null, to: RESOLVE },
    {
      op: 'ask',
      who: s => s.seats.flatMap(({ out }, seat) => (out ? [] : [seat])),
      menu,
      min: one,
      max: one,
      ordered: false,
      skip: false,
      plan: null,
      alike: null,
      take: (s, f, picks) => {
        const ayes = picks.filter(pick => pick[0]?.verb === 'stands').length;
        const noes = picks.length - ayes;
        const die = ayes === noes ? roll(s, 6) + 1 : 0;
        const stands = die > 0 ? die % 2 === 1 : ayes > noes;
        decided(s, { stands, ayes, noes, die });
        f.l.interrupted = { ...about(f), stands };
      },
    },
    { op: 'resolve' },
  ];
  programs.add(UNRESOLVED, steps);
}

/** True if an endless program can be skipped. Below the choice there may be procedures of the game, which cannot be skipped. */
export const canPassOver = (s: State, { height, self }: Endless): boolean =>
  height >= s.stack.length || (height >= 0 && self >= 0);

/**
 * Puts the decision on an endless choice above its question. The players vote; or, if no text can be skipped, the choice is undone without a vote. If
 * it is chosen again after that, it stands without the text.
 * @param s the position before the choice, at its question
 * @param seat the last seat that answered, with `picked`
 * @throws the fault that stopped it, if the game wants no vote, if the fault is of another kind, or if nothing else can be done
 */
export function interrupt<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  picked: readonly Option[],
  fault: unknown,
): void {
  if (game.unresolved === undefined || !(fault instanceof Endless) || interrupted(game, s) !== null) throw fault;
  const ask = s.ask!;
  const picks = ask.seats.map((one, i) => (one === seat ? picked : ask.picks[i]!));
  const last: TakenBack | undefined = s.stack[s.stack.length - 1]!.l.takenBack;
  const again = last?.decision === ask.id && JSON.stringify(last.picks) === JSON.stringify(idsOf(picks));
  const passable = canPassOver(s, fault);
  if (again && !passable) throw fault;
  const unanswered: Ask = { ...ask, picks: ask.seats.map(() => null) };
  const { program: text, known } = fault;
  const about = { ask: unanswered, picks, text, known, again, stands: again || (passable ? null : false) };
  s.ask = null;
  s.menus = null;
  push(s, game.programs.of(UNRESOLVED), seat, fault.self, { interrupted: about satisfies Interrupted });
}

/** Changes the result of a vote, because the choice never ends even without that text. The frame of the vote is already gone. */
export function cannotStand(s: State, vote: Frame): void {
  const about: Interrupted = vote.l.interrupted;
  s.stack.push({ ...vote, own: s.own, step: 0, l: { interrupted: { ...about, stands: false } } });
}

/** Asks the question of an undone choice again. Its frame, now on top, remembers that choice. */
export function askAgain(s: State, { ask, picks }: Interrupted): void {
  s.ask = ask;
  s.menus = null;
  if (picks === null) return;
  const takenBack: TakenBack = { decision: ask.id, picks: idsOf(picks) };
  ownFrame(s, s.stack.length - 1).l.takenBack = takenBack;
}

/**
 * Ends a vote because a player leaves: the choice is undone, because the table has changed. The frame is on top, or directly below the frame of a
 * motion.
 */
export function dropVote<S extends State>(game: Game<S>, s: S): void {
  const at = s.stack.length - (s.motion !== null && s.motion.ask !== null ? 2 : 1);
  const frame = s.stack[at];
  if (frame === undefined || frame.program !== game.programs.find(UNRESOLVED)) return;
  const { ask }: Interrupted = frame.l.interrupted;
  s.stack.splice(at, 1);
  if (at < s.stack.length) s.motion = { ...s.motion!, ask };
  else s.ask = ask;
}
