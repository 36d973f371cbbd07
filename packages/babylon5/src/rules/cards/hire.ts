// Characters that lie under a card (Consultants) are hired into play and go back under it.
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, inPlay, SUPPORTING } from '../../state.ts';
import { judgeSponsorable } from '../actions/may-sponsor.ts';
import { addMod, endMods } from '../effects/lasting.ts';
import { enterRow } from './entering-play.ts';
import { attached, cutOff } from './in-play.ts';
import { giveMarks, printedMarks } from './marks.ts';

const NOT_HELD = refuse('b5-r-consultants-1', 'You can hire only a character that lies under the card.');

/** A character enters play from under a card. This is not sponsoring (b5-r-consultants-2, b5-r-consultants-3). */
export const hired = facts.define<{ card: CardId; from: CardId; seat: Seat }>('hired', {
  apply() {},
  show: { card: 'card', from: 'card', seat: 'seat' },
  say: n => `${n.seat} hires ${n.card}.`,
});

/**
 * The reason why this seat cannot bring a card from under another into play. It must not be in play already, and the seat must be able to sponsor it,
 * apart from a ready sponsor and the influence (b5-r-consultants-1, b5-r-consultants-5).
 */
export function judgeHire(s: B5State, seat: Seat, host: CardId, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (card === undefined || card.host !== host || !card.faceDown || DEFS[s.defs[id]!]!.type !== 'character')
    return NOT_HELD;
  return judgeSponsorable(s, seat, id);
}

/** Brings a card from under another into play as a supporting card that cannot attack, until it returns. */
export function hire(s: B5State, seat: Seat, host: CardId, id: CardId): void {
  enterRow(s, id, seat, SUPPORTING);
  printedMarks(s, id);
  giveMarks(s, id);
  addMod(s, { kind: 'cannot-attack', source: host, card: id, until: 'stays' });
  addMod(s, { kind: 'returns-under', source: host, card: id, seat, until: 'stays' });
  hired(s, { card: id, from: host, seat });
}

/** Hired cards return under their card, face down. A neutralized one stays out for good (b5-r-consultants-1). */
export function sendBack(s: B5State, host: CardId): void {
  const out = s.mods.filter(m => m.kind === 'returns-under' && m.source === host);
  for (const m of out) {
    endMods(s, x => x.id === m.id);
    if (!inPlay(s, m.card) || s.cards[m.card]!.neutralized || !inPlay(s, host)) continue;
    cutOff(s, m.card);
    attached(s, { card: m.card, host, faceDown: true, controller: m.seat });
  }
}
