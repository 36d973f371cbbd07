// Whether a player may sponsor a card now, and which characters may be its sponsor (b5/sponsor).
import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { type B5State, cardsIn, HAND, rows } from '../../state.ts';
import { enhancementTargets, NO_TARGET, ONE_GLOBAL, waived } from '../cards/enhancement.ts';
import { copyInPlay, givesTaken, judgeEntry, judgeNeeds, RANGER_ONE } from '../cards/entering-play.ts';
import { FLEET_OF_POWER } from '../cards/fleet.ts';
import { dearer } from '../cards/loyalty.ts';
import { canAct } from '../cards/ready.ts';
import { forbids, UNPLAYABLE } from '../effects/cannot.ts';
import { judgeDrakhSponsor } from '../factions/drakh-cards.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { judgeKind } from '../factions/kinds.ts';
import { judgeTaint } from '../factions/taint.ts';
import { available } from '../politics/influence.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { cheapestTarget, thriftiestSponsoring } from './cost.ts';

const NOT_IN_HAND = refuse('b5/sponsor/1', 'You can sponsor only a card from your hand.');
const NOT_SPONSORED = refuse('b5/sponsor/1', 'You cannot sponsor cards of this type.');
const STARTING = refuse('b5/sponsor/9', 'You can never sponsor a starting ambassador.');
const BEGAN = refuse('b5/home-factions/6', 'This person began the game as an ambassador, so you cannot sponsor them.');
const OTHER_RACE = refuse('b5/sponsor/7', 'Only a player of its race can bring this card into play.');

const ONLY_REPLACES = refuse('b5/replace/9', 'This card enters play only by replacing another card.');
const NO_COMPANION = refuse('b5/cost/7', 'Another ready card of yours must rotate to sponsor it.');
const NO_COMPANION_ENGINE = refuse('b5/sponsor/17', NO_COMPANION.text);
const NOT_THIS_SPONSOR = refuse('b5/cost/7', 'Its text does not let any of your characters sponsor it.');
const NOT_THIS_SPONSOR_ENGINE = refuse('b5/sponsor/17', NOT_THIS_SPONSOR.text);
const NO_COST = refuse('b5/cost/1', 'This card has no printed cost, so you cannot sponsor it.');
const NO_COST_ENGINE = refuse('b5/sponsor/22', NO_COST.text);
const MUST_REPLACE = refuse('b5/replace/8', 'This card enters play only by replacing another.');

// also b5/cards-enhancement/1
const NO_SPONSOR = refuse('b5/sponsor/1', 'A ready Inner Circle character must rotate to sponsor.');
// also b5/cards-enhancement/5, b5/cards-enhancement/6, b5/sponsor/20
const WRONG_SPONSOR = refuse('b5/sponsor/8', 'This enhancement needs a sponsor of its race.');
const TOO_DEAR = refuse('b5/sponsor/2', 'You do not have enough influence for its full cost.');

/** True for the version of a character that leads a faction from the start, of any kind (b5/sponsor/9, b5/home-factions/6). */
const starting = (def: CardDef): boolean =>
  [...def.keywords].some(k => k.startsWith('Starting ') && k.endsWith('Ambassador'));

/**
 * The reason why this seat could not sponsor the card, apart from a ready sponsor and the influence (b5/sponsor/11).
 * @param beside a copy in play that a text lets stand beside it; -1 for none
 */
export function judgeSponsorable(s: B5State, seat: Seat, id: CardId, beside: CardId = -1): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (
    def.type === 'event' ||
    def.type === 'conflict' ||
    def.type === 'aftermath' ||
    def.type === 'contingency' ||
    def.type === 'agenda'
  )
    return NOT_SPONSORED;
  if (starting(def)) return STARTING;
  if (s.began?.includes(def.personality)) return BEGAN;
  const barred = judgeTaint(s, seat, id) ?? judgeKind(s, seat, id, 'sponsor');
  if (barred !== null) return barred;
  if (forbids(s, 'sponsor', seat, id)) return UNPLAYABLE;
  if (needsISA(s, id)) return NO_ISA;
  if (def.source.replaces?.some(r => r.must)) return MUST_REPLACE;
  if (s.ruleset === 'engine' && def.source.replaces?.some(r => r.plain)) return ONLY_REPLACES;
  if (def.cost === null && !def.sponsoring?.apply) return byRuleset(s, NO_COST, NO_COST_ENGINE);
  if (def.type !== 'character' && def.type !== 'enhancement' && !def.source.anyRace && dearer(s, seat, id))
    return def.type === 'fleet' && (def.race === 'shadow' || def.race === 'vorlon') ? FLEET_OF_POWER : OTHER_RACE;
  if (def.type === 'enhancement') {
    const where = def.source.enhances;
    if ((where === 'global' || where === 'babylon 5') && copyInPlay(s, def.index)) return ONE_GLOBAL;
    if (givesTaken(s, def)) return RANGER_ONE;
    if (enhancementTargets(s, seat, id).length === 0) return NO_TARGET;
    if (def.copies === 'multiple') return judgeNeeds(s, seat, id);
  }
  const own = judgeEntry(s, seat, id, beside);
  return own !== null && def.into !== null && factionsFor(s, seat, id).length > 0 ? null : own;
}

/** The factions into which this seat may sponsor the card: its own, and those that the card's text allows (Talia Winters) (b5/sponsor/16). */
export function factionsFor(s: B5State, seat: Seat, id: CardId): Seat[] {
  const { into } = DEFS[s.defs[id]!]!;
  if (into === null) return [seat];
  return [seat, ...into(s, scene(seat, id))].filter(p => judgeEntry(s, p, id) === null);
}

/** The test of a sponsor: true for a ready Inner Circle character that may sponsor this card at a cost that the seat can pay. */
function sponsorTest(s: B5State, seat: Seat, id: CardId): (c: CardId) => boolean {
  const can = available(s, seat);
  const target = cheapestTarget(s, seat, id);
  return c =>
    canAct(s, c) &&
    s.cards[c]!.controller === seat &&
    maySponsor(s, seat, id, c) &&
    (companions(s, seat, id, c)?.length ?? 1) > 0 &&
    thriftiestSponsoring(s, seat, id, c, target, [c]).total <= can;
}

/** The ready Inner Circle characters that may sponsor this card at a cost that the seat can pay. */
export const sponsorsFor = (s: B5State, seat: Seat, id: CardId): CardId[] =>
  innerCircle(s, seat).filter(sponsorTest(s, seat, id));

/** True if there is such a character. */
export const hasSponsor = (s: B5State, seat: Seat, id: CardId): boolean =>
  innerCircle(s, seat).some(sponsorTest(s, seat, id));

/** True if this card could be the sponsor: its race fits (b5/sponsor/8, b5/drakh/11, b5/drakh/12), and the text allows it (b5/sponsor/17). */
function maySponsor(s: B5State, seat: Seat, id: CardId, sponsor: CardId): boolean {
  const def = DEFS[s.defs[id]!]!;
  if (judgeDrakhSponsor(s, seat, id, sponsor) !== null) return false;
  if (
    def.type === 'enhancement' &&
    def.race !== null &&
    def.race !== 'neutral' &&
    DEFS[s.defs[sponsor]!]!.race !== def.race &&
    !waived(s, seat, id)
  )
    return false;
  const by = def.sponsoring?.by;
  return !by || by(s, sponsor, scene(seat, id));
}

/** The ready cards of which 1 must rotate in addition to the sponsor; null if none must. */
export function companions(s: B5State, seat: Seat, id: CardId, sponsor: CardId): CardId[] | null {
  const fits = DEFS[s.defs[id]!]!.sponsoring?.rotate;
  if (!fits) return null;
  const f = scene(seat, id);
  return rows(s).filter(c => c !== sponsor && s.cards[c]!.controller === seat && canAct(s, c) && fits(s, c, f));
}

/** How an effect lets a card be sponsored: free (b5/sponsor/18), by the card with the effect (b5/sponsor/19), or by no card (b5/sponsor/21). */
export type EffectSponsoring = 'free' | 'self' | 'nobody';

/** The reason why an effect may not sponsor this card; null if it may. No Inner Circle character rotates. */
export function judgeByEffect(s: B5State, seat: Seat, id: CardId, how: EffectSponsoring, self: CardId): Refusal | null {
  const barred = judgeSponsorable(s, seat, id);
  if (barred !== null) return barred;
  const dark = judgeDrakhSponsor(s, seat, id, how === 'nobody' ? -1 : self);
  if (dark !== null) return dark;
  if (how === 'self' && !maySponsor(s, seat, id, self)) return WRONG_SPONSOR;
  if (companions(s, seat, id, self)?.length === 0) return byRuleset(s, NO_COMPANION, NO_COMPANION_ENGINE);
  return how === 'free' ||
    thriftiestSponsoring(s, seat, id, -1, cheapestTarget(s, seat, id), []).total <= available(s, seat)
    ? null
    : TOO_DEAR;
}

/** Why this seat may not sponsor the card now; null when it may. */
export function judgeSponsor(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  const def = DEFS[s.defs[id]!]!;
  if (def.cost !== null) {
    // the cheapest check first: most refusals are for missing influence or a missing sponsor
    const ready = innerCircle(s, seat).some(c => canAct(s, c));
    if (!ready) return judgeSponsorable(s, seat, id) ?? NO_SPONSOR;
  }
  const barred = judgeSponsorable(s, seat, id);
  if (barred !== null) return barred;
  if (hasSponsor(s, seat, id)) return null;
  const willing = innerCircle(s, seat).filter(c => canAct(s, c));
  if (willing.length === 0) return NO_SPONSOR;
  const right = willing.filter(c => maySponsor(s, seat, id, c));
  if (right.length === 0) {
    const dark = judgeDrakhSponsor(s, seat, id, willing[0]!);
    if (dark !== null) return dark;
    return def.sponsoring?.by ? byRuleset(s, NOT_THIS_SPONSOR, NOT_THIS_SPONSOR_ENGINE) : WRONG_SPONSOR;
  }
  return right.some(c => (companions(s, seat, id, c)?.length ?? 1) > 0)
    ? TOO_DEAR
    : byRuleset(s, NO_COMPANION, NO_COMPANION_ENGINE);
}
