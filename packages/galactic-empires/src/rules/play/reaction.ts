// Reactions: the players who are asked, and the cards that they may play or use (ge/reaction).
// The kernel's windows stack, so the last reaction takes effect first (ge/reaction/15).
import type { CardId, Frame, Response, Seat, WindowPolicy } from '@orrery/kernel';
import { type CompiledReaction, defOf, KIND, sideOf } from '../../card.ts';
import { programs } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { type GeState, HAND, inPlay, ORDERS, pile, playersAfter } from '../../state.ts';
import { deciderOf } from '../table/decider.ts';
import { isA, isCrew, isCrewType } from '../table/definitions.ts';
import { cardLabel } from '../table/labels.ts';
import { isAnyElsewhere } from '../table/realms.ts';
import { standing } from '../texts/standing.ts';
import { isUnder, reaches, works } from '../texts/static-texts.ts';
import { exposable } from './agenda.ts';
import { useBit } from './card-actions-limit.ts';
import { aimsAt, type Event, eventAt, isRare } from './events.ts';
import { judgeAtAll } from './permission.ts';
import { placesFor } from './playing-on.ts';
import { threatens } from './threats.ts';
import { tellDefence, tellEvent } from './under-way.ts';

/** The window for all reactions. */
export const REACTION = 'reaction';

/**
 * The question whether to react must not reveal a hand. Every player with a card in hand, or with a card in play that can react, is asked if their
 * standing order says so. Standing orders use only public information.
 */
export const REACTION_POLICY: WindowPolicy<GeState> = {
  asks: 'who might',
  until: 'once',
  order: 'in turn',
  lastFirst: true,
  words: {
    prompt: (s, f, seat) => `${tellEvent(s, eventAt(s, f.l.at)!, seat, PROMPT - 15)} Do you react?`,
    stakes: (s, f) =>
      `${tellDefence(s, eventAt(s, f.l.at)!)}Your reaction happens first and may change it. A reaction on another player’s turn costs no Card Play.`,
    rule: 'ge/reaction/1',
    pass: 'it happens as announced',
  },
};

/** Reactions of systems and weapons printed on ships. The rule file of each system declares its own. */
export interface SystemReaction {
  /** true if, by public information, a player with this system might use it in reaction to an event */
  might(s: GeState, e: Event, seat: Seat): boolean;
  /** adds the player's possible reactions */
  list(s: GeState, e: Event, seat: Seat, out: Response[]): void;
}
export const SYSTEM_REACTIONS: SystemReaction[] = [];

/** True for a player with a card in play whose systems might react. */
const hasSystem = (s: GeState, e: Event, seat: Seat): boolean =>
  standing(s).systems[seat]!.length > 0 && SYSTEM_REACTIONS.some(x => x.might(s, e, seat));

/** True if a player is asked in the window over an event. By public information they might react, and their standing order wants the question. */
export function mightReact(s: GeState, height: number, seat: Seat): boolean {
  const e = eventAt(s, height);
  return e !== null && mightReactTo(s, e, seat);
}

/** Does the same as `mightReact`, for an event that may have no frame yet. */
export function mightReactTo(s: GeState, e: Event, seat: Seat): boolean {
  if (!concerns(s, e, seat)) return false;
  const record = s.seats[seat]!;
  if (record.out || record.order === ORDERS.length - 1) return false;
  // players play only terrain in their first turn, and no reaction without a Card Play in their own turn (ge/first-turns/1, ge/reaction/5)
  if (s.seats[s.turnOf]!.turns <= 1) return false;
  const holds = pile(s, seat, HAND).length > 0 && (s.turnOf !== seat || record.plays > 0);
  if (!holds) {
    if (isRare(e.kind)) return false;
    const armed = standing(s).reactors[seat]!.some(id => works(s, id));
    if (!armed && !hasSystem(s, e, seat)) return false;
  }
  const order = ORDERS[record.order]!;
  return order === 'always' || (order === 'aimed' ? aimsAt(s, e, seat) : threatens(s, e, seat));
}

/** True if a player may react to an event at all. Players cannot react to their own acts, and only the loser reacts to a loss (ge/reaction/2). */
const concerns = (s: GeState, e: Event, seat: Seat): boolean =>
  e.by !== seat && (e.kind !== 'loss' || s.cards[e.card]!.controller === seat);

/** Returns a card where an event happens: the card that acts or is lost, otherwise the target; -1 for the fleets. */
const sceneOf = (s: GeState, { card, on }: Event): CardId => (inPlay(s, card) ? card : inPlay(s, on) ? on : -1);

/** True if a reaction may answer the event at this height of the stack. It checks the event, earlier uses, and the conditions of the text. */
export function answers(s: GeState, seat: Seat, card: CardId, r: CompiledReaction, height: number): boolean {
  // what happens at the time origin concerns only cards there, and they answer nothing else (ge/time-origin/5)
  if (isAnyElsewhere(s) && !reaches(s, card, sceneOf(s, eventAt(s, height)!))) return false;
  const f: Frame = { own: 0, program: -1, step: 0, you: seat, self: card, l: { event: height } };
  if (!r.on(s, f) || r.judge(s, seat, card, { event: height }) !== null) return false;
  if (inPlay(s, card)) return true;
  const side = defOf(s, card).sides.find(x => x.reactions.includes(r))!;
  // a card that stays in play needs a place
  if (r.at === null) return side.source.after !== undefined || placesFor(s, seat, card, side, height, true).length > 0;
  return placesFor(s, seat, card, side, height).some(o => o.verb !== 'on' || r.at!(s, o.a, f));
}

/** Returns the reactions of a card marked R from the hand (ge/reaction/6). */
export const reactionsFrom = (s: GeState, card: CardId): readonly CompiledReaction[] =>
  defOf(s, card).source.reaction === true ? sideOf(s, card).reactions.filter(r => r.source.from !== 'play') : [];

/** Returns the bit of a reaction in `used`. It comes after the bits of the card's functions. */
export const reactionBit = (s: GeState, card: CardId, i: number): number =>
  useBit(sideOf(s, card).functions.length + i);

/**
 * Lists a player's possible reactions to an event: cards of their hand marked R, and cards in play that react (ge/reaction/1, ge/reaction/16,
 * ge/reaction/18).
 */
export function reactionsOf(s: GeState, height: number, seat: Seat): Response[] {
  const e = eventAt(s, height);
  const out: Response[] = [];
  if (e === null || !concerns(s, e, seat)) return out;
  // a card's text may forbid crew to react to it (O10 Toxic Waste Spill)
  const noCrew = e.kind === 'play' && isA(s, e.card, 'crew cannot answer');
  if (s.turnOf !== seat || s.seats[seat]!.plays > 0)
    for (const card of pile(s, seat, HAND)) {
      const def = defOf(s, card);
      // only cards marked R (ge/reaction/1); a text that plays other cards as reactions handles those itself (L8 Advanced Preparedness)
      if (def.source.reaction !== true) continue;
      for (const side of def.sides) {
        if (noCrew && isCrewType(side.type) && !def.is.has('answers anything')) continue;
        for (const r of side.reactions)
          if (r.source.from !== 'play' && answers(s, seat, card, r, height) && judgeAtAll(s, seat, card, side) === null)
            out.push({
              card,
              program: r.program,
              label: brief(`Play ${titleOf(s, card)}: ${r.label()}`),
              note: r.tell,
            });
      }
    }
  if (isRare(e.kind)) return out;
  for (const card of standing(s).reactors[seat]!) {
    // a reaction of a card in play is one of its functions (ge/card-actions-limit/2)
    if (!works(s, card) || (noCrew && isCrew(s, card))) continue;
    // nor does a card react that somebody else decides for in this turn (O6 Hypnotic Trance)
    if (s.turnOf !== seat && deciderOf(s, card) !== seat) continue;
    sideOf(s, card).reactions.forEach((r, i) => {
      if (
        r.source.from === undefined ||
        r.source.from === 'hand' ||
        (s.cards[card]!.used & reactionBit(s, card, i)) !== 0 ||
        (r.source.sweeps && isUnder(s, KIND['no minesweeping'], card))
      )
        return;
      if (answers(s, seat, card, r, height))
        out.push({
          card,
          program: r.program,
          // the label tells copies on different cards apart
          get label() {
            return brief(`Use ${cardLabel(s, card, seat)}: ${r.label()}`);
          },
          note: r.tell,
        });
    });
  }
  // a hidden agenda that has come true is exposed on anybody's turn (ge/agenda/2)
  if (e.kind !== 'loss')
    for (const card of exposable(s, seat))
      out.push({
        card,
        program: programs.of('expose an agenda'),
        label: brief(`Expose ${titleOf(s, card)}, which you accomplished`),
        note: sideOf(s, card).hidden!.tell,
        locals: { a: card },
      });
  if (standing(s).systems[seat]!.length > 0) for (const x of SYSTEM_REACTIONS) x.list(s, e, seat, out);
  return out;
}

/** Returns the order in which players may react, starting after the player who acted. */
export const reactionOrder = (s: GeState, f: Frame): readonly Seat[] =>
  playersAfter(s, (f.l.by as Seat | undefined) ?? f.you);

/** Returns the name of a program, for effects that wait. */
export const nameOf = (program: number): string => programs.list[program]!.name;

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/card.ts: ge/reaction/3, ge/reaction/7
// - rules/play/events.ts: ge/reaction/13
// - rules/play/steps-of-a-play.ts: ge/reaction/4
// - words/effects/points.ts: ge/reaction/9, ge/reaction/10
