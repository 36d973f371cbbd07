import { articled, capitalized, type Filter, joinedNoun, nounText, type Teller } from '@orrery/kernel';
import type { AftermathSource, Occasion } from '../card.ts';
import { sequence } from '../language.ts';
import { row } from '../words/phrases.ts';
import { gateText } from './gate.ts';
import { sentence } from './sentences.ts';
import { hasPart, without } from './targets.ts';

/** Says after which conflicts an aftermath is played: `a won Military conflict`. */
function occasion(o: Occasion): string {
  const outcome = o.outcome === 'any' ? 'any' : `a ${o.outcome}`;
  return [outcome, row(o.types.map(capitalized), 'or'), 'conflict'].filter(Boolean).join(' ');
}

/** The words that say what a card did in the conflict. */
const DEEDS = ['thatDid', 'leadingOneThat', 'leadsInIt', 'leaderOfFallen', 'neutralizedInIt'];

/** Names the character that an aftermath is put on, by the card's text and its type box. */
function bearer(t: Teller, targets: Filter | undefined, participant: boolean): { on: string; noun: string } {
  const yours = targets !== undefined && hasPart(targets, 'inYourFaction');
  // what a card did in the conflict says by itself that it took part
  const did = targets !== undefined && DEEDS.some(deed => hasPart(targets, deed));
  const whose = yours || (participant && did) ? '' : participant ? 'that took part' : 'of the initiator';
  // `that took part` stands behind the noun, and once
  const rest = targets && without(targets, part => part.w === 'participant');
  const { soft = 'character', noun: named = soft, ...told } = rest ? t.noun(rest) : {};
  const noun = named === 'card' ? 'character' : named;
  const joined = !participant && rest !== targets ? { that: 'took part' } : {};
  const text = nounText(joinedNoun([joined, { ...told, noun }]), false, whose);
  return { on: told.certain ? text : articled(text), noun };
}

/** Says where an aftermath is put, and how the text then names that place; '' where it is put on nothing. */
function place(t: Teller, a: AftermathSource): { on: string; named: string } {
  const participant = a.occasions.some(o => o.participant);
  const joined = a.targets && hasPart(a.targets, 'participant') ? ', if it took part' : '';
  switch (a.on) {
    case 'your ambassador':
      return {
        on: `your ambassador${joined || (a.wholeFaction ? ', if your faction took part' : '')}`,
        named: 'your ambassador',
      };
    case 'ambassador':
      if (participant && a.targets)
        return { on: articled(nounText({ ...t.noun(a.targets), noun: 'ambassador' })), named: 'that ambassador' };
      return participant
        ? { on: 'the ambassador of a faction that took part', named: 'that ambassador' }
        : { on: "the initiator's ambassador", named: 'that ambassador' };
    case 'your faction':
      return { on: 'your faction', named: 'your faction' };
    case 'faction':
      return participant
        ? { on: 'the faction of a player who took part', named: 'that player' }
        : { on: "the initiator's faction", named: 'the initiator' };
    case 'none':
      return { on: '', named: '' };
    default: {
      const { on, noun } = bearer(t, a.targets, participant);
      return { on, named: `that ${noun === 'fleet' ? 'fleet' : 'character'}` };
    }
  }
}

/** Names the card that an aftermath is on. Returns null for one that is put on a faction or on nothing. */
export function aftermathHost(t: Teller, a: AftermathSource): string | null {
  return ['your faction', 'faction', 'none'].includes(a.on) ? null : place(t, a).named;
}

/** Says when an aftermath is played, and on what. */
export function whenText(t: Teller, a: AftermathSource): string {
  const mine = a.on.startsWith('your') || (a.targets && hasPart(a.targets, 'inYourFaction'));
  const own = mine && a.occasions.every(o => !o.participant) ? ' of yours' : '';
  const needs = a.needs ? t.with({ initiator: mine ? 'you' : 'the initiator' }).test(a.needs) : '';
  const { on } = place(t, a);
  const when = row(
    a.occasions.map(o => `${occasion(o)}${own}`),
    'or',
  );
  return sentence(`play it after ${when}${needs && `, if ${needs}`}${on && `, on ${on}`}`);
}

/** Says what an aftermath does at once when it is played. */
export function playedText(t: Teller, a: AftermathSource): string[] {
  const { effect, target, rotateAmbassador, rotates, discardAfterPlay } = a;
  const text =
    effect || rotateAmbassador || rotates
      ? gateText(t.with({ target: place(t, a).named }), {
          effect: effect ?? sequence(),
          ...(target ? { target } : {}),
          ...(rotateAmbassador ? { rotateAmbassador } : {}),
          ...(rotates ? { rotates } : {}),
        })
      : '';
  return [text, discardAfterPlay ? 'Discard this card after play.' : ''].filter(Boolean);
}
