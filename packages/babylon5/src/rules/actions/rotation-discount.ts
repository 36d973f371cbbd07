// Texts that make a card cheaper for each card that rotates while it is played or sponsored (Black Market, Transfer Point Io).
import { askStep, type CardId, type Effect, type Frame, option, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { THINGS } from '../../menus.ts';
import { type B5State, rows } from '../../state.ts';
import { canAct, rotateCost } from '../cards/ready.ts';
import { eachStatic, isSpoken } from '../effects/statics.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { available } from '../politics/influence.ts';

/** How a card comes into the game: with a sponsor that rotates, by an effect without one, or played as an event. */
export type Way = 'sponsored' | 'by an effect' | 'played';

/**
 * How much less a card costs this seat because another card rotates for it. Earlier rotations save nothing: only cards that rotate while the card is
 * played or sponsored are asked about (b5-r-black-market-2).
 * @param turning the card that rotates
 */
export function savedBy(s: B5State, seat: Seat, id: CardId, turning: CardId, way: Way): number {
  if (!isSpoken(s, 'rotation-discount')) return 0;
  let less = 0;
  eachStatic(s, 'rotation-discount', (st, source, f) => {
    if (f.you !== seat || (st.to !== null && !st.to(s, id, f))) return;
    const counts =
      st.what === 'self' ? way === 'sponsored' && source === turning : innerCircle(s, seat).includes(turning);
    if (counts) less += st.n(s, f);
  });
  return less;
}

/** The sum of what these cards save by rotating. */
export const savedByAll = (s: B5State, seat: Seat, id: CardId, turning: readonly CardId[], way: Way): number =>
  turning.reduce((n, c) => n + savedBy(s, seat, id, c, way), 0);

/** The ready cards of a seat that can rotate to make a card cheaper. Those that cost nothing to rotate come first. */
export function helpers(s: B5State, seat: Seat, id: CardId, way: Way): CardId[] {
  if (!isSpoken(s, 'rotation-discount')) return [];
  let some = false;
  eachStatic(s, 'rotation-discount', (_st, _source, f) => {
    some ||= f.you === seat;
  });
  if (!some) return [];
  return rows(s)
    .filter(c => s.cards[c]!.controller === seat && canAct(s, c) && savedBy(s, seat, id, c, way) > 0)
    .sort((a, b) => rotateCost(s, a) - rotateCost(s, b));
}

/** The influence for a card while these cards rotate for it, without what rotating them costs. */
export type Price = (turning: readonly CardId[]) => number;

/**
 * The cards that rotate if as little influence as possible is applied in all.
 * @param turning the cards that rotate anyway
 * @param more the cards that may rotate besides, as `helpers` lists them
 */
export function thriftiest(
  s: B5State,
  price: Price,
  turning: readonly CardId[],
  more: readonly CardId[],
): { readonly turning: readonly CardId[]; readonly total: number } {
  const totalOf = (list: readonly CardId[]) => price(list) + list.reduce((n, c) => n + rotateCost(s, c), 0);
  let best = turning;
  let total = totalOf(turning);
  for (const c of more) {
    if (best.includes(c)) continue;
    const n = totalOf([...best, c]);
    if (n < total) {
      total = n;
      best = [...best, c];
    }
  }
  return { turning: best, total };
}

/** What the question asks of the card that is about to be played or sponsored. */
interface Bargain {
  /** true if nothing can be saved now */
  readonly skip: (s: B5State, f: Frame) => boolean;
  readonly way: (s: B5State, f: Frame) => Way;
  /** the cards that rotate for it in any case */
  readonly anyway: (s: B5State, f: Frame) => readonly CardId[];
  readonly price: (s: B5State, f: Frame, turning: readonly CardId[]) => number;
  /** true if the card can come into the game while just these cards rotate for it */
  readonly affordable: (s: B5State, f: Frame, turning: readonly CardId[]) => boolean;
  /** true if it can with these and perhaps more */
  readonly open: (s: B5State, f: Frame, turning: readonly CardId[]) => boolean;
}

/** The cards that the player has chosen to rotate so far. */
const chosen = (f: Frame): readonly CardId[] => f.l.turning ?? [];

/** Asks a player which further cards rotate to make a card cheaper, one at a time. The local `turning` gets them; they rotate as it is paid for. */
export function askForTurning(name: string, bargain: Bargain): Effect {
  const turning = (s: B5State, f: Frame) => [...bargain.anyway(s, f), ...chosen(f)];
  const list = (s: B5State, f: Frame): CardId[] => {
    if (bargain.skip(s, f)) return [];
    const now = turning(s, f);
    const price = bargain.price(s, f, now);
    return helpers(s, f.you, f.l.a, bargain.way(s, f)).filter(
      c => !now.includes(c) && bargain.price(s, f, [...now, c]) < price && bargain.open(s, f, [...now, c]),
    );
  };
  return v.flow(
    name,
    c => {
      const start = c.code.length;
      const nobody = c.unless((s, f) => list(s, f).length > 0);
      c.step(
        askStep(
          {
            who: (_s, f) => [f.you],
            menu: {
              name: 'rotate to save',
              list: (s, f) => list(s, f).map(id => option('card', id)),
              ...THINGS,
              prompt: (s, f) => `Which card rotates to make ${defOf(s, f.l.a).title} cheaper?`,
              stakes: (s, f) =>
                `${defOf(s, f.l.a).title} costs ${bargain.price(s, f, turning(s, f))} influence now, and you have ${available(s, f.you)}. The card that you choose rotates and can do nothing else this turn.`,
              note: (s, f, o) => `you then apply ${bargain.price(s, f, [...turning(s, f), o.a])} influence`,
            },
            min: (s, f) => (bargain.affordable(s, f, turning(s, f)) ? 0 : 1),
          },
          (_s, f, picks) => {
            const id = picks[0]?.[0]?.a ?? -1;
            f.l.more = id >= 0 ? 1 : 0;
            if (id >= 0) f.l.turning = [...chosen(f), id];
          },
        ),
      );
      const enough = c.unless((_s, f) => f.l.more === 1);
      c.go(start);
      c.land(nobody);
      c.land(enough);
    },
    () => '',
  )();
}
