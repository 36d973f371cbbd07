import {
  type Amount,
  type Compiler,
  clause,
  type Effect,
  type Frame,
  type Phrase,
  type Read,
  type Ref,
  type Teller,
  type Traits,
} from '@orrery/kernel';
import { v } from '../language.ts';
import type { B5State, Mod, NonPlayer } from '../state.ts';
import type { B5Traits } from '../traits.ts';

// Declares words that change something in one step, on one card or on one player.

export const POWER_NAMES: Record<NonPlayer, string> = {
  babylon5: 'Babylon 5',
  shadows: 'the Shadows',
  vorlons: 'the Vorlons',
};
/** Writes who does something: `you draw a card`, `that player draws a card`. */
export const seatVerb = (who: Phrase, verb: string, rest = ''): Phrase => clause(who, verb, rest);
/** Says how long a change lasts. */
export const lastsText = (until: Mod['until']): string =>
  until === 'turn'
    ? ' until the end of the turn'
    : until === 'next-turn'
      ? ' until the end of the next turn'
      : until === 'rotated'
        ? ' as long as this card stays rotated'
        : until === 'stays'
          ? ' for good'
          : '';
export const plural = (n: string, noun: string): string => (n === '1' ? `1 ${noun}` : `${n} ${noun}s`);

/** Declares a word that changes one card in one step. Its text gets the amounts as data. */
export function onCardTold<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, id: number, f: Frame) => void,
  tell: (t: Teller, card: Ref, ...a: A) => string,
  traits?: Traits<B5Traits, [card: Ref, ...a: A]>,
): (card: Ref, ...a: A) => Effect {
  return v.effect(
    name,
    (c, card: Ref, ...a: A) => {
      const read = c.ref(card);
      const act = make(c, ...a);
      return (s, f) => {
        const id = read(s, f);
        if (id >= 0) act(s, id, f);
      };
    },
    tell,
    traits,
  );
}

/** Declares a word that changes one card in one step. Its text gets the amounts as phrases. */
export function onCard<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, id: number, f: Frame) => void,
  tell: (card: string, ...a: A) => string,
  traits?: Traits<B5Traits, [card: Ref, ...a: A]>,
): (card: Ref, ...a: A) => Effect {
  return onCardTold(
    name,
    make,
    (t, card, ...a) =>
      tell(
        t.ref(card),
        ...(a.map(x =>
          typeof x === 'object' && x !== null && 'w' in x && v.isAmount(x as never) ? t.amount(x as Amount) : x,
        ) as A),
      ),
    traits,
  );
}

/** Declares a word that changes one player in one step. */
export function onSeat<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, seat: number, f: Frame) => void,
  tell: (who: string, ...a: A) => string,
  traits?: Traits<B5Traits, [who: Ref, ...a: A]>,
): (who: Ref, ...a: A) => Effect {
  return onCard(name, make, tell, traits);
}

export const amount = (c: Compiler<B5State>, n: Amount): Read<B5State> => c.amount(n);
