import { type Amount, askStep, type Effect, option, type Ref, type Seat, yesNo } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { seatName } from '../names.ts';
import { judgeSponsorable } from '../rules/actions/may-sponsor.ts';
import { leavePlay } from '../rules/cards/in-play.ts';
import { requires } from '../rules/cards/marks.ts';
import { canAct, rotated } from '../rules/cards/ready.ts';
import { applyInfluence, available } from '../rules/politics/influence.ts';
import { type B5State, DISCARD, HAND, inPlay, type Mark, rows, zone } from '../state.ts';
import { numberNoted } from './conflict-texts.ts';
import { quantity } from './phrases.ts';

// What players do together, or what any one of them may do.

/** Any player may rotate this card, if it can still act. Players are asked in turn until one does, and then the effect happens. */
export const anybodyMayRotate = v.flow<[string, ...Effect[]]>(
  'anybodyMayRotate',
  (c, prompt, ...effects) => {
    const [asked, said] = [c.name('asked'), c.name('said')];
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[asked] = s.order.filter(p => !s.seats[p]!.out);
        f.l[said] = 0;
      },
    });
    const start = c.code.length;
    const out = c.unless((s, f) => f.l[said] === 0 && f.l[asked].length > 0 && inPlay(s, f.self) && canAct(s, f.self));
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l[asked][0] as Seat],
          menu: yesNo<B5State>(() => prompt, {
            stakes: s => `Any player may do so. ${s.order.length > 1 ? 'It can rotate only once a turn.' : ''}`.trim(),
            yes: 'it rotates',
            no: 'another player may still do it',
          }),
          skip: false,
        },
        (s, f, picks) => {
          f.l[asked] = f.l[asked].slice(1);
          if (picks[0]?.[0]?.verb !== 'yes') return;
          f.l[said] = 1;
          rotated(s, { card: f.self });
        },
      ),
    );
    c.go(start);
    c.land(out);
    const skip = c.unless((_s, f) => f.l[said] === 1);
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, _prompt, ...effects) => `any player may rotate ${t.names.self ?? 'this card'}, and then ${t.effects(effects)}`,
);

/** Cards that give marks of a kind, or that require them to be played. */
export const givesOrNeedsMarks = v.filter(
  'givesOrNeedsMarks',
  (_c, mark: Mark) => (s, id) => {
    const def = DEFS[s.defs[id]!]!;
    return def.brings.has(mark) || requires(def, mark) > 0;
  },
  (_t, mark) => ({ that: `gives or requires ${mark[0]!.toUpperCase()}${mark.slice(1)} Marks` }),
);

/**
 * The other players may together apply influence to keep something from happening. Each in turn says how much to apply. Nobody applies anything if it
 * does not reach the amount.
 */
export const unlessTogetherApply = v.flow<[Amount, ...Effect[]]>(
  'unlessTogetherApply',
  (c, n, ...effects) => {
    const read = c.amount(n);
    const [asked, needed, pledged] = [c.name('asked'), c.name('needed'), c.name('pledged')];
    const sum = (list: readonly (readonly [Seat, number])[]): number => list.reduce((k, [, m]) => k + m, 0);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[needed] = read(s, f);
        f.l[pledged] = [];
        const others = s.order.filter(p => p !== f.you && !s.seats[p]!.out && available(s, p) > 0);
        const can = others.reduce((k, p) => k + available(s, p), 0);
        f.l[asked] = f.l[needed] > 0 && can >= f.l[needed] ? others : [];
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[asked].length > 0 && sum(f.l[pledged]) < f.l[needed]);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l[asked][0] as Seat],
          menu: {
            name: 'number',
            list: (s, f, seat) =>
              Array.from({ length: Math.min(available(s, seat), f.l[needed] - sum(f.l[pledged])) + 1 }, (_, i) =>
                option('number', i),
              ),
            label: (_s, _f, o) => String(o.a),
            prompt: (s, f, seat) =>
              `${seatName(s, f.you)} uses ${defOf(s, f.self).title}. How much of your ${available(s, seat)} influence do you offer against it?`,
            stakes: (_s, f) =>
              `The other players need ${f.l[needed]} together, and ${sum(f.l[pledged])} are offered. If they offer less in all, nobody applies anything, and it happens.`,
            note: (_s, f, o) =>
              sum(f.l[pledged]) + o.a >= f.l[needed]
                ? 'you prevent it'
                : `${f.l[needed] - sum(f.l[pledged]) - o.a} more would be needed`,
          },
          skip: false,
        },
        (_s, f, picks, seats) => {
          f.l[asked] = f.l[asked].slice(1);
          f.l[pledged] = [...f.l[pledged], [seats[0]!, picks[0]?.[0]?.a ?? 0]];
        },
      ),
    );
    c.go(start);
    c.land(out);
    const skip = c.unless((s, f) => {
      const reached = f.l[needed] > 0 && sum(f.l[pledged]) >= f.l[needed];
      if (!reached) return true;
      for (const [seat, k] of f.l[pledged]) applyInfluence(s, seat, k, f.self);
      return false;
    });
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, n, ...effects) =>
    `${t.effects(effects)}, unless the other players together apply ${quantity(t.amount(n), 'influence')}`,
);

/** The copy of a character that another player has in play, not as ambassador; -1 for none. */
function copyOf(s: B5State, you: Seat, id: number): number {
  return (
    rows(s).find(x => {
      const { faction } = s.cards[x]!;
      return (
        x !== id && s.defs[x] === s.defs[id] && faction >= 0 && faction !== you && s.seats[faction]!.ambassador !== x
      );
    }) ?? -1
  );
}

/** Cards of which another player has a copy in play, and which you could sponsor but for that copy. */
export const copiesAnothers = v.filter(
  'copiesAnothers',
  () => (s, id, f) => {
    const copy = copyOf(s, f.you, id);
    return copy >= 0 && judgeSponsorable(s, f.you, id, copy) === null;
  },
  () => ({ that: 'another player has in play as well' }),
)();

/** The copy of a card that another player has in play. */
export const otherCopyOf = v.ref<[Ref]>(
  'otherCopyOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : copyOf(s, f.you, id);
    };
  },
  () => "the other player's copy",
);

/** How much an amount is above a number; 0 if it is not. */
export const above = v.amount<[number, Amount]>(
  'above',
  (c, n, of) => {
    const read = c.amount(of);
    return (s, f) => Math.max(0, read(s, f) - n);
  },
  (t, n, of) => `${t.amount(of)}, minus ${n}`,
);

/** Every other player must agree. Each in turn is asked, until one does not. Then the effects happen, or nothing does. */
export const ifAllAgree = v.flow<[string, ...Effect[]]>(
  'ifAllAgree',
  (c, prompt, ...effects) => {
    const [asked, agreed] = [c.name('asked'), c.name('agreed')];
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[asked] = s.order.filter(p => p !== f.you && !s.seats[p]!.out);
        f.l[agreed] = 1;
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[agreed] === 1 && f.l[asked].length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l[asked][0] as Seat],
          menu: yesNo<B5State>((s, f) => `${defOf(s, f.self).title} of ${seatName(s, f.you)}: ${prompt}`, {
            stakes: (s, f) => defOf(s, f.self).text().join(' '),
            yes: 'it happens if the others agree as well',
            no: 'nothing happens',
          }),
          skip: false,
        },
        (_s, f, picks) => {
          f.l[asked] = f.l[asked].slice(1);
          if (picks[0]?.[0]?.verb !== 'yes') f.l[agreed] = 0;
        },
      ),
    );
    c.go(start);
    c.land(out);
    const skip = c.unless((_s, f) => f.l[agreed] === 1);
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, _prompt, ...effects) => `if every other player agrees, ${t.effects(effects)}`,
);

/** You choose one of the other players who are willing. Each in turn says so first. This card notes the player. */
export const chooseWilling = v.flow<[string]>(
  'chooseWilling',
  (c, prompt) => {
    const [asked, willing] = [c.name('asked'), c.name('willing')];
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[asked] = s.order.filter(p => p !== f.you && !s.seats[p]!.out);
        f.l[willing] = [];
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[asked].length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l[asked][0] as Seat],
          menu: yesNo<B5State>((s, f) => `${defOf(s, f.self).title} of ${seatName(s, f.you)}: ${prompt}`, {
            stakes: (s, f) => defOf(s, f.self).text().join(' '),
            yes: 'that player may choose you',
            no: 'that player cannot choose you',
          }),
          skip: false,
        },
        (_s, f, picks) => {
          const [seat, ...rest] = f.l[asked] as Seat[];
          f.l[asked] = rest;
          if (picks[0]?.[0]?.verb === 'yes') f.l[willing] = [...f.l[willing], seat];
        },
      ),
    );
    c.go(start);
    c.land(out);
    c.step(
      askStep(
        {
          who: (_s, f) => (f.l[willing].length > 0 ? [f.you] : []),
          menu: {
            name: 'player',
            list: (_s, f) => (f.l[willing] as Seat[]).map(p => option('seat', p)),
            label: (s, _f, o) => seatName(s, o.a),
            prompt: (s, f) => `${defOf(s, f.self).title}: which of the willing players do you choose?`,
            stakes: () => 'The card text applies to that player.',
          },
        },
        (s, f, picks) => {
          const seat = picks[0]?.[0]?.a ?? -1;
          if (seat >= 0) numberNoted(s, { card: f.self, n: seat + 1 });
        },
      ),
    );
  },
  () => 'choose another player who is willing',
);

/** The numbers from 1 for each of which you can apply some influence. */
export const numbersPayable = v.list<[number]>(
  'numbersPayable',
  (_c, each) => (s, f) =>
    Array.from({ length: Math.floor((available(s, f.you) - (f.l.reserved ?? 0)) / each) }, (_, i) => i + 1),
  () => 'the numbers that you can pay for',
  'number',
  () => 'number',
);

/** You may apply influence equal to the cost of a card that lies in a discard pile, to put it into its owner's hand. */
export const mayBuyBack = v.flow<[Ref]>(
  'mayBuyBack',
  (c, card) => {
    const read = c.ref(card);
    const said = c.name('said');
    const cost = (s: B5State, id: number): number => defOf(s, id).cost ?? Number.POSITIVE_INFINITY;
    const there = (s: B5State, id: number): boolean =>
      id >= 0 && s.cards[id]!.zone === zone(s.cards[id]!.owner, DISCARD);
    const out = c.unless((s, f) => there(s, read(s, f)) && cost(s, read(s, f)) <= available(s, f.you));
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: yesNo<B5State>(
            (s, f) =>
              `Do you apply ${cost(s, read(s, f))} influence to put ${defOf(s, read(s, f)).title} into its owner's hand?`,
            {
              stakes: () => 'You can do so only now.',
              yes: 'it is in the hand again',
              no: 'it stays in the discard pile',
            },
          ),
          skip: false,
        },
        (_s, f, picks) => {
          f.l[said] = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
        },
      ),
    );
    c.step({
      op: 'do',
      act: (s, f) => {
        const id = read(s, f);
        if (f.l[said] !== 1 || !there(s, id)) return;
        applyInfluence(s, f.you, cost(s, id), f.self);
        leavePlay(s, id, HAND);
      },
    });
    c.land(out);
  },
  () => "you may apply influence equal to its cost to put it into its owner's hand",
);
