// Words for "unless a player pays" and "or else": a player pays or loses energy, or another effect happens.
import {
  type Amount,
  askStep,
  type Compiler,
  clause,
  type Effect,
  type Frame,
  firstPart,
  listOf,
  offer,
  type Read,
  type Ref,
  yesNo,
} from '@orrery/kernel';
import { textFor, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { canLose } from '../rules/energy/lose-energy.ts';
import { canPay, pay as payEnergy } from '../rules/energy/pay.ts';
import { energyOf as energyLeft, inPlay, type WarsState } from '../state.ts';
import { energy, energyOf, goes } from './phrases.ts';

/** The effect happens unless a player pays energy. A player who cannot pay is not asked. */
export const unlessPays = v.flow(
  'unlessPays',
  (c, who: Ref, n: Amount, effect: Effect) => {
    const seat = c.ref(who);
    const k = c.amount(n);
    unless(
      c,
      seat,
      (s, f) => canPay(s, seat(s, f)) >= k(s, f),
      (_s, _f, x) => `do you pay ${x} energy to prevent it?`,
      k,
      (s, f) => payEnergy(s, seat(s, f), k(s, f)),
      effect,
    );
  },
  (t, who, n, effect) => `${t.effect(effect)}, unless ${goes(t.ref(who), 'pay', `${t.amount(n)} energy`)}`,
);

function unless(
  c: Compiler<WarsState>,
  seat: Read<WarsState>,
  can: (s: WarsState, f: Frame) => boolean,
  prompt: (s: WarsState, f: Frame, n: number) => string,
  n: Read<WarsState>,
  pays: (s: WarsState, f: Frame) => void,
  effect: Effect,
): void {
  const said = c.name('said');
  const menu = yesNo<WarsState>((s, f) => `${titleFor(f)}: ${prompt(s, f, n(s, f))}`, {
    stakes: (s, f, who) => `${textFor(s, f, who)} You have ${canPay(s, who)} active energy.`,
    yes: (s, f, who) => `leaves you ${canPay(s, who) - n(s, f)} active energy`,
    no: 'you pay nothing, and the effect happens',
  });
  const able = c.unless((s, f) => {
    f.l[said] = 0;
    return can(s, f);
  });
  c.step(
    askStep({ who: (s, f) => [seat(s, f)], menu, skip: false }, (s, f, picks) => {
      f.l[said] = picks[0]![0]?.verb === 'yes' ? 1 : 0;
      if (f.l[said] === 1) pays(s, f);
    }),
  );
  c.land(able);
  const not = c.unless((_s, f) => f.l[said] !== 1);
  c.effect(effect);
  c.land(not);
}

/** A player pays energy, or else the other effect happens. The question names the card `about`, if it is given. */
export const payOr = v.flow(
  'payOr',
  (c, who: Ref, n: Amount, otherwise: Effect, about?: Ref) => {
    const seat = c.ref(who);
    const k = c.amount(n);
    const card = about === undefined ? null : c.ref(about);
    unless(
      c,
      seat,
      (s, f) => canPay(s, seat(s, f)) >= k(s, f),
      (s, f, x) => `do you pay ${x} energy${card === null ? '' : ` for ${titleOf(s, card(s, f))}`}?`,
      k,
      (s, f) => payEnergy(s, seat(s, f), k(s, f)),
      otherwise,
    );
  },
  (t, who, n, otherwise, about?: Ref) => {
    // the text begins with the cards that each question is about
    const head = about === undefined ? '' : `for ${t.ref(about)}, `;
    const much = energyOf(t, n);
    // the same amount of energy either way
    if (otherwise.w === 'lose' && JSON.stringify(otherwise.a) === JSON.stringify([n, who]))
      return `${head}${t.ref(who)} either pays or loses ${much} (their choice)`;
    const pays = clause(t.ref(who), 'pay', much);
    const other = firstPart(t.effect(otherwise));
    // an action of that player
    return otherwise.w === 'dismiss' && other?.kind === 'clause'
      ? `${head}${listOf([pays, clause(t.ref(who), other.verb, other.rest)], 'or')}`
      : `${head}${pays}, or else ${t.effect(otherwise)}`;
  },
);

/** You may pay energy. If you do, the effect happens. */
export const mayPay = v.flow(
  'mayPay',
  (c, n: Amount, effect: Effect, who: Ref = 'you') => {
    const seat = c.ref(who);
    const k = c.amount(n);
    mayGive(
      c,
      seat,
      (s, f) => canPay(s, seat(s, f)) >= k(s, f),
      (s, f) => `do you pay ${k(s, f)} of your ${canPay(s, seat(s, f))} energy?`,
      (s, f) => payEnergy(s, seat(s, f), k(s, f)),
      effect,
    );
  },
  (t, n, effect, who = 'you') => offer(t.ref(who), `pay ${energyOf(t, n)}`, t.effect(effect)),
);

/** You may lose energy. If you do, the effect happens. */
export const mayLose = v.flow(
  'mayLose',
  (c, n: Amount, effect: Effect, who: Ref = 'you') => {
    const seat = c.ref(who);
    const k = c.amount(n);
    const program = c.program('lose energy');
    mayGive(
      c,
      seat,
      (s, f) => canLose(s, seat(s, f)) >= k(s, f),
      (s, f) => `do you lose ${k(s, f)} energy?`,
      () => {},
      undefined,
    );
    const no = c.unless((_s, f) => f.l.gave === 1);
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ n: k(s, f) }),
      you: (s, f) => seat(s, f),
      self: null,
    });
    c.effect(effect);
    c.land(no);
  },
  (t, n, effect, who = 'you') => offer(t.ref(who), `lose ${t.amount(n)} energy`, t.effect(effect)),
);

function mayGive(
  c: Compiler<WarsState>,
  seat: Read<WarsState>,
  can: (s: WarsState, f: Frame) => boolean,
  prompt: (s: WarsState, f: Frame) => string,
  pays: (s: WarsState, f: Frame) => void,
  effect: Effect | undefined,
): void {
  const menu = yesNo<WarsState>((s, f) => `${titleFor(f)}: ${prompt(s, f)}`, {
    stakes: (s, f, who) =>
      `${textFor(s, f, who)} You have ${canPay(s, who)} active energy, and ${energyLeft(s, who)} energy in all.`,
    yes: 'you give up the energy; the text says what you get',
    no: 'you keep the energy; the text says what happens',
  });
  const able = c.unless((s, f) => {
    f.l.gave = 0;
    return can(s, f);
  });
  c.step(
    askStep({ who: (s, f) => [seat(s, f)], menu, skip: false }, (s, f, picks) => {
      f.l.gave = picks[0]![0]?.verb === 'yes' ? 1 : 0;
      if (f.l.gave === 1) pays(s, f);
    }),
  );
  c.land(able);
  if (effect === undefined) return;
  const no = c.unless((_s, f) => f.l.gave === 1);
  c.effect(effect);
  c.land(no);
}

/** A player loses energy, or else the other effect happens to a card in play. The question names that card. */
export const loseOr = v.flow(
  'loseOr',
  (c, who: Ref, n: Amount, about: Ref, otherwise: Effect) => {
    const seat = c.ref(who);
    const k = c.amount(n);
    const card = c.ref(about);
    const program = c.program('lose energy');
    const there = c.unless((s, f) => inPlay(s, card(s, f)));
    mayGive(
      c,
      seat,
      (s, f) => canLose(s, seat(s, f)) >= k(s, f),
      (s, f) => `do you lose ${k(s, f)} energy for ${titleOf(s, card(s, f))}?`,
      () => {},
      undefined,
    );
    const no = c.unless((_s, f) => f.l.gave === 1);
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ n: k(s, f) }),
      you: (s, f) => seat(s, f),
      self: null,
    });
    const out = c.go();
    c.land(no);
    c.effect(otherwise);
    c.land(out);
    c.land(there);
  },
  (t, who, n, _about, otherwise) =>
    `${t.ref(who)} may lose ${energy(t.amount(n))}; if ${t.ref(who) === 'you' ? 'you' : 'they'} do not, ${t.effect(otherwise)}`,
);
