// The action "sponsor": a leader of the faction rotates, and the player pays to bring a card into play (b5/sponsor).
// Who may sponsor a card is in may-sponsor.ts, and its cost in cost.ts. Limits on second copies and rivals are in cards/entering-play.ts.
import { ask, type CardId, type Frame, type Menu, option, ownCard, owned, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { fitting, THINGS, thingsWith } from '../../menus.ts';
import { type B5State, cardsIn, HAND, RACES } from '../../state.ts';
import { enhancementTargets } from '../cards/enhancement.ts';
import { place } from '../cards/entering-play.ts';
import { cardPlayed } from '../cards/played.ts';
import { canAct, rotateCost, turn } from '../cards/ready.ts';
import { tokens } from '../cards/tokens.ts';
import { isPutOn, youOf } from '../effects/blanking.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic } from '../effects/statics.ts';
import { convert } from '../factions/drakh.ts';
import { converts } from '../factions/drakh-cards.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { verb } from '../verbs.ts';
import { cheapestTarget, fullCost, maySave, nextCardPlayed, printedPrice, thriftiestSponsoring } from './cost.ts';
import { companions, factionsFor, hasSponsor, judgeSponsor, judgeSponsorable, sponsorsFor } from './may-sponsor.ts';
import { askForTurning } from './rotation-discount.ts';

/** A card has been sponsored: effects tied to sponsoring happen (b5/sponsor/12, b5/sponsor/13, b5/sponsor/23). */
export const sponsored = facts.define<{
  card: CardId;
  seat: Seat;
  sponsor: CardId;
  cost: number;
  /** the card that hosts it, -1 for none */
  host: CardId;
  /** the seat whose faction it joined, -1 for none */
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

/** Removes the construction tokens that made this card cheaper, once it is sponsored. */
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

/** The sponsor that rotates for the card; -1 if an effect sponsors it. */
const turningSponsor = (f: Frame): CardId => (f.l.effect ? -1 : (f.l.sponsor ?? -1));

/** The cards that rotate for it in any case: the sponsor, and what its text asks for besides. */
const rotating = (f: Frame): CardId[] => [turningSponsor(f), f.l.companion ?? -1].filter(c => c >= 0);

/** The influence for the card while these cards rotate for it, and the influence that rotating them takes. */
const priceOf = (s: B5State, f: Frame, turning: readonly CardId[]): number =>
  fullCost(s, f.you, f.l.a, f.l.sponsor ?? -1, f.l.target ?? -1, turning);
const totalOf = (s: B5State, f: Frame, turning: readonly CardId[]): number =>
  priceOf(s, f, turning) + turning.reduce((n, c) => n + rotateCost(s, c), 0);

/** The least influence for the card on this host, if these cards rotate for it and perhaps others. */
const leastTotal = (s: B5State, f: Frame, turning: readonly CardId[], target: CardId): number =>
  thriftiestSponsoring(s, f.you, f.l.a, f.l.sponsor ?? -1, target, turning).total;

const chooseHelpers = askForTurning('choose what rotates to sponsor for less', {
  skip: (_s, f) => f.l.free === 1,
  way: (_s, f) => (turningSponsor(f) >= 0 ? 'sponsored' : 'by an effect'),
  anyway: (_s, f) => rotating(f),
  price: priceOf,
  affordable: (s, f, turning) => totalOf(s, f, turning) <= available(s, f.you),
  open: (s, f, turning) => leastTotal(s, f, turning, f.l.target ?? -1) <= available(s, f.you),
});

const pay = v.rule('pay for sponsoring', (s, f) => {
  const id: CardId = f.l.a;
  const sponsor: CardId = f.l.sponsor ?? -1;
  const helping: readonly CardId[] = f.l.turning ?? [];
  const cost = f.l.free ? 0 : priceOf(s, f, [...rotating(f), ...helping]);
  f.l.cost = cost;
  nextCardPlayed(s, f.you);
  // an effect that depends on the cost paid uses the cost after discounts (b5/cost/6)
  f.l.paid = printedPrice(s, f.you, id);
  if (sponsor >= 0 && !f.l.effect) turn(s, sponsor);
  if (f.l.companion >= 0) turn(s, f.l.companion);
  for (const c of helping) turn(s, c);
  if (!f.l.free) {
    if (!converts(s, f.you, id)) useDiscounts(s, f.you, id, sponsor);
    applyInfluence(s, f.you, cost);
  }
});

const arrive = v.rule('sponsored card arrives', (s, f) => {
  const id: CardId = f.l.a;
  const darkens = converts(s, f.you, id);
  place(s, id, f.l.into ?? f.you, f.l.target ?? -1);
  ownCard(s, id).fixed = 0;
  const { host, faction } = s.cards[id]!;
  sponsored(s, { card: id, seat: f.you, sponsor: f.l.sponsor ?? -1, cost: f.l.cost, host, into: faction });
  if (darkens) convert(s, f.you, id);
});

const sponsorMenu: Menu<B5State> = {
  name: 'sponsor with',
  list: (s, f, seat) => sponsorsFor(s, seat, f.l.a).map(c => option('card', c)),
  ...thingsWith((s, f, id, seat) => ({
    more: [`for ${fullCost(s, seat, f.l.a, id, cheapestTarget(s, seat, f.l.a), [id])} influence`],
    stats: [0, 1, 2, 3],
  })),
  prompt: (s, f) => `Which Inner Circle character sponsors ${defOf(s, f.l.a).title}?`,
  stakes: (s, f, seat) =>
    `That character rotates and can do nothing else this turn. You pay the cost from your ${available(s, seat)} influence. ${defOf(s, f.l.a).title} comes into play.`,
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
  prompt: (s, f) => `Which other card rotates to sponsor ${defOf(s, f.l.a).title}?`,
  stakes: () => 'The card needs this as well as a sponsor. The rotated card can do nothing else this turn.',
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
  prompt: (s, f) => `Where do you put ${defOf(s, f.l.a).title}?`,
  stakes: (s, f) =>
    `It stays there as long as that card or faction is in play. You may also choose one of another player. ${defOf(s, f.l.a).tells.bears()}`.trim(),
  rule: 'b5/cards-enhancement/2',
};

/** The targets for which the chosen sponsor's player can pay. */
function affordableTargets(s: B5State, f: Frame, seat: Seat): number[] {
  const id: CardId = f.l.a;
  const list = enhancementTargets(s, seat, id);
  if (f.l.free || standing(s).statics['enhancing-cost'] === undefined) return list;
  return list.filter(t => leastTotal(s, f, rotating(f), t) <= available(s, seat));
}

const intoMenu: Menu<B5State> = {
  name: 'sponsor into',
  list: (s, f, seat) => factionsFor(s, seat, f.l.a).map(p => option('seat', p)),
  ...THINGS,
  prompt: (s, f) => `Which faction gets ${defOf(s, f.l.a).title}?`,
  stakes: () => 'That player controls the card and its text. You still pay for it.',
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
        // an enhancement's text addresses the player of its host (b5/cards-enhancement/16)
        you: (s, f) => (isPutOn(s, f.l.a) && youOf(s, f.l.a) >= 0 ? youOf(s, f.l.a) : f.you),
        self: (_s, f) => f.l.a,
      });
      c.land(none);
    },
    () => '',
  )();

/** The effects of playing a card, in whatever way it enters play (b5/sponsor/13). */
export const whatPlayingBrings = textOf('what playing brings', 'onPlayed');
const whatSponsoringBrings = textOf('what sponsoring brings', 'onSponsored');
const isPlayed = v.rule('sponsored card has been played', (s, f) => {
  cardPlayed(s, { card: f.l.a, seat: f.you });
});

v.procedure(
  'sponsor',
  chooseSponsor,
  chooseCompanion,
  chooseFaction,
  chooseEnhanced,
  chooseHelpers,
  pay,
  arrive,
  whatPlayingBrings,
  whatSponsoringBrings,
  isPlayed,
);
// locals: a, the card; effect 1; free 1 if nothing is paid; sponsor, the card with the effect, or -1
v.procedure(
  'sponsor by an effect',
  chooseCompanion,
  chooseFaction,
  chooseEnhanced,
  chooseHelpers,
  pay,
  arrive,
  whatPlayingBrings,
  whatSponsoringBrings,
  isPlayed,
);

/** The lowest cost at which a seat can sponsor a card while only the sponsor rotates, and while other cards rotate, too; null if it has no sponsor. */
function leastCosts(s: B5State, seat: Seat, id: CardId): { readonly alone: number; readonly helped: number } | null {
  if (seat < 0) return null;
  const target = cheapestTarget(s, seat, id);
  const sponsors = sponsorsFor(s, seat, id);
  if (sponsors.length === 0) return null;
  const cost = (turning: readonly CardId[], c: CardId) => fullCost(s, seat, id, c, target, turning);
  return {
    alone: Math.min(...sponsors.map(c => cost([c], c))),
    helped: Math.min(...sponsors.map(c => cost(thriftiestSponsoring(s, seat, id, c, target, [c]).turning, c))),
  };
}

/** The types of card that players sponsor (b5/sponsor/1). */
const SPONSORED: ReadonlySet<string> = new Set(['character', 'group', 'location', 'fleet', 'enhancement']);

verb({
  name: 'sponsor',
  list(s, seat, out) {
    // the same as judging each card, but first checks the influence, which most cards fail
    if (!innerCircle(s, seat).some(c => canAct(s, c))) return;
    const most = maySave(s) ? Number.POSITIVE_INFINITY : available(s, seat);
    for (const id of cardsIn(s, seat, HAND)) {
      const { cost, type, sponsoring, statics } = DEFS[s.defs[id]!]!;
      if (!SPONSORED.has(type) || (cost === null && !sponsoring?.apply)) continue;
      if (cost !== null && cost > most && statics['sponsor-cost'] === undefined) continue;
      if (!hasSponsor(s, seat, id)) continue;
      if (judgeSponsorable(s, seat, id) === null) out.push(option('sponsor', id));
    }
  },
  judge: (s, seat, a) => judgeSponsor(s, seat, a),
  label(s, a, _b, seat) {
    const { title } = defOf(s, a);
    const costs = leastCosts(s, seat, a);
    if (costs === null) return `Sponsor ${title}`;
    const cost = costs.helped < costs.alone ? `${costs.helped} to ${costs.alone}` : costs.alone;
    return fitting(`Sponsor ${title} for ${cost} influence`, `Sponsor ${title} for ${cost}`);
  },
  note: (s, a, _b, seat) =>
    seat >= 0 && converts(s, seat, a)
      ? 'it becomes your ambassador; your faction turns Drakh and wins only by a Drakh agenda'
      : `${defOf(s, a).type}; an Inner Circle character rotates; the card enters play ready`,
  procedure: 'sponsor',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/cost.ts: b5/sponsor/5, b5/sponsor/6, b5/sponsor/10
// - rules/actions/may-sponsor.ts: b5/sponsor/2, b5/sponsor/7, b5/sponsor/8, b5/sponsor/9, b5/sponsor/11, b5/sponsor/18, b5/sponsor/19, b5/sponsor/20, b5/sponsor/21, b5/sponsor/22
// - rules/cards/agenda.ts: b5/sponsor/24, b5/sponsor/25
// - rules/cards/enhancement.ts: b5/sponsor/4
// - rules/cards/entering-play.ts: b5/sponsor/3
// - rules/cards/fleet.ts: b5/sponsor/15
// - rules/cards/loyalty.ts: b5/sponsor/26
// - words/filters.ts: b5/sponsor/14
