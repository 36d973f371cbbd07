import { askStep, type Effect, type Frame, type Menu, type Option, option, ownFrame, type Ref } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { programs, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { functionLabel, judgeFunction } from '../../rules/play/card-actions-limit.ts';
import { candidates, diverted, isAimedAt, leaveOut, slotsOf } from '../../rules/play/diverting.ts';
import { changingEvent, type Event, eventFrame } from '../../rules/play/events.ts';
import { answers, reactionsFrom } from '../../rules/play/reaction.ts';
import { deciderOf } from '../../rules/table/decider.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { sideAt } from '../../rules/table/stacks.ts';
import { type GeState, inPlay, opponents } from '../../state.ts';

// Effects of reactions on plays and card actions, and texts that let cards act outside their turn

/** The players that a play can be turned against: those whom its player has not aimed it at. */
export const otherVictims = v.list(
  'otherVictims',
  () => (s, f) => {
    const e = eventFrame(s, f);
    if (e === null || !isAimedAt(s, e, f.you)) return [];
    const others = opponents(s, f.you);
    // its own player is possible only if nobody else is left in the game
    return others.length > 1 ? others.filter(seat => seat !== e.l.by) : others;
  },
  () => 'the other players whom it can be turned against',
  'seat',
  () => 'other player whom it can be turned against',
)();

/** Turns a play against you to another player, on cards of theirs that you choose. If there are none, it has no effect (ge-r-vymezies-portal-1). */
export const divertTo = v.flow(
  'divertTo',
  (c, who: Ref) => {
    const to = c.ref(who);
    const at = c.name('slot');
    const left = c.name('left');
    const slot = (f: Frame) => (f.l[left] as { name: string; n: number }[])[0]!;
    const menu: Menu<GeState> = {
      name: 'divert',
      list: (s, f) => {
        const e = eventFrame(s, f)!;
        return candidates(s, e, slot(f).name, to(s, f), f.you).map(id => option('card', id));
      },
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (s, f) =>
        slot(f).name === 'on'
          ? `On which card does ${titleOf(s, eventFrame(s, f)!.l.card)} go?`
          : `At what is ${titleOf(s, eventFrame(s, f)!.l.card)} aimed?`,
      stakes: () => 'It goes on as if it had been played there.',
      rule: 'ge/reaction/3',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        f.l[left] = e === null ? [] : slotsOf(s, e, f.you);
        if (e !== null && e.l.fleet === f.you) e.l.fleet = to(s, f);
      },
    });
    const start = c.code.length;
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        if (e === null || f.l[left].length === 0) return;
        if (candidates(s, e, slot(f).name, to(s, f), f.you).length >= slot(f).n) return;
        Object.assign(e.l, { stopped: true, on: -1 });
        f.l[left] = [];
      },
    });
    const done = c.unless((_s, f) => f.l[left].length > 0);
    c.step(
      askStep(
        { who: (_s, f) => [f.you], menu, min: (_s, f) => slot(f).n, max: (_s, f) => slot(f).n },
        (s, f, picks) => {
          const e = changingEvent(s, f)!;
          const ids = picks[0]!.map(o => o.a);
          const { name } = slot(f);
          e.l[name] = Array.isArray(e.l[name]) ? ids : (ids[0] ?? -1);
          // the new card becomes the host, and the other targets are announced again
          if (name !== 'on') e.l.aims = [...(e.l.aims as number[]).filter(id => sideAt(s, id) !== f.you), ...ids];
          f.l[left] = f.l[left].slice(1);
        },
      ),
    );
    c.go(start);
    c.land(done);
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        delete f.l[at];
        if (e !== null) diverted(s, { card: e.l.card, by: f.you, to: to(s, f), on: e.l.on });
      },
    });
  },
  (t, who) =>
    `turn it against ${t.ref(who)}, on cards that you choose; that may be its own player only where nobody else is left`,
  { means: [['you', 4]] },
);

/** Takes a card out of the targets of a play. If no target is left, the play has no effect. */
export const passesBy = v.effect(
  'passesBy',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = changingEvent(s, f);
      if (e !== null) leaveOut(e, read(s, f));
    };
  },
  (t, card) => `it does nothing to ${t.ref(card)}`,
  { means: [['you', 4]] },
);

/** Makes a card do its effect once more. A card that lasts some turns lasts twice as long. */
export const worksTwice = v.effect(
  'worksTwice',
  () => (s, f) => {
    const e = changingEvent(s, f);
    if (e !== null) e.l.twice = (e.l.twice ?? 0) + 1;
  },
  () => 'it works twice',
)();

/** Lets an action go on although its card leaves play. */
export const actionGoesOn = v.effect(
  'actionGoesOn',
  () => (s, f) => {
    const e = changingEvent(s, f);
    if (e !== null) e.l.goesOn = true;
  },
  () => 'an action that it is taking goes on',
)();

/** Makes an effect happen right after the played card has come into play or has been used. */
export const afterwards = v.flow(
  'afterwards',
  (c, ...effects: Effect[]) => {
    const name = c.scope.inner('afterwards');
    v.build(programs, name, k => {
      for (const e of effects) k.effect(e);
    });
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        if (e === null) return;
        const l = { ...f.l, event: -1, subject: e.l.card };
        e.l.afterwards = [...(e.l.afterwards ?? []), { program: name, you: f.you, self: f.self, l }];
      },
    });
  },
  (t, ...effects) => `as soon as it is in play, ${t.with({ subject: 'it' }).effects(effects)}`,
);

/** Stops an action that a trigger has noticed: the latest one in progress. Like `stopIt`. */
export const forbidIt = v.effect(
  'forbidIt',
  () => (s, f) => {
    for (let i = s.stack.length - 1; i >= 0; i--) {
      const e = s.stack[i]!.l as Partial<Event>;
      if (e.kind !== 'action' || e.card !== f.l.fact?.card) continue;
      ownFrame(s, i).l.stopped = true;
      return;
    }
  },
  () => 'forbid it',
)();

/** Returns the functions of a card that can be used now, as options. */
const usable = (s: GeState, card: number, who: number): Option[] =>
  inPlay(s, card)
    ? sideOf(s, card).functions.flatMap((_, i) =>
        judgeFunction(s, who, card, i) === null ? [option('use', card, i)] : [],
      )
    : [];

/** Lets the player who decides for a card use its functions now: one of them, or as many as they like. */
export const mayUse = v.flow(
  'mayUse',
  (c, card: Ref, many?: 'all') => {
    const read = c.ref(card);
    const who = (s: GeState, f: Frame) => (inPlay(s, read(s, f)) ? deciderOf(s, read(s, f)) : f.you);
    const menu: Menu<GeState> = {
      name: 'use functions',
      list: (s, f, seat) => [...usable(s, read(s, f), seat), option('pass')],
      label: (s, _f, o) => (o.verb === 'pass' ? 'Use none' : functionLabel(s, o.a, o.b)),
      prompt: (s, f) => `Which function of ${titleOf(s, read(s, f))} is used?`,
      stakes: () => 'A function that is used now is used up for this complete turn.',
      rule: 'ge/card-actions-limit/1',
      note: (s, _f, o) => (o.verb === 'pass' ? '' : sideOf(s, o.a).functions[o.b]!.tell()),
      card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, o.a)),
    };
    const chosen = c.name('function');
    const start = c.code.length;
    c.step(
      askStep({ who: (s, f) => [who(s, f)], menu }, (_s, f, picks) => {
        const o = picks[0]![0];
        f.l[chosen] = o === undefined || o.verb === 'pass' ? -1 : o.b;
      }),
    );
    const out = c.unless((_s, f) => f.l[chosen] >= 0);
    c.step({
      op: 'call',
      program: (s, f) => sideOf(s, read(s, f)).functions[f.l[chosen]]!.program,
      locals: null,
      you: (s, f) => s.cards[read(s, f)]!.controller,
      self: read,
    });
    if (many === 'all') c.go(start);
    c.land(out);
  },
  (t, card, many?: 'all') => `you may use ${many === 'all' ? 'the functions' : 'a function'} of ${t.ref(card)}`,
);

/** Fits reaction cards in play with a reaction to the event, as if they were played from the hand now. */
export const couldReact = v.filter(
  'couldReact',
  () => (s, id, f) =>
    f.l.event !== undefined &&
    inPlay(s, id) &&
    reactionsFrom(s, id).some(r => answers(s, s.cards[id]!.controller, id, r, f.l.event)),
  () => ({ that: 'could react to it from your hand' }),
)();

/** Makes a card in play react as if it were played from the hand. */
export const reactsAgain = v.flow(
  'reactsAgain',
  (c, card: Ref) => {
    const read = c.ref(card);
    const open = (s: GeState, f: Frame) => {
      const id = read(s, f);
      return reactionsFrom(s, id).filter(r => answers(s, f.you, id, r, f.l.event));
    };
    const menu: Menu<GeState> = {
      name: 'react again',
      list: (s, f) => open(s, f).map((_, i) => option('way', i)),
      label: (s, f, o) => open(s, f)[o.a]!.label(),
      prompt: (s, f) => `How does ${titleOf(s, read(s, f))} react?`,
      stakes: () => 'It reacts as if it were played from your hand now.',
      rule: 'ge/reaction/16',
    };
    const chosen = c.name('program$reaction');
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const o = picks[0]![0];
        f.l[chosen] = o === undefined ? -1 : open(s, f)[o.a]!.program;
      }),
    );
    const none = c.unless((_s, f) => f.l[chosen] >= 0);
    c.step({
      op: 'call',
      program: (_s, f) => f.l[chosen],
      locals: (_s, f) => ({ event: f.l.event }),
      you: null,
      self: read,
    });
    c.land(none);
  },
  (t, card) => `${t.ref(card)} reacts as if it were played from your hand now`,
  { means: [['you', 3]] },
);
