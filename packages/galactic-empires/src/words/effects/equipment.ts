import {
  type Amount,
  askStep,
  type CardId,
  capitalized,
  type Frame,
  type Menu,
  option,
  ownCard,
  type Ref,
} from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { choose, either, facts, repeat, that, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import type { PointKind } from '../../printed.ts';
import { scoreFire } from '../../rules/damage/splash.ts';
import { bounded, dropShots, lessened, type Shot, scaled, sumOf } from '../../rules/fire/firepower.ts';
import { isHarbor } from '../../rules/fleet/there-and-back.ts';
import { functionUsed, useBit } from '../../rules/play/card-actions-limit.ts';
import { changingEvent, type Fire, firepower } from '../../rules/play/events.ts';
import { playWith } from '../../rules/play/steps-of-a-play.ts';
import { allocated } from '../../rules/points/carrying-out.ts';
import { needsOf } from '../../rules/points/requirements.ts';
import { heavyAt, printedHeavy, systemsOf, useLabel } from '../../rules/points/uses.ts';
import { turn } from '../../rules/table/card-position.ts';
import { entered, moved, noted } from '../../rules/table/cards-in-play.ts';
import { isCrew, shieldsLeft } from '../../rules/table/definitions.ts';
import { departNow, discard } from '../../rules/table/duration.ts';
import { cardNote } from '../../rules/table/labels.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { allInPlay, cardsOn } from '../../rules/table/stacks.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { type GeState, HAND, inPlay, pile } from '../../state.ts';
import { given } from '../amounts.ts';
import { picked, unblinded } from '../equipment.ts';
import { base, engaged, ofPlayer, ship } from '../filters.ts';
import { cards, these } from '../lists.ts';
import { is } from '../tests.ts';
import { lasts } from './lasting.ts';

// Effects of single equipment cards

/** Reduces the damage that the volley does to its target's shields. Points that pass the shields stay (E3 Emergency Power). */
export const shelterShields = v.effect<[Amount]>(
  'shelterShields',
  (c, n) => {
    const read = c.amount(n);
    return (s, f) => {
      const e = changingEvent(s, f);
      if (e === null || e.l.kind !== 'volley' || e.l.on < 0) return;
      const fire: Fire = e.l.fire;
      const field = Math.max(0, s.cards[e.l.on]!.emf);
      const plain = fire.phasers + fire.heavy + fire.other;
      const shields = Math.max(0, Math.min(shieldsLeft(s, e.l.on), plain - fire.past - field));
      const less = Math.min(read(s, f), shields);
      const beyond = Math.max(0, plain - field - shields);
      e.l.fire = bounded({ ...lessened(fire, less), past: beyond });
    };
  },
  (t, n) => `the volley does less damage to the shields of its target, by ${t.amount(n)}`,
  { means: [['you', 3]] },
);

/** Makes a ship's part of the volley hit this card's host instead, at half its points (E2 Tractor Beam). */
export const drawFire = v.effect<[Ref]>(
  'drawFire',
  (c, ship) => {
    const read = c.ref(ship);
    return (s, f) => {
      const e = changingEvent(s, f);
      const to: CardId = s.cards[f.self]!.on;
      if (e === null || e.l.kind !== 'volley' || !inPlay(s, to)) return;
      const id = read(s, f);
      const mine = (e.l.shots as readonly Shot[]).filter(shot => shot.card === id);
      if (mine.length === (e.l.shots as readonly Shot[]).length) {
        e.l.on = to;
        e.l.fire = scaled(e.l.fire as Fire, 0.5);
        return;
      }
      dropShots(e, shot => shot.card === id);
      const part: Frame = { ...e, l: { ...e.l, on: to, shots: mine } };
      const fire = scaled(sumOf(mine), 0.5);
      if (firepower(fire) > 0) scoreFire(s, part, to, fire);
    };
  },
  (t, ship) => `the fire of ${t.ref(ship)} hits its unit in place of the target, with half its damage`,
  { means: [['you', 3]] },
);

/** Uses up a card's one action of this turn: a transporter that set off a mine moves nobody. */
export const usesUp = v.effect<[Ref]>(
  'usesUp',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, id)) functionUsed(s, { card: id, seat: f.you, bit: useBit(0), aims: [], reaction: false });
    };
  },
  (t, card) => `${t.ref(card)} can do nothing else this turn`,
);

/** A card loses all its damage. */
export const mended = facts.define<{ card: CardId }>('mended', {
  apply(s, x) {
    Object.assign(ownCard(s, x.card), { damage: 0, shieldDamage: 0, lasting: 0 });
  },
  unsettles: true,
  show: { card: 'card' },
  say: n => `All damage on ${n.card} is gone.`,
});
/** Takes all damage off a card. */
export const removeDamage = v.effect<[Ref]>(
  'removeDamage',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) mended(s, { card: read(s, f) });
    };
  },
  (t, card) => `remove all damage from ${t.ref(card)}`,
  card => ({ means: [[card, 4]] }),
);

/**
 * Gives a unit points at once: energy, unless another kind is named. Energy engages it if it needs only energy; the rest goes to its systems (E3 Reserve
 * Power).
 */
export const power = v.flow<[number, PointKind?]>(
  'power',
  (c, n, kind = 'energy') => {
    const left = c.name('power');
    const unit = (s: GeState, f: Frame): CardId => s.cards[f.self]!.on;
    const menu: Menu<GeState> = {
      name: 'power',
      list: (s, f) =>
        systemsOf(s, unit(s, f))
          .filter(x => x.kind === kind && (s.cards[unit(s, f)]!.given[x.use] ?? 0) < x.max)
          .map(x => option('give', unit(s, f), x.use)),
      label: (s, _f, o) => brief(useLabel(s, o.a, o.b)),
      prompt: (s, f) =>
        `What does ${titleOf(s, f.self)} ${kind === 'energy' ? 'power' : 'supply'}? ${f.l[left]} of its ${kind} is left.`,
      stakes: () => `${capitalized(kind)} that is not used is lost.`,
      rule: 'ge/points/6',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[left] = n;
        const id = unit(s, f);
        if (kind !== 'energy' || !inPlay(s, id) || s.cards[id]!.engaged === 1 || isUnder(s, KIND.disengaged, id))
          return;
        const { energy = 0, ...rest } = needsOf(s, id) ?? {};
        if (energy > n || Object.values(rest).some(k => (k ?? 0) > 0)) return;
        f.l[left] -= energy;
        turn(s, id, true);
      },
    });
    const start = c.code.length;
    const goes = c.unless(
      (s, f) =>
        f.l[left] > 0 &&
        inPlay(s, unit(s, f)) &&
        s.cards[unit(s, f)]!.engaged === 1 &&
        menu.list(s, f, f.you).length > 0,
    );
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        f.l[left]--;
        const o = picks[0]![0];
        if (o !== undefined) allocated(s, { card: o.a, seat: f.you, use: o.b, n: 1 });
      }),
    );
    c.go(start);
    c.land(goes);
  },
  (_t, n, kind = 'energy') =>
    kind === 'energy'
      ? `its unit alone gets ${n} energy at once, and is engaged if that is all it needs; the rest powers its systems`
      : `its unit alone gets ${n} ${kind} at once`,
);

/** Exchanges a ship card in play for one of the hand. Cards on it stay, and its damage ends (E9 Hologram). */
export const becomes = v.effect<[Ref, Ref]>(
  'becomes',
  (c, ship, by) => {
    const [old, fresh] = [c.ref(ship), c.ref(by)];
    return (s, f) => {
      const [id, to] = [old(s, f), fresh(s, f)];
      if (!inPlay(s, id) || s.cards[to]?.zone === undefined || !pile(s, f.you, HAND).includes(to)) return;
      const { on, at, engaged } = s.cards[id]!;
      entered(s, { card: to, seat: f.you, on, at, engaged });
      for (const x of cardsOn(s, id)) moved(s, { card: x, on: to, at: -1 });
      departNow(s, id, 'returned', HAND, f.you);
      const e = changingEvent(s, f);
      if (e !== null && e.l.on === id) {
        if (e.l.aimed === id) e.l.aimed = to;
        e.l.on = to;
      }
    };
  },
  (t, ship, by) =>
    `${t.ref(by)} takes the place of ${t.ref(ship)}, which goes to your hand; the cards on it stay, and its damage is gone`,
);

/** Protects the cards chosen under a name from fire and card damage for one turn: all the time, or while they are engaged. */
export const unharmed = v.flow<[string, 'while engaged'?]>(
  'unharmed',
  (c, name, when) => {
    const only = when === undefined ? {} : { if: is(name, engaged) };
    for (const k of ['fire taken', 'damage taken'] as const)
      c.effect(lasts({ k, to: picked(name), times: 0, ...only }, { turns: 1 }, these(name)));
  },
  (t, name, when) => `for one turn, nothing damages ${t.ref(name)}${when === undefined ? '' : ' while it is engaged'}`,
);

/**
 * Moves up to so many crew of this card's unit to one other location of the fleet, before the unit is lost. Then it is lost (E1 Escape Pod).
 * @param stays true for a card that goes there with the crew; otherwise it is discarded
 */
export const getAway = v.flow<[number, true?]>(
  'escape',
  (c, most, stays) => {
    const unit = (s: GeState, f: Frame): CardId => s.cards[f.self]!.on;
    const aboard = (s: GeState, f: Frame) =>
      inPlay(s, f.self) ? cardsOn(s, unit(s, f)).filter(id => isCrew(s, id) && s.cards[id]!.controller === f.you) : [];
    const shores = (s: GeState, f: Frame) =>
      allInPlay(s).filter(id => isHarbor(s, id) && s.cards[id]!.controller === f.you && id !== unit(s, f));
    const words = {
      stakes: () => 'Crew that stays is lost with what it is on.',
      rule: 'ge/crucial-rules/1',
      card: (s: GeState, _f: Frame, o: { a: number }) => titleOf(s, o.a),
      label: (s: GeState, _f: Frame, o: { a: number }) => titleOf(s, o.a),
      note: (s: GeState, _f: Frame, o: { a: number }, seat: number) => cardNote(s, o.a, seat),
    };
    c.step({
      op: 'do',
      act: (_s, f) => {
        Object.assign(f.l, { crew: [], to: -1 });
      },
    });
    const some = c.unless((s, f) => aboard(s, f).length > 0 && shores(s, f).length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            ...words,
            name: 'escape',
            list: (s, f) => aboard(s, f).map(id => option('card', id)),
            prompt: (s, f) =>
              `Which crew leaves ${titleOf(s, unit(s, f))} in the ${titleOf(s, f.self)}? Up to ${most}.`,
          },
          max: () => most,
        },
        (_s, f, picks) => {
          f.l.crew = picks[0]!.map(o => o.a);
        },
      ),
    );
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            ...words,
            name: 'shore',
            list: (s, f) => shores(s, f).map(id => option('card', id)),
            prompt: () => 'Where does that crew go?',
          },
        },
        (_s, f, picks) => {
          f.l.to = picks[0]![0]?.a ?? -1;
        },
      ),
    );
    c.land(some);
    c.step({
      op: 'do',
      act: (s, f) => {
        if (!inPlay(s, f.self)) return;
        const lost = unit(s, f);
        if (f.l.to >= 0) for (const id of f.l.crew) if (inPlay(s, id)) moved(s, { card: id, on: f.l.to, at: -1 });
        if (stays !== true || f.l.crew.length === 0) discard(s, f.self, 'used', f.you);
        else moved(s, { card: f.self, on: f.l.to, at: -1 });
        if (inPlay(s, lost)) departNow(s, lost, f.l.fact.how, f.l.fact.to, f.l.fact.by, f.l.fact.bottom === true);
      },
    });
  },
  (t, most, stays) =>
    stays === true
      ? `${most === 1 ? 'one crew' : `up to ${most} crew`} of its unit and ${t.ref('self')} go to another location of your fleet`
      : `up to ${most} crew of its unit go to another location of your fleet, and this card is discarded`,
);

/** Lets the player choose which of its unit's heavy weapons a refit adds to, if there are several kinds. The refit's counter keeps the choice. */
export const chooseWeapon = v.flow(
  'chooseWeapon',
  c => {
    const kinds = (s: GeState, f: Frame) => {
      const { on } = s.cards[f.self]!;
      return on < 0 ? [] : printedHeavy(s, on);
    };
    const menu: Menu<GeState> = {
      name: 'weapon',
      list: (s, f) => kinds(s, f).map((_, i) => option('weapon', i)),
      label: (s, f, o) => kinds(s, f)[o.a]!.name,
      prompt: (s, f) => `To which heavy weapons of ${titleOf(s, s.cards[f.self]!.on)} does ${titleOf(s, f.self)} add?`,
      stakes: () => 'It is settled for as long as the refit stays.',
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const counter = picks[0]![0]?.a ?? 0;
        if (counter > 0) noted(s, { card: f.self, counter });
      }),
    );
  },
  () => 'if its unit has several kinds of heavy weapons, choose one of them for it',
);

/** Lets the player choose the kind of heavy weapons at its location that this card arms from now on. Its counter keeps the choice. */
export const chooseArmed = v.flow(
  'chooseArmed',
  c => {
    const kinds = (s: GeState, f: Frame) => heavyAt(s, locationOf(s, f.self), true);
    const menu: Menu<GeState> = {
      name: 'weapon',
      list: (s, f) => kinds(s, f).map((_, i) => option('weapon', i)),
      label: (s, f, o) => kinds(s, f)[o.a]!.name,
      prompt: (s, f) => `Which heavy weapons does ${titleOf(s, f.self)} arm?`,
      stakes: () => 'It arms them without ammunition, in your next turns too.',
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        noted(s, { card: f.self, counter: picks[0]![0]?.a ?? 0 });
      }),
    );
  },
  () => 'choose the kind of heavy weapons that it arms from now on',
)();
/** True if its location has several kinds of heavy weapons. */
export const severalWeapons = v.test(
  'severalWeapons',
  () => (s, f) => {
    const at = locationOf(s, f.self);
    return inPlay(s, f.self) && at >= 0 && heavyAt(s, at, true).length > 1;
  },
  () => 'its location has several kinds of heavy weapons',
)();

/** Plays a card of the hand together with this one, at the same place (ge/there-and-back/4). */
export const playAlong = v.effect<[Ref]>(
  'playAlong',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (pile(s, f.you, HAND).includes(id)) playWith(s, id, s.cards[f.self]!.on, f.you);
    };
  },
  (t, card) => `play ${t.ref(card)} with it`,
);

/** Declares a word that does nothing more: the card comes into play, and its text works from there. */
export const comesAlone = (name: string, where: string) =>
  v.effect(
    name,
    () => () => {},
    t => `play ${t.ref('self')}${where}`,
    { playsIt: true },
  )();
/** The card comes into play on its target. */
export const nothingMore = comesAlone('nothingMore', ' on the target');

/**
 * Stops one ship or base from firing weapons for a turn, for each point given to this card. The player of the unit chooses it (E7 Argonian Strobe).
 */
export const blinds = v.flow<[Ref]>(
  'blinds',
  (c, who) => {
    c.effect(
      repeat(
        given(),
        choose(
          'it',
          {
            who,
            list: cards(that(either(ship, base), ofPlayer(who), unblinded)),
            prompt: 'Which ship or base do you blind for a turn?',
          },
          lasts({ k: 'no fire', to: picked('it') }, { turns: 1 }, these('it')),
        ),
      ),
    );
  },
  (t, who) =>
    `for each of the points allocated to it, ${t.ref(who)} chooses one of the ships and bases of that fleet, which cannot fire weapons for one turn`,
);
