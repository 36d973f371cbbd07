import {
  type Amount,
  askStep,
  type Compiler,
  clause,
  deed,
  type Effect,
  type Filter,
  type Frame,
  firstPart,
  isSeveral,
  knower,
  learn,
  listOf,
  type Menu,
  many,
  mingle,
  offer,
  option,
  ownedBy,
  type Read,
  type Ref,
  shuffled,
  yesNo,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { textFor, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { draw as drawCards } from '../rules/cards/draw.ts';
import { putIn } from '../rules/cards/piles.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { activate as activateEnergy } from '../rules/energy/activate.ts';
import { destinyOf as destinyFor, revealDestiny } from '../rules/energy/destiny.ts';
import { canLose } from '../rules/energy/lose-energy.ts';
import { canPay, pay as payEnergy } from '../rules/energy/pay.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import { shuffled as pileShuffled } from '../rules/setup/starting-the-game.ts';
import {
  ACTIVE,
  energyOf as energyLeft,
  HAND,
  inPlay,
  LOST,
  opponentOf,
  pile,
  RESERVE,
  USED,
  type WarsState,
} from '../state.ts';
import { points } from '../traits.ts';
import { acts, eachOf, energy, energyOf, goes, OPPONENT, quantity } from './phrases.ts';

// Energy, draws, destiny

/** A player activates energy, or all of it if there is less. */
export const activate = v.effect(
  'activate',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => activateEnergy(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => {
    const each = eachOf(t, n);
    return acts(t.ref(who), 'activate', each === null ? energy(t.amount(n)) : `1 energy for each ${each}`);
  },
  (n, who = 'you') => ({ means: [[who, points(n, 0.4)]] }),
);

const upTo = (
  name: string,
  verb: string,
  thing: (n: string) => string,
  most: (s: WarsState, seat: number) => number,
  act: (s: WarsState, seat: number, n: number) => void,
  /** the text that says what the number means to the player who chooses it */
  means: (s: WarsState, seat: number) => string,
) =>
  v.flow(
    name,
    (c, n: Amount, who: Ref = 'you') => {
      const k = c.amount(n);
      const seat = c.ref(who);
      const menu: Menu<WarsState> = {
        name: 'number',
        list: (s, f) =>
          Array.from({ length: Math.max(0, Math.min(k(s, f), most(s, seat(s, f)))) + 1 }, (_, i) =>
            option('number', i),
          ).reverse(),
        label: (_s, _f, o) => `${verb[0]!.toUpperCase()}${verb.slice(1)} ${thing(String(o.a))}`,
        prompt: (s, f) =>
          `${titleFor(f)}: ${verb === 'activate' ? 'how much energy' : 'how many cards'} do you ${verb}? Choose up to ${Math.max(0, Math.min(k(s, f), most(s, seat(s, f))))}.`,
        stakes: (s, f) => means(s, seat(s, f)),
      };
      const local = c.name('many');
      c.step(
        askStep({ who: (s, f) => [seat(s, f)], menu }, (s, f, picks) => {
          f.l[local] = picks[0]![0]?.a ?? 0;
          act(s, seat(s, f), f.l[local]);
        }),
      );
    },
    (t, n, who = 'you') =>
      acts(t.ref(who), verb, `up to ${thing(t.amount(n))}${verb === 'draw' ? ` from ${t.own(who, 'reserve')}` : ''}`),
    (n, who = 'you') => ({ means: [[who, points(n, 0.5)]] }),
  );
/** A player activates any amount up to a limit. */
export const activateUpTo = upTo(
  'activateUpTo',
  'activate',
  n => `${n} energy`,
  (s, seat) => pile(s, seat, RESERVE).length,
  activateEnergy,
  (s, seat) =>
    `It comes from the top of your reserve (${many(pile(s, seat, RESERVE).length, 'card')}). You can then pay with it. You have ${canPay(s, seat)} active energy now.`,
);
/** A player draws a number of cards, from the reserve unless another pile is given. */
export const draw = v.effect(
  'draw',
  (c, n: Amount, who: Ref = 'you', from: 'reserve' | 'used pile' | 'active pile' = 'reserve') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    const kind = from === 'reserve' ? RESERVE : from === 'used pile' ? USED : ACTIVE;
    return (s, f) => drawCards(s, seat(s, f), k(s, f), kind);
  },
  (t, n, who = 'you', from = 'reserve') => {
    const each = eachOf(t, n);
    // as many cards as an earlier effect affected
    const counted = t.counted(n);
    if (counted !== null && isSeveral(counted.of))
      return acts(t.ref(who), 'draw', `as many cards from ${t.own(who, from)}`);
    return acts(
      t.ref(who),
      'draw',
      `${each === null ? quantity(t.amount(n), 'card') : '1 card'} from ${t.own(who, from)}${each === null ? '' : ` for each ${each}`}`,
    );
  },
  (n, who: Ref = 'you', _from?: 'reserve' | 'used pile' | 'active pile') => ({ means: [[who, points(n, 0.6)]] }),
);
export const drawUpTo = upTo(
  'drawUpTo',
  'draw',
  n => quantity(n, 'card'),
  (s, seat) => pile(s, seat, RESERVE).length,
  (s, seat, n) => drawCards(s, seat, n, RESERVE),
  (s, seat) =>
    `Each card you draw leaves your reserve (${many(pile(s, seat, RESERVE).length, 'card')}) and is no longer energy. You have ${many(pile(s, seat, HAND).length, 'card')} in hand.`,
);

/** A player pays energy, or all of it if there is less. */
export const pay = v.effect(
  'pay',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => payEnergy(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => acts(t.ref(who), 'pay', energyOf(t, n)),
);
/** A player loses energy and chooses each card (wars/lose-energy/1); with `only`, from one pile or from the hand. */
export const lose = v.flow(
  'lose',
  (c, n: Amount, who: Ref = 'you', only?: 'reserve' | 'hand') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    const program = c.program('lose energy');
    const kind = only === undefined ? -1 : only === 'hand' ? HAND : RESERVE;
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ n: k(s, f), only: kind }),
      you: (s, f) => seat(s, f),
      self: null,
    });
  },
  (t, n, who = 'you', only?: 'reserve' | 'hand') => {
    const each = eachOf(t, n);
    const cards = quantity(each === null ? t.amount(n) : '1', 'card');
    const what =
      only === 'hand'
        ? `${cards} from hand${each === null ? '' : ` for each ${each}`}`
        : `${energyOf(t, n)}${only ? ` from ${t.ref(who) === 'you' ? 'your' : 'their'} ${only}` : ''}`;
    // the things counted come first, so that they do not seem to belong to the other player
    return each !== null && only === undefined && t.ref(who) !== 'you'
      ? `for each ${each}, ${acts(t.ref(who), 'lose', '1 energy')}`
      : acts(t.ref(who), 'lose', what);
  },
  (n, who: Ref = 'you', only?: 'reserve' | 'hand') => ({
    means: [[who, points(n, -1)]],
    ...(only === 'hand' && typeof n === 'number' ? { fromHand: n } : {}),
  }),
);
/** A player loses random cards from hand. */
export const loseAtRandom = v.effect(
  'loseAtRandom',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => {
      for (const id of shuffled(s, pile(s, seat(s, f), HAND)).slice(0, k(s, f))) putIn(s, id, LOST, { shown: true });
    };
  },
  (t, n, who = 'you') => acts(t.ref(who), 'lose', `${quantity(t.amount(n), 'card')} at random from hand`),
  (n, who: Ref = 'you') => ({ means: [[who, points(n, -1)]], ...(typeof n === 'number' ? { fromHand: n } : {}) }),
);
/**
 * A player retrieves cards. Each is a random card of the lost pile, which is revealed and put on the used pile (wars/retrieve/1, wars/lost-pile/2,
 * wars/lost-pile/4, wars/lost-pile/7).
 */
function retrieveCards(s: WarsState, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const lost = pile(s, seat, LOST);
    if (lost.length === 0) return;
    const id = shuffled(s, lost)[0]!;
    putIn(s, id, USED, { shown: true });
  }
}
export const retrieve = v.effect(
  'retrieve',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => retrieveCards(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => {
    const each = eachOf(t, n);
    return acts(t.ref(who), 'retrieve', each === null ? quantity(t.amount(n), 'card') : `a card for each ${each}`);
  },
  (n, who = 'you') => ({ means: [[who, points(n)]] }),
);
export const retrieveUpTo = upTo(
  'retrieveUpTo',
  'retrieve',
  n => quantity(n, 'card'),
  (s, seat) => pile(s, seat, LOST).length,
  retrieveCards,
  (s, seat) =>
    `Each card is random, from your lost pile (${many(pile(s, seat, LOST).length, 'card')}). Both players see it. It goes to your used pile and is energy again.`,
);

/** A player reveals a card for destiny. The local `destiny` becomes its number, or `theirs` for the opponent's (wars/destiny/3, wars/destiny/5). */
export const reveals = v.effect(
  'reveals',
  (_c, who: 'you' | 'opponent', name?: string) => {
    const local = name ?? (who === 'you' ? 'destiny' : 'theirs');
    return (s, f) => {
      const seat = who === 'you' ? f.you : opponentOf(f.you);
      const reserve = pile(s, seat, RESERVE);
      f.l.revealedCard = reserve[reserve.length - 1] ?? -1;
      f.l[local] = revealDestiny(s, seat, f.self);
    };
  },
  (_t, who, _name?: string) => acts(who === 'you' ? 'you' : OPPONENT, 'reveal', 'a card for destiny'),
  who => ({ reveals: who }),
);
/** The destiny that you revealed. */
export const destiny = v.amount(
  'destiny',
  () => (_s, f) => f.l.destiny ?? 0,
  () => 'your destiny',
)();
/** The destiny that your opponent revealed. */
export const theirDestiny = v.amount(
  'theirDestiny',
  () => (_s, f) => f.l.theirs ?? 0,
  () => ownedBy(OPPONENT, 'destiny')!,
)();
/** You reveal two cards from the top of your reserve. One of them gives the destiny. Both go on the used pile in any order. */
export const revealsTwo = v.flow(
  'revealsTwo',
  c => {
    const top = (s: WarsState, seat: number) => pile(s, seat, RESERVE).slice(-2).reverse();
    c.step({
      op: 'do',
      act: (s, f) => {
        revealed(s, { seat: f.you, cards: top(s, f.you) });
      },
    });
    const menu: Menu<WarsState> = {
      name: 'destiny of',
      list: (s, f) => top(s, f.you).map(id => option('card', id)),
      label: (s, _f, o) => `${titleOf(s, o.a)} (destiny ${defOf(s, o.a).source.destiny})`,
      prompt: () => 'Which card gives the destiny?',
      stakes: () => 'Only this destiny counts. Both cards go to your used pile, the other card on top.',
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const two = top(s, f.you);
        const id = picks[0]![0]?.a ?? -1;
        f.l.revealedCard = id;
        f.l.destiny = id < 0 ? 0 : destinyFor(s, id, f.self);
        for (const x of [id, ...two.filter(y => y !== id)]) if (x >= 0) putIn(s, x, USED, { shown: true });
      }),
    );
  },
  () =>
    deed(
      'show',
      'two cards from the top of your reserve, take the destiny of one, and put both on top of your used pile',
    ),
);
/** A player searches a pile. They know all its cards until it is shuffled. */
function goThrough(c: Compiler<WarsState>, kind: number): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      for (const id of pile(s, f.you, kind)) learn(s, id, knower(f.you));
    },
  });
}

/** You search your reserve for a card that fits, reveal it, take it into your hand, and shuffle (wars/download/1, wars/download/2). */
export const download = v.flow(
  'download',
  (c, which: Filter) => {
    const fits = c.filter(which);
    const menu: Menu<WarsState> = {
      name: 'download',
      list: (s, f) =>
        pile(s, f.you, RESERVE)
          .filter(id => fits(s, id, f))
          .map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `${titleFor(f)}: which card do you take from your reserve into your hand?`,
      stakes: () => 'Your opponent sees the card. You may take none. Your reserve is shuffled either way.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      // the player may take none, so the question is always asked
      same: (s, _f, a, b) => s.defs[a.a] === s.defs[b.a],
      card: (s, _f, o) => titleOf(s, o.a),
    };
    goThrough(c, RESERVE);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: () => 0, skip: false }, (s, f, picks) => {
        const id = picks[0]![0]?.a;
        if (id !== undefined) {
          revealed(s, { seat: f.you, cards: [id] });
          putIn(s, id, HAND, { shown: true });
        }
        pileShuffled(s, { seat: f.you, kind: RESERVE });
      }),
    );
  },
  (t, which) => deed('download', t.one(which)),
  (_which: Filter) => ({ brings: true as const }),
);

/** You search your used pile for a card that fits, take it into your hand unseen, and shuffle the pile. */
export const searchUsedPile = v.flow(
  'searchUsedPile',
  (c, which: Filter) => {
    const fits = c.filter(which);
    const menu: Menu<WarsState> = {
      name: 'search',
      list: (s, f) =>
        pile(s, f.you, USED)
          .filter(id => fits(s, id, f))
          .map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `${titleFor(f)}: which card do you take from your used pile into your hand?`,
      stakes: () => 'Your opponent does not see the card. You may take none. Your used pile is shuffled either way.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      // the player may take none, so the question is always asked
      same: (s, _f, a, b) => s.defs[a.a] === s.defs[b.a],
      card: (s, _f, o) => titleOf(s, o.a),
    };
    goThrough(c, USED);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: () => 0, skip: false }, (s, f, picks) => {
        const id = picks[0]![0]?.a;
        // the opponent does not see which card it is
        mingle(s, pile(s, f.you, USED), knower(f.you));
        if (id !== undefined) putIn(s, id, HAND);
        pileShuffled(s, { seat: f.you, kind: USED });
      }),
    );
  },
  (t, which) =>
    deed('take', `${t.one(which)} of your choice from your used pile into your hand, and shuffle that pile`),
  (_which: Filter) => ({ brings: true as const }),
);

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

/** Keeps a number under a name for `noted`. It does not change later. */
export const note = v.effect(
  'note',
  (c, name: string, n: Amount) => {
    const k = c.amount(n);
    return (s, f) => {
      f.l[name] = k(s, f);
    };
  },
  (t, _name, n) => `let X be ${t.amount(n)}`,
);
/** The card that you last revealed for destiny; -1 if there is none. */
export const theRevealed = v.ref(
  'theRevealed',
  () => (_s, f) => f.l.revealedCard ?? -1,
  () => 'the card revealed',
)();
/** You draw up to a number of cards. In one battle, this ability draws no more than that number in all. */
export const drawUpToInBattle = v.flow(
  'drawUpToInBattle',
  (c, n: number) => {
    // each drawn card leaves a mark with the battle's number, which lasts for the turn
    const mark = (s: WarsState, f: Frame) => `drawn#${f.self}#${s.fought.length}`;
    const left = (s: WarsState, f: Frame) => (s.battle === null ? n : n - s.done.filter(x => x === mark(s, f)).length);
    const menu: Menu<WarsState> = {
      name: 'number',
      list: (s, f) =>
        Array.from({ length: Math.min(left(s, f), pile(s, f.you, RESERVE).length) + 1 }, (_, i) =>
          option('number', i),
        ).reverse(),
      label: (_s, _f, o) => `Draw ${quantity(String(o.a), 'card')}`,
      prompt: (s, f) => `${titleFor(f)}: how many cards do you draw? Choose up to ${left(s, f)}.`,
      stakes: s =>
        `Each card you draw leaves your reserve and is no longer energy.${s.battle === null ? '' : ` You can draw at most ${n} in one battle.`}`,
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const k = picks[0]![0]?.a ?? 0;
        drawCards(s, f.you, k, RESERVE);
        if (s.battle !== null) s.done = [...s.done, ...Array.from({ length: k }, () => mark(s, f))];
      }),
    );
  },
  (_t, n) => deed('draw', `up to ${quantity(String(n), 'card')} from your reserve, no more than ${n} in one battle`),
);
