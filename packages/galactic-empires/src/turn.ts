import {
  ask,
  type CardId,
  type Effect,
  type Fact,
  type Frame,
  type Menu,
  named,
  type Option,
  option,
  push,
  type Refusal,
  type Response,
  refuse,
  type Seat,
  type Waiting,
} from '@orrery/kernel';
import { DEFS, defOf } from './card.ts';
import { passes, researchToEnd } from './compile.ts';
import { allocated, began, discard, due, made, played, plays, shown, takeAway } from './facts.ts';
import { facts, programs, repeatWhile, v, window } from './language.ts';
import { acting, frameFor, inPlay, makes, places, reaches, responsesOf, staticsOn } from './query.ts';
import { DECK, FLEET, type GeState, HAND, type Phase, type Points, TABLE, zone } from './state.ts';
import { askOne, askPlace } from './words/index.ts';

// As much of the turn as the texts of the hardest cards hang on: phases, playing and reacting, allocation, discards.

const onTable = (s: GeState, id: CardId): boolean => s.cards[id]!.zone === zone(s.cards[id]!.owner, TABLE);

/** A card is played: it gets its place, others may react, and it comes into play or does what it says. */
v.procedure(
  'play',
  v.flow(
    'a card is played',
    c => {
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l.by = f.you;
        },
      });
      askPlace(
        c,
        (_s, f) => f.self,
        (_s, f) => f.l.by,
        (_s, f, on, fleet) => {
          Object.assign(f.l, { on, fleet });
        },
      );
      c.step({
        op: 'do',
        act: (s, f) => {
          if (s.turnOf === f.l.by) plays(s, { seat: f.l.by, n: -1 });
          shown(s, { card: f.self, by: f.l.by });
        },
      });
      // a card that somebody else has taken over is played anew: all may react to that
      const again = c.code.length;
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l.again = 0;
        },
      });
      c.effect(window('play'));
      c.land(
        c.unless((_s, f) => f.l.again === 0 || f.l.stopped === true),
        again,
      );
      const works = c.unless((_s, f) => !f.l.stopped && f.l.fleet >= 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const { by, on } = f.l;
          played(s, { card: f.self, by, on, stays: !passes(defOf(s, f.self).source) });
        },
      });
      const plain = c.unless((s, f) => defOf(s, f.self).play >= 0);
      c.step({
        op: 'call',
        program: (s, f) => defOf(s, f.self).play,
        locals: (_s, f) => (f.l.event === undefined ? { host: f.l.on } : { host: f.l.on, event: f.l.event }),
        you: (_s, f) => f.l.by,
        self: null,
      });
      c.land(works);
      c.land(plain);
      c.step({
        op: 'do',
        act: (s, f) => {
          if (onTable(s, f.self)) discard(s, f.self);
        },
      });
    },
    () => '',
  )(),
);

/** Begins a phase, and lets what falls due in it fall due: only what was owed before it began. */
const begin = (phase: Phase): Effect[] => [
  v.rule(`begin ${phase}`, (s, f) => {
    f.l.due = s.duties.filter(d => d.phase === phase && d.of === f.you);
    began(s, { seat: f.you, phase });
  }),
  v.flow(
    `due in ${phase}`,
    c => {
      const start = c.unless((_s, f) => f.l.due.length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const [duty, ...rest] = f.l.due;
          // a saved match has copies of these records, so they are found by what they say
          const record = s.duties.find(d => JSON.stringify(d) === JSON.stringify(duty));
          Object.assign(f.l, { due: rest, duty });
          if (record) due(s, { duty: record });
        },
      });
      c.step({
        op: 'call',
        program: (_s, f) => programs.of(f.l.duty.program),
        locals: (_s, f) => ({ ...f.l.duty.l }),
        you: (_s, f) => f.l.duty.you,
        self: (_s, f) => f.l.duty.self,
      });
      c.go(start);
      c.land(start);
    },
    () => '',
  )(),
];

/** Points are made for the turn (ge/allocation-phase/6). */
const generate = v.rule('generate', (s, f) => {
  for (const a of acting(s)) {
    if (s.cards[a.self]!.controller !== f.you) continue;
    for (const kind of ['economy', 'research'] as const satisfies readonly Points[]) {
      const n = makes(s, a, kind);
      if (n !== 0) made(s, { card: a.self, kind, n });
    }
  }
});

/** A player does one thing after the other of a menu, until the pass. */
const loop = (name: string, menu: Menu<GeState>, take: (s: GeState, f: Frame, o: Option) => void): Effect =>
  repeatWhile(
    v.test(
      `${name} goes on`,
      () => (_s, f) => f.l.done !== name,
      () => '',
    )(),
    v.flow(
      name,
      c =>
        askOne(c, {
          who: (_s, f) => f.you,
          menu,
          take: (s, f, a, b, verb) => {
            if (verb === 'pass') f.l.done = name;
            else take(s, f, { verb, a, b });
          },
        }),
      () => '',
    )(),
  );

/** Research of a card may be applied to a card that research ends, if that one allows it. */
function mayApply(s: GeState, to: CardId, from: CardId): boolean {
  const { ends } = defOf(s, to);
  if (ends === null || s.cards[from]!.research <= 0 || !reaches(s, from, to)) return false;
  const f = frameFor(s, { def: defOf(s, to), self: to, host: s.cards[to]!.on });
  return ends.from === null || ends.from(s, from, f);
}

const title = (s: GeState, id: CardId): string => defOf(s, id).source.title;

const research: Menu<GeState> = {
  name: 'research',
  list: (s, f) =>
    inPlay(s).flatMap(to =>
      s.zones[zone(f.you, FLEET)]!.flatMap(from => (mayApply(s, to, from) ? [option('apply', to, from)] : [])),
    ),
  label: (s, _f, o) => `Research of ${title(s, o.b)} to ${title(s, o.a)}`,
  prompt: () => 'How much research goes where?',
};

const SPENT = refuse('ge/allocation-phase/6', 'A card has made fewer points than are handed out of it.');

/** The research that a plan takes of a card. */
const takenOf = (picks: readonly Option[], from: CardId): number => picks.filter(o => o.b === from).length;

/** All research of a player's fleet is handed out as the player likes, in one plan: a point for each time that an option is named (ge/allocation-phase/6). */
const allocate = ask<GeState>(
  v,
  'allocate research',
  {
    who: (_s, f) => [f.you],
    menu: research,
    min: () => 0,
    max: (s, f) => s.zones[zone(f.you, FLEET)]!.reduce((n, id) => n + Math.max(0, s.cards[id]!.research), 0),
    plan: {
      times: (s, _f, _seat, o) => s.cards[o.b]!.research,
      check: (s, _f, _seat, picks) => (picks.some(o => takenOf(picks, o.b) > s.cards[o.b]!.research) ? SPENT : null),
    },
  },
  (s, _f, picks) => {
    for (const o of new Set(picks[0])) allocated(s, { from: o.b, kind: 'research', n: named(picks[0]!, o), to: o.a });
  },
);

const mayPlay = (s: GeState, seat: Seat, id: CardId, event?: number): boolean => {
  const def = defOf(s, id);
  const f: Frame = { own: 0, program: -1, step: 0, you: seat, self: id, l: { event } };
  if (def.when !== null && !def.when(s, f)) return false;
  const { cards, fleets } = places(s, id, seat, event);
  return cards.length + fleets.length > 0;
};

const cardPlays: Menu<GeState> = {
  name: 'card play',
  list: (s, f) => [
    option('pass'),
    ...(s.seats[f.you]!.plays < 1
      ? []
      : s.zones[zone(f.you, HAND)]!.filter(id => mayPlay(s, f.you, id)).map(id => option('play', id))),
  ],
  label: (s, _f, o) => (o.verb === 'pass' ? 'Pass' : `Play ${title(s, o.a)}`),
  prompt: () => 'Play a card?',
};

const KEPT = refuse('ge/discard-phase/3', 'Its owner has lost control of that card and cannot choose to discard it.');

const discards: Menu<GeState> = {
  name: 'discard',
  list: (s, f) => [
    option('pass'),
    ...s.zones[zone(f.you, FLEET)]!.filter(id => judgeDiscard(s, id) === null).map(id => option('discard', id)),
  ],
  label: (s, _f, o) => (o.verb === 'pass' ? 'Done' : `Discard ${title(s, o.a)}`),
  prompt: () => 'Discard cards of your fleet?',
  judge: (s, _f, _seat, wish) => (wish.verb === 'discard' ? judgeDiscard(s, wish.a) : null),
};

const judgeDiscard = (s: GeState, id: CardId): Refusal | null => (staticsOn(s, 'kept', id).length > 0 ? KEPT : null);

const playLoop = (phase: string) =>
  loop(phase, cardPlays, (s, f, o) => {
    push(s, programs.find('play')!, f.you, o.a, {});
  });

v.procedure(
  'turn',
  ...begin('record keeping'),
  generate,
  ...begin('allocation'),
  allocate,
  ...begin('engagement'),
  ...begin('play A'),
  playLoop('plays A'),
  ...begin('weapons fire'),
  ...begin('play B'),
  playLoop('plays B'),
  ...begin('discard'),
  loop('discards', discards, (s, _f, o) => discard(s, o.a)),
  ...begin('draw'),
  v.rule('draw', (s, f) => {
    const hand = s.zones[zone(f.you, HAND)]!.length;
    const n = hand <= 9 ? 2 : hand <= 11 ? 1 : 0;
    for (const id of s.zones[zone(f.you, DECK)]!.slice(-n || s.zones[zone(f.you, DECK)]!.length))
      takeAway(s, id, 'hand');
  }),
);

v.procedure(
  'match',
  v.flow(
    'turn after turn',
    c => {
      c.step({
        op: 'call',
        program: () => programs.find('turn')!,
        locals: null,
        you: s => s.turnOf,
        self: null,
      });
      c.step({
        op: 'do',
        act: s => {
          do s.turnOf = (s.turnOf + 1) % s.seats.length;
          while (s.seats[s.turnOf]!.out);
        },
      });
      c.go(0);
    },
    () => '',
  )(),
);

// What the kernel asks of a game.

/** Texts that wait for a phase notice that it begins. */
export function notice(s: GeState, type: number, fact: Fact): void {
  if (type !== began.index) return;
  for (const a of acting(s)) {
    for (const t of a.def.triggered) {
      const told = { ...fact, host: a.host };
      const f = frameFor(s, a, { fact: told });
      if (t.at !== fact.phase || t.of(s, f) !== fact.seat || (t.holds !== null && !t.holds(s, f))) continue;
      const pending: Waiting = programs.waiting(t.program, s.cards[a.self]!.controller, a.self, { fact: told });
      s.pending = [...s.pending, pending];
    }
  }
}

/** A text may put something in the place of a discard. */
export function replace(s: GeState, type: number, fact: Fact): Fact | null {
  if (facts.types[type]!.name !== 'discarded') return fact;
  for (const a of acting(s)) {
    const { instead } = a.def;
    if (instead === null || (instead.holds !== null && !instead.holds(s, frameFor(s, a, { fact })))) continue;
    s.pending = [...s.pending, programs.waiting(instead.program, s.cards[a.self]!.controller, a.self, { fact })];
    return null;
  }
  return fact;
}

/** What enough research has been applied to is discarded. */
export function settle(s: GeState): void {
  for (const a of acting(s)) {
    const n = researchToEnd(s, a.def, frameFor(s, a));
    if (n !== null && s.cards[a.self]!.applied >= n) discard(s, a.self, 'negated');
  }
}

/** Cards in play that can react, and cards marked R/ in hand (ge/reaction/1, 4, 5, 16). */
export function responses(s: GeState, at: number, seat: Seat): Response[] {
  const { by } = s.stack[at]!.l;
  if (by === seat) return [];
  const play = programs.find('play')!;
  const fromPlay = s.zones[zone(seat, FLEET)]!.flatMap(card =>
    responsesOf(s, card, at).map(program => ({ card, program, label: `Use ${title(s, card)}` })),
  );
  const fromHand = s.zones[zone(seat, HAND)]!.filter(
    id =>
      defOf(s, id).source.reaction === true &&
      (s.turnOf !== seat || s.seats[seat]!.plays > 0) &&
      mayPlay(s, seat, id, at),
  ).map(card => ({ card, program: play, label: `Play ${title(s, card)}` }));
  return [...fromPlay, ...fromHand];
}

/** All definitions' ids, by index. */
export const cardIds = (): string[] => DEFS.map(d => d.id);
