import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  option,
  ownCard,
  owned,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { type CardDef, DEFS, defOf } from '../card.ts';
import { bearsOn } from '../card-text.ts';
import { facts, v } from '../language.ts';
import { fitting, THINGS, thingsWith } from '../menus.ts';
import {
  type B5State,
  cardsIn,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  INNER,
  inPlay,
  MARKS,
  players,
  RACES,
  rows,
  SUPPORTING,
  tableZone,
} from '../state.ts';
import { judgeAllegiance } from './allegiance.ts';
import { byRuleset } from './by-ruleset.ts';
import { attached, enterRow, leavePlay, moved, rotated, tokens } from './cards-in-play.ts';
import { disloyal, enhancingCost, foreign, printedPrice, sponsorCost } from './costs.ts';
import { canAct } from './damage.ts';
import { applyInfluence, available } from './influence.ts';
import { bars, giveMarks, marksOf, printedMarks, receiveMarks } from './marks.ts';
import { standing } from './standing.ts';
import { eachStatic, hasKeyword, isPutOn, youOf } from './statics.ts';
import { verb } from './verbs.ts';

const NOT_IN_HAND = refuse('b5/sponsor/1', 'Only a card in your hand can be sponsored.');
const NOT_SPONSORED = refuse('b5/sponsor/1', 'Cards of this type are not sponsored.');
const STARTING = refuse('b5/sponsor/9', 'A starting ambassador can never be sponsored.');
const OTHER_RACE = refuse('b5/sponsor/7', 'Only a player of its race can bring that card in.');
const FLEET_OF_POWER = refuse('b5/sponsor/15', 'Shadow and Vorlon fleets come in only as their own text says.');
const ONLY_REPLACES = refuse('b5/replace/9', 'This card comes into play by replacing another and in no other way.');
const NO_COMPANION = refuse('b5/cost/7', 'Another ready card of yours must rotate to sponsor it.');
const NO_COMPANION_ENGINE = refuse('b5/sponsor/17', NO_COMPANION.text);
const NOT_THIS_SPONSOR = refuse('b5/cost/7', 'Its text does not let any of your characters sponsor it.');
const NOT_THIS_SPONSOR_ENGINE = refuse('b5/sponsor/17', NOT_THIS_SPONSOR.text);
const NO_COST = refuse('b5/cost/1', 'A card without a printed cost cannot be sponsored unless it says so.');
const NO_COST_ENGINE = refuse('b5/sponsor/22', NO_COST.text);
const MUST_REPLACE = refuse('b5/replace/8', 'This card comes into play only by replacing another.');
// also b5/cards-character/1, b5/cards-group/1, b5/cards-location/1, b5/glossary/7, b5/glossary/8, b5/glossary/9
const LIMITED = refuse('b5/sponsor/24', 'A limited card that is in play already cannot be sponsored again.');
// also b5/cards-fleet/2
const FLEET_LIMITED = refuse('b5/cards-fleet/1', 'Your race has a fleet of that name in play already.');
const HOMEWORLD = refuse('b5/cards-location/3', 'Your race has a homeworld in play already.');
const PERSON = refuse('b5/personality/1', 'Another card of the same person is in play.');
// also b5/deck/10
const SPENT_UNIQUE = refuse('b5/glossary/10', 'A unique card enters play once in a game.');
const SPENT = refuse(
  'b5/glossary/12',
  'A copy of this limited card was removed from the game, so no other may come in.',
);
const RANGER_ONE = refuse('b5/glossary/18', 'Another character has that keyword, which one at a time may have.');
const OPPOSED = refuse('b5/sponsor/25', 'Your faction holds marks that exclude the marks of this card.');
// also b5/cards-enhancement/1
const NO_SPONSOR = refuse('b5/sponsor/1', 'A ready Inner Circle character must rotate to sponsor.');
// also b5/cards-enhancement/5, b5/cards-enhancement/6, b5/sponsor/20
const WRONG_SPONSOR = refuse('b5/sponsor/8', 'A race-restricted enhancement needs a sponsor of that race.');
const TOO_DEAR = refuse('b5/sponsor/2', 'You cannot apply its full cost.');
const NEEDS = refuse('b5/cost/7', 'Its own requirements for sponsoring are not met.');
const NEEDS_ENGINE = refuse('b5/sponsor/17', NEEDS.text);
const NO_TARGET = refuse('b5/targets/1', 'There is nothing in play that it can be put on.');
// also b5/cards-enhancement/12
const ONE_GLOBAL = refuse('b5/cards-enhancement/11', 'A copy of this global enhancement is in play already.');

/** A card has been sponsored: what is tied to sponsoring happens (b5/sponsor/12, b5/sponsor/13, b5/sponsor/23). */
export const sponsored = facts.define<{
  card: CardId;
  seat: Seat;
  sponsor: CardId;
  cost: number;
  /** the card that it has been put on, -1 for none */
  host: CardId;
  /** whose faction it has come into, -1 for none */
  into: Seat;
}>('sponsored', {
  apply(s, x) {
    s.recent = [
      ...s.recent,
      { kind: 'sponsored', action: s.action, seat: x.seat, card: x.card, from: -1, to: -1, n: x.cost },
    ];
  },
  show: { card: 'card', seat: 'seat', sponsor: 'card', cost: 'plain', host: 'card', into: 'seat' },
  opens: () => true,
  say: (n, x) => {
    const where = n.host ? ` on ${n.host}` : x.into === x.seat || !n.into ? '' : ` into ${owned(n.into, 'faction')}`;
    return `${n.seat} sponsors ${n.card}${where}${x.cost ? ` for ${x.cost} influence` : ''}.`;
  },
  deed: true,
});

/** True if some copy of the definition is in play. */
export function copyInPlay(s: B5State, def: number, except: CardId = -1): boolean {
  for (let id = 0; id < s.cards.length; id++)
    if (id !== except && s.defs[id]! === def && s.cards[id]!.zone >= 0 && inPlay(s, id)) return true;
  return false;
}

/**
 * Why a card may not enter play now, whoever pays: limits, persons, marks, race, its own requirements.
 * @param byEffect true where a card brings it in without the requirements of its own text (b5-r-rogue-soul-hunter-3)
 */
export function judgeEntry(s: B5State, seat: Seat, id: CardId, leaving: CardId = -1, byEffect = false): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (s.spentDefs.includes(def.index)) return def.copies === 'unique' ? SPENT_UNIQUE : SPENT;
  if (def.copies !== 'multiple') {
    for (const list of [rows(s), s.active, s.zones[tableZone(s, GLOBAL)]!]) {
      for (const other of list) {
        if (other === leaving || other === id || s.cards[other]!.faceDown) continue;
        const od = DEFS[s.defs[other]!]!;
        if (od === def) return def.type === 'fleet' ? FLEET_LIMITED : LIMITED;
        if (def.type === 'character' && od.type === 'character' && od.personality === def.personality) {
          // the engine rules let a version in that discards the present one, too (b5/personality/2, b5/personality/3)
          if (!(s.ruleset === 'engine' && def.source.discardsVersion)) return PERSON;
        }
      }
    }
  }
  if (
    racialHomeworld(s, def) &&
    rows(s).some(o => {
      const there = DEFS[s.defs[o]!]!;
      return o !== leaving && there.race === def.race && racialHomeworld(s, there);
    })
  )
    return HOMEWORLD;
  if (def.type === 'character')
    for (const k of LIMITED_KEYWORDS) if (def.keywords.has(k) && bornBy(s, k, leaving)) return RANGER_ONE;
  return judgeNeeds(s, seat, id, byEffect);
}

/** Keywords that one character at a time may have (b5/glossary/18, b5/glossary/25). */
const LIMITED_KEYWORDS = ['Ranger One'];

/** True if a card in the rows has the keyword, by print or by what is on it. */
function bornBy(s: B5State, keyword: string, except: CardId = -1): boolean {
  return rows(s).some(id => id !== except && hasKeyword(s, id, keyword));
}

/** True for an enhancement that would give a limited keyword to a second character. */
function givesTaken(s: B5State, def: CardDef): boolean {
  return def.statics['gives-keyword']?.some(st => LIMITED_KEYWORDS.includes(st.what) && bornBy(s, st.what)) === true;
}

/** The homeworld of the Non-Aligned as a race; those of their several species are none under the engine rules (b5/cards-location/4). */
const LEAGUE_HOMEWORLD = 'Zhabar';

/** True for the homeworld of a race, or a card that takes its place (b5/cards-location/5). */
function racialHomeworld(s: B5State, def: CardDef): boolean {
  if (!def.keywords.has('Homeworld')) return false;
  if (s.ruleset !== 'engine' || def.race !== 'non-aligned') return true;
  return def.title === LEAGUE_HOMEWORLD || def.source.replaces?.some(r => r.title === LEAGUE_HOMEWORLD) === true;
}

/** True for a card that comes into play by being sponsored and in no other way: the Drakh's, under the engine rules (b5/cannot/3). */
export function onlySponsored(s: B5State, id: CardId): boolean {
  return s.ruleset === 'engine' && DEFS[s.defs[id]!]!.keywords.has('Drakh');
}

/** Why this seat could not sponsor the card, leaving a ready sponsor and the influence aside (b5/sponsor/11). */
export function judgeSponsorable(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (
    def.type === 'event' ||
    def.type === 'conflict' ||
    def.type === 'aftermath' ||
    def.type === 'contingency' ||
    def.type === 'agenda'
  )
    return NOT_SPONSORED;
  if (def.keywords.has('Starting Ambassador')) return STARTING;
  const barred = judgeAllegiance(s, seat, id);
  if (barred !== null) return barred;
  if (def.source.replaces?.some(r => r.must)) return MUST_REPLACE;
  if (s.ruleset === 'engine' && def.source.replaces?.some(r => r.plain)) return ONLY_REPLACES;
  if (def.cost === null && !def.sponsoring?.apply) return byRuleset(s, NO_COST, NO_COST_ENGINE);
  if (def.type !== 'character' && def.type !== 'enhancement' && !def.source.anyRace && disloyal(s, seat, id))
    return def.type === 'fleet' && (def.race === 'shadow' || def.race === 'vorlon') ? FLEET_OF_POWER : OTHER_RACE;
  if (def.type === 'enhancement') {
    const where = def.source.enhances;
    if ((where === 'global' || where === 'babylon 5') && copyInPlay(s, def.index)) return ONE_GLOBAL;
    if (givesTaken(s, def)) return RANGER_ONE;
    if (enhancementTargets(s, seat, id).length === 0) return NO_TARGET;
    if (def.copies === 'multiple') return judgeNeeds(s, seat, id);
  }
  const own = judgeEntry(s, seat, id);
  return own !== null && def.into !== null && factionsFor(s, seat, id).length > 0 ? null : own;
}

/**
 * The factions into which this seat may sponsor the card: its own, and those that the card's text names (Talia Winters)
 * (b5/sponsor/16).
 */
function factionsFor(s: B5State, seat: Seat, id: CardId): Seat[] {
  const { into } = DEFS[s.defs[id]!]!;
  if (into === null) return [seat];
  return [seat, ...into(s, scene(seat, id))].filter(p => judgeEntry(s, p, id) === null);
}

/** Marks that exclude its own, and what its text demands. */
function judgeNeeds(s: B5State, seat: Seat, id: CardId, byEffect = false): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  for (const mark of ['shadow', 'vorlon'] as const) if (def.brings.has(mark) && bars(s, seat, mark)) return OPPOSED;
  if (byEffect) return null;
  const need = def.source.needsMarks;
  if (need)
    for (const mark of MARKS) if ((need[mark] ?? 0) > marksOf(s, seat, mark)) return byRuleset(s, NEEDS, NEEDS_ENGINE);
  return def.needs !== null && !def.needs(s, scene(seat, id)) ? byRuleset(s, NEEDS, NEEDS_ENGINE) : null;
}

/**
 * What an enhancement may be put on: cards, or seats (as -2 - seat) for faction enhancements, or the table (-1)
 * (b5/cards-enhancement/2, b5/cards-enhancement/3, b5/cards-enhancement/10, b5/cards-enhancement/13, b5/cards-enhancement/14,
 * b5/cards-enhancement/20, b5/sponsor/4).
 */
export function enhancementTargets(s: B5State, seat: Seat, id: CardId): number[] {
  const def = DEFS[s.defs[id]!]!;
  const where = def.source.enhances;
  if (where === 'global' || where === 'babylon 5') return [-1];
  if (where === 'faction') {
    return players(s)
      .filter(
        p =>
          (def.race === null || RACES[s.seats[p]!.race] === def.race || waived(s, seat, id)) &&
          !cardsIn(s, p, FACTION).some(c => s.defs[c]! === def.index),
      )
      .map(p => -2 - p);
  }
  const f = scene(seat, id);
  return rows(s)
    .concat(agendas(s))
    .filter(t => {
      const card = s.cards[t]!;
      if (card.attached.some(a => s.defs[a]! === def.index)) return false;
      if (def.race !== null && def.race !== 'neutral' && DEFS[s.defs[t]!]!.race !== def.race && !waived(s, seat, id))
        return false;
      return def.enhances === null || def.enhances(s, t, f);
    });
}

/** True for a card of another race whose disloyalty penalties a text waives for this seat (b5/glossary/26). */
function waived(s: B5State, seat: Seat, id: CardId): boolean {
  return foreign(s, seat, id) && !disloyal(s, seat, id);
}

function agendas(s: B5State): CardId[] {
  return players(s).flatMap(p => s.zones[p * 9 + 6]!.filter(id => !s.cards[id]!.faceDown));
}

/** The ready Inner Circle characters that may sponsor this card and whose cost the seat can apply. */
export function sponsorsFor(s: B5State, seat: Seat, id: CardId): CardId[] {
  const can = available(s, seat);
  const target = cheapestTarget(s, seat, id);
  return cardsIn(s, seat, INNER).filter(
    c =>
      canAct(s, c) &&
      s.cards[c]!.controller === seat &&
      maySponsor(s, seat, id, c) &&
      (companions(s, seat, id, c)?.length ?? 1) > 0 &&
      fullCost(s, seat, id, c, target) <= can,
  );
}

/** True if this card could be the sponsor: of the right race (b5/sponsor/8), and one that the text admits (b5/sponsor/17). */
function maySponsor(s: B5State, seat: Seat, id: CardId, sponsor: CardId): boolean {
  const def = DEFS[s.defs[id]!]!;
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

/** The ready cards of which one must rotate besides the sponsor; null where none must. */
function companions(s: B5State, seat: Seat, id: CardId, sponsor: CardId): CardId[] | null {
  const fits = DEFS[s.defs[id]!]!.sponsoring?.rotate;
  if (!fits) return null;
  const f = scene(seat, id);
  return rows(s).filter(c => c !== sponsor && s.cards[c]!.controller === seat && canAct(s, c) && fits(s, c, f));
}

/** What an enhancement costs least on, where texts make a difference; else -1. */
function cheapestTarget(s: B5State, seat: Seat, id: CardId): CardId {
  if (DEFS[s.defs[id]!]!.type !== 'enhancement' || standing(s).statics['enhancing-cost'] === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const t of enhancementTargets(s, seat, id)) {
    const n = t < 0 ? 0 : enhancingCost(s, seat, t);
    if (n < least) {
      least = n;
      best = t;
    }
  }
  return best;
}

/** All the influence that sponsoring takes: the cost after discounts, and what the text demands on top of it (b5/cost/10). */
export function fullCost(s: B5State, seat: Seat, id: CardId, sponsor: CardId, target: CardId = -1): number {
  const more = DEFS[s.defs[id]!]!.sponsoring?.apply;
  return (sponsorCost(s, seat, id, sponsor, target) ?? 0) + (more ? more(s, scene(seat, id)) : 0);
}

/** How an effect lets a card be sponsored: free (b5/sponsor/18), by the card with the effect (b5/sponsor/19), or by no card (b5/sponsor/21). */
export type EffectSponsoring = 'free' | 'self' | 'nobody';

/** Why an effect may not have this card sponsored; null when it may. No Inner Circle character rotates for it. */
export function judgeByEffect(s: B5State, seat: Seat, id: CardId, how: EffectSponsoring, self: CardId): Refusal | null {
  const barred = judgeSponsorable(s, seat, id);
  if (barred !== null) return barred;
  if (how === 'self' && !maySponsor(s, seat, id, self)) return WRONG_SPONSOR;
  if (companions(s, seat, id, self)?.length === 0) return byRuleset(s, NO_COMPANION, NO_COMPANION_ENGINE);
  return how === 'free' || fullCost(s, seat, id, -1, cheapestTarget(s, seat, id)) <= available(s, seat)
    ? null
    : TOO_DEAR;
}

/** Why this seat may not sponsor the card now; null when it may. */
export function judgeSponsor(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  const def = DEFS[s.defs[id]!]!;
  if (def.cost !== null) {
    // the cheapest look first: most cards are refused for want of influence or of a sponsor
    const ready = cardsIn(s, seat, INNER).some(c => canAct(s, c));
    if (!ready) return judgeSponsorable(s, seat, id) ?? NO_SPONSOR;
  }
  const barred = judgeSponsorable(s, seat, id);
  if (barred !== null) return barred;
  if (sponsorsFor(s, seat, id).length > 0) return null;
  const willing = cardsIn(s, seat, INNER).filter(c => canAct(s, c));
  if (willing.length === 0) return NO_SPONSOR;
  const right = willing.filter(c => maySponsor(s, seat, id, c));
  if (right.length === 0)
    return def.sponsoring?.by ? byRuleset(s, NOT_THIS_SPONSOR, NOT_THIS_SPONSOR_ENGINE) : WRONG_SPONSOR;
  return right.some(c => (companions(s, seat, id, c)?.length ?? 1) > 0)
    ? TOO_DEAR
    : byRuleset(s, NO_COMPANION, NO_COMPANION_ENGINE);
}

/** Takes the construction tokens that make this card cheaper off the cards that hold them, once it is sponsored. */
function useDiscounts(s: B5State, seat: Seat, id: CardId, sponsor: CardId): void {
  eachStatic(s, 'sponsor-cost', (st, source, f) => {
    if (f.you === seat && st.what === 'tokens' && s.cards[source]!.tokens > 0 && (st.to === null || st.to(s, id, f)))
      tokens(s, { card: source, n: -s.cards[source]!.tokens });
  });
  const def = defOf(s, id);
  s.mods = s.mods.filter(m => {
    if (m.seat !== seat) return true;
    if (m.kind === 'sponsor-cost')
      return !(m.what < 0 || (def.type === 'character' && RACES.indexOf(def.race as never) === m.what));
    return !(m.kind === 'assistant-discount' && m.card === sponsor);
  });
}

/**
 * Puts a sponsored (or played) card where it belongs (b5/cards-character/3, b5/cards-fleet/3, b5/cards-enhancement/15,
 * b5/cards-enhancement/17, b5/cards-enhancement/18, b5/cards-enhancement/19).
 */
export function place(s: B5State, id: CardId, seat: Seat, target: number): void {
  const def = defOf(s, id);
  if (def.type === 'enhancement') {
    if (target >= 0) attached(s, { card: id, host: target, controller: seat, part: true });
    else if (target <= -2) {
      moved(s, {
        card: id,
        to: (-2 - target) * 9 + FACTION,
        from: s.cards[id]!.zone,
        faction: -2 - target,
        controller: seat,
      });
    } else
      moved(s, {
        card: id,
        to: tableZone(s, GLOBAL),
        from: s.cards[id]!.zone,
        controller: s.ruleset === 'engine' ? seat : -1,
      });
  } else {
    if (def.source.discardsVersion)
      for (const other of rows(s))
        if (other !== id && DEFS[s.defs[other]!]!.personality === def.personality) leavePlay(s, other, DISCARD);
    if (def.source.ofNobody) moved(s, { card: id, to: tableZone(s, GLOBAL), from: s.cards[id]!.zone, controller: -1 });
    else enterRow(s, id, seat, SUPPORTING);
  }
  if (def.type === 'character' || def.type === 'fleet' || def.type === 'location') printedMarks(s, id);
  giveMarks(s, id);
  receiveMarks(s, id);
}

const pay = v.rule('pay for sponsoring', (s, f) => {
  const id: CardId = f.l.a;
  const sponsor: CardId = f.l.sponsor ?? -1;
  const cost = f.l.free ? 0 : fullCost(s, f.you, id, sponsor, f.l.target ?? -1);
  f.l.cost = cost;
  // an effect scaled by the cost paid counts the discounts in (b5/cost/6)
  f.l.paid = printedPrice(s, f.you, id);
  if (sponsor >= 0 && !f.l.effect) rotated(s, { card: sponsor });
  if (f.l.companion >= 0) rotated(s, { card: f.l.companion });
  if (!f.l.free) {
    useDiscounts(s, f.you, id, sponsor);
    applyInfluence(s, f.you, cost);
  }
});

const arrive = v.rule('sponsored card arrives', (s, f) => {
  const id: CardId = f.l.a;
  place(s, id, f.l.into ?? f.you, f.l.target ?? -1);
  ownCard(s, id).fixed = 0;
  const { host, faction } = s.cards[id]!;
  sponsored(s, { card: id, seat: f.you, sponsor: f.l.sponsor ?? -1, cost: f.l.cost, host, into: faction });
});

const sponsorMenu: Menu<B5State> = {
  name: 'sponsor with',
  list: (s, f, seat) => sponsorsFor(s, seat, f.l.a).map(c => option('card', c)),
  ...thingsWith((s, f, id, seat) => ({
    more: [`for ${fullCost(s, seat, f.l.a, id, cheapestTarget(s, seat, f.l.a))} influence`],
    stats: [0, 1, 2, 3],
  })),
  prompt: (s, f) => `Who of your Inner Circle sponsors ${defOf(s, f.l.a).title}?`,
  stakes: (s, f, seat) =>
    `That character rotates and can do nothing else this turn. You apply the influence out of your ${available(s, seat)}, and ${defOf(s, f.l.a).title} comes into play.`,
  rule: 'b5/sponsor/1',
};

export const chooseSponsor = ask(
  v,
  'choose sponsor',
  { who: (_s, f) => [f.you], menu: sponsorMenu },
  (_s, f, picks) => {
    f.l.sponsor = picks[0]![0]!.a;
  },
);

const companionMenu: Menu<B5State> = {
  name: 'rotate besides',
  list: (s, f, seat) => (companions(s, seat, f.l.a, f.l.sponsor ?? -1) ?? []).map(c => option('card', c)),
  ...THINGS,
  prompt: (s, f) => `Which other card rotates, so that ${defOf(s, f.l.a).title} can be sponsored?`,
  stakes: () => 'The text of the card asks for it besides its sponsor. What rotates can do nothing else this turn.',
  rule: s => (s.ruleset === 'engine' ? 'b5/sponsor/17' : 'b5/cost/7'),
};

const chooseCompanion = ask(
  v,
  'choose what rotates besides',
  { who: (_s, f) => [f.you], menu: companionMenu },
  (_s, f, picks) => {
    f.l.companion = picks[0]![0]?.a ?? -1;
  },
);

const targetMenu: Menu<B5State> = {
  name: 'put on',
  list: (s, f, seat) =>
    defOf(s, f.l.a).type === 'enhancement'
      ? affordableTargets(s, f, seat).map(t =>
          t <= -2 ? option('seat', -2 - t) : t < 0 ? option('table') : option('card', t),
        )
      : [],
  ...thingsWith(() => ({ stats: [0, 1, 2, 3, 4] })),
  prompt: (s, f) => `What is ${defOf(s, f.l.a).title} put on?`,
  stakes: (s, f) =>
    `It stays there until that leaves play, and may be put on another player's, too. ${bearsOn(defOf(s, f.l.a).source)}`.trim(),
  rule: 'b5/cards-enhancement/2',
};

/** The targets whose cost can be applied with the sponsor that was chosen. */
function affordableTargets(s: B5State, f: Frame, seat: Seat): number[] {
  const id: CardId = f.l.a;
  const list = enhancementTargets(s, seat, id);
  if (f.l.free || standing(s).statics['enhancing-cost'] === undefined) return list;
  return list.filter(t => fullCost(s, seat, id, f.l.sponsor ?? -1, t) <= available(s, seat));
}

const intoMenu: Menu<B5State> = {
  name: 'sponsor into',
  list: (s, f, seat) => factionsFor(s, seat, f.l.a).map(p => option('seat', p)),
  ...THINGS,
  prompt: (s, f) => `Into whose faction does ${defOf(s, f.l.a).title} come?`,
  stakes: () => 'Whoever gets the card has it and its text; you pay for it all the same.',
  rule: 'b5/sponsor/16',
};

const chooseFaction = ask(
  v,
  'choose faction',
  { who: (s, f) => (defOf(s, f.l.a).into === null ? [] : [f.you]), menu: intoMenu },
  (_s, f, picks) => {
    const pick = picks[0]?.[0];
    if (pick) f.l.into = pick.a;
  },
);

export const chooseEnhanced = ask(
  v,
  'choose what to enhance',
  { who: (_s, f) => [f.you], menu: targetMenu },
  (_s, f, picks) => {
    const pick = picks[0]![0];
    f.l.target = pick === undefined || pick.verb === 'table' ? -1 : pick.verb === 'seat' ? -2 - pick.a : pick.a;
  },
);

const textOf = (name: string, which: 'onSponsored' | 'onPlayed') =>
  v.flow(
    name,
    c => {
      const none = c.unless((s, f) => DEFS[s.defs[f.l.a]!]![which] >= 0);
      c.step({
        op: 'call',
        program: (s, f) => DEFS[s.defs[f.l.a]!]![which],
        locals: (_s, f) => ({ paid: f.l.paid ?? 0 }),
        // an enhancement's text speaks to the player whom it is put on (b5/cards-enhancement/16)
        you: (s, f) => (isPutOn(s, f.l.a) && youOf(s, f.l.a) >= 0 ? youOf(s, f.l.a) : f.you),
        self: (_s, f) => f.l.a,
      });
      c.land(none);
    },
    () => '',
  )();

/** What is tied to a card's being played, in whatever way it comes in (b5/sponsor/13). */
export const whatPlayingBrings = textOf('what playing brings', 'onPlayed');
const whatSponsoringBrings = textOf('what sponsoring brings', 'onSponsored');

v.procedure(
  'sponsor',
  chooseSponsor,
  chooseCompanion,
  chooseFaction,
  chooseEnhanced,
  pay,
  arrive,
  whatPlayingBrings,
  whatSponsoringBrings,
);
// locals: a, the card; effect 1; free 1 where nothing is paid; sponsor, the card with the effect, or -1
v.procedure(
  'sponsor by an effect',
  chooseCompanion,
  chooseFaction,
  chooseEnhanced,
  pay,
  arrive,
  whatPlayingBrings,
  whatSponsoringBrings,
);

/** What sponsoring a card costs a seat at least, with whoever can do it; null where nobody can. */
function leastCost(s: B5State, seat: Seat, id: CardId): number | null {
  if (seat < 0) return null;
  const target = cheapestTarget(s, seat, id);
  const costs = sponsorsFor(s, seat, id).map(c => fullCost(s, seat, id, c, target));
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** The types that are sponsored (b5/sponsor/1). */
const SPONSORED: ReadonlySet<string> = new Set(['character', 'group', 'location', 'fleet', 'enhancement']);

verb({
  name: 'sponsor',
  list(s, seat, out) {
    // the same as judging each card, with the look that most cards fail first: who could pay for it
    if (!cardsIn(s, seat, INNER).some(c => canAct(s, c))) return;
    for (const id of cardsIn(s, seat, HAND)) {
      const { cost, type, sponsoring } = DEFS[s.defs[id]!]!;
      if (!SPONSORED.has(type) || (cost === null && !sponsoring?.apply)) continue;
      if (sponsorsFor(s, seat, id).length === 0) continue;
      if (judgeSponsorable(s, seat, id) === null) out.push(option('sponsor', id));
    }
  },
  judge: (s, seat, a) => judgeSponsor(s, seat, a),
  label(s, a, _b, seat) {
    const { title } = defOf(s, a);
    const cost = leastCost(s, seat, a);
    if (cost === null) return `Sponsor ${title}`;
    return fitting(`Sponsor ${title} for ${cost} influence`, `Sponsor ${title} for ${cost}`);
  },
  note: (s, a) => `${defOf(s, a).type}; one of your Inner Circle rotates for it, and it comes into play ready`,
  procedure: 'sponsor',
});
