// Triggered abilities, which happen because of events (wars/triggered-ability).
// Their targets are chosen and checked in src/compile/abilities.ts. Delayed ones are made in src/words/lasting.ts.
import { allSame, askStep, type Fact, type Menu, option, scene, type Waiting } from '@orrery/kernel';
import { type CompiledReplacement, type CompiledTrigger, defOf } from '../../card.ts';
import { facts, programs, repeatWhile, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { inPlay, type WarsState } from '../../state.ts';
import { equals } from '../questions/twins.ts';
import { standing } from './ongoing-ability.ts';

/** The compiled triggers, by the names of their programs. Waiting and delayed triggers keep these names. */
export const TRIGGERS = new Map<string, CompiledTrigger>();
/** The compiled replacements, by the names of their programs. */
export const REPLACEMENTS = new Map<string, CompiledReplacement>();

/**
 * Lets triggered abilities notice a type of fact. They wait for initiative, except those that a battle step needs at once (wars/triggered-ability/1,
 * wars/triggered-ability/2).
 */
export function notice(s: WarsState, type: number, fact: Fact): void {
  const list = standing(s).triggers[type];
  if (list !== undefined)
    for (const { what, f } of list) {
      if (what.onceEachTurn && s.done.includes(`${what.name}#${f.self}`)) continue;
      const g = scene(f.you, f.self, { fact });
      if (!what.holds(s, g)) continue;
      if (what.atOnce) s.pending = [...s.pending, { program: what.program, you: f.you, self: f.self, l: { fact } }];
      else wait(s, what, f.you, f.self, fact, { here: inPlay(s, f.self) ? s.cards[f.self]!.at : -1 });
    }
  // a card that left play still has the triggers for its own departure (wars/triggered-ability/3)
  if (fact.t === 'left') ownDeparture(s, type, fact);
  if (fact.t === 'destiny') ownReveal(s, type, fact);
  for (const d of s.delayed) {
    const what = TRIGGERS.get(d.program);
    if (what === undefined || what.fact !== type || !what.holds(s, scene(d.you, d.self, { ...d.l, fact }))) continue;
    if (d.once) s.delayed = s.delayed.filter(x => x !== d);
    if (what.atOnce) s.pending = [...s.pending, { program: what.program, you: d.you, self: d.self, l: { fact } }];
    else wait(s, what, d.you, d.self, fact, d.l);
  }
}

/** A player controls a location. Abilities that wait for a state of the table look for this fact. The log never shows it. */
export const controlled = facts.define<{ at: number }>('controlled', {
  apply() {},
  show: { at: 'card' },
  say: () => '',
});

/** Lets abilities trigger that wait for a state of the table, unless they already wait or are pending. */
export function watchStates(s: WarsState): void {
  for (const { what, f } of standing(s).triggers[controlled.index] ?? []) {
    if (s.waiting.some(w => w.program === what.program && w.self === f.self)) continue;
    if (s.items.some(i => i.kind === 'trigger' && i.self === f.self)) continue;
    const fact = { t: 'controlled', at: s.cards[f.self]!.at };
    if (what.holds(s, scene(f.you, f.self, { fact }))) wait(s, what, f.you, f.self, fact, { here: fact.at });
  }
}

function ownDeparture(s: WarsState, type: number, fact: Fact): void {
  const { front, back } = defOf(s, fact.card);
  const side = fact.inverted ? back : front;
  for (const what of side.triggers) {
    if (what.fact !== type) continue;
    const l = { here: fact.at as number };
    if (what.holds(s, scene(fact.seat, fact.card, { ...l, fact }))) wait(s, what, fact.seat, fact.card, fact, l);
  }
}

/** Triggers the abilities of a card for being revealed for battle destiny. They work although the card is not in play. */
function ownReveal(s: WarsState, type: number, fact: Fact): void {
  for (const what of defOf(s, fact.card).front.triggers)
    if (what.whereRevealed && what.fact === type && what.holds(s, scene(fact.seat, fact.card, { fact })))
      wait(s, what, fact.seat, fact.card, fact, { here: -1 });
}

function wait(s: WarsState, what: CompiledTrigger, you: number, self: number, fact: Fact, l: object): void {
  s.waiting = [...s.waiting, { program: what.program, you, self, l: { ...l, fact } }];
}

const menu: Menu<WarsState> = {
  name: 'trigger',
  list: s => s.waiting.map((w, i) => option('trigger', w.self, i)),
  label(s, _f, o, seat) {
    const { program, you } = s.waiting[o.b]!;
    const text = TRIGGERS.get(program)?.name;
    // number those with the same title and text, in the order in which they triggered
    const alike = s.waiting.filter(
      w => w.you === you && s.defs[w.self] === s.defs[o.a] && TRIGGERS.get(w.program)?.name === text,
    );
    const which = alike.length > 1 ? `, no. ${alike.indexOf(s.waiting[o.b]!) + 1}` : '';
    const texts = new Set(s.waiting.filter(w => s.defs[w.self] === s.defs[o.a]).map(w => w.program));
    const ability = texts.size > 1 ? `, ability ${[...texts].indexOf(program) + 1}` : '';
    return `${titleOf(s, o.a)} (${you === seat ? 'yours' : 'theirs'}${ability}${which})`;
  },
  prompt: s => `${s.waiting.length} abilities have triggered. In which order do they go on the stack?`,
  stakes: () =>
    'All of them happen. The last on the stack happens first. Begin with the one that you want to happen last.',
  rule: 'wars/triggered-ability/6',
  note: (s, _f, o) => TRIGGERS.get(s.waiting[o.b]!.program)?.tell() ?? '',
  card: (s, _f, o) => titleOf(s, o.a),
  same: (s, _f, a, b) => alike(s, s.waiting[a.b]!, s.waiting[b.b]!),
};

/** True for two triggered abilities whose order does not matter: the same text, the same event, and cards without any difference. */
function alike(s: WarsState, a: Waiting, b: Waiting): boolean {
  if (a.program !== b.program || a.you !== b.you || !sameEvent(a.l.fact, b.l.fact)) return false;
  return (
    a.self === b.self || (s.items.length === 0 && inPlay(s, a.self) && inPlay(s, b.self) && equals(s, a.self, b.self))
  );
}

/** True for the same event, or for two events without any difference. */
function sameEvent(a: Fact, b: Fact): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.is(a[key], b[key]));
}

/**
 * Puts every waiting triggered ability on the stack. If there are several, the turn's player chooses the order (wars/triggered-ability/6,
 * wars/triggered-ability/7, wars/triggered-ability/8, wars/triggered-ability/11, wars/triggered-ability/14).
 */
v.procedure(
  'place triggers',
  repeatWhile(
    v.test(
      'triggers wait',
      () => s => s.waiting.length > 0 && s.result === null,
      () => '',
    )(),
    v.flow(
      'place triggers in order',
      c => {
        // one answer can order all of them; the question comes again for those left out
        c.step(
          askStep(
            {
              who: s => [s.active],
              menu,
              max: s => s.waiting.length,
              ordered: true,
              alike: (s, f, _seat, list) => (list.length === 1 || allSame(menu, s, f, list) ? list : null),
            },
            (s, f, picks) => {
              const first = picks[0]!.map(o => s.waiting[o.b]!);
              s.waiting = [...first, ...s.waiting.filter(w => !first.includes(w))];
              f.l.ordered = first.length;
            },
          ),
        );
        const start = c.code.length;
        const done = c.unless((_s, f) => f.l.ordered > 0);
        c.step({
          op: 'do',
          act: (s, f) => {
            f.l.next = s.waiting[0]!;
            s.waiting = s.waiting.slice(1);
            f.l.ordered--;
            f.l.left = s.waiting.length;
          },
        });
        c.step({
          op: 'call',
          program: (_s, f) => programs.of(f.l.next.program),
          locals: (_s, f) => ({ ...f.l.next.l }),
          you: (_s, f) => f.l.next.you,
          self: (_s, f) => f.l.next.self,
        });
        // abilities that triggered meanwhile are ordered with the others
        c.step({
          op: 'do',
          act: (s, f) => {
            if (s.waiting.length > f.l.left) f.l.ordered = 0;
          },
        });
        c.go(start);
        c.land(done);
      },
      () => '',
    )(),
  ),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: wars/triggered-ability/4
// - cards/incursion/maverick/ships.ts: wars/triggered-ability/5
// - compile/abilities.ts: wars/triggered-ability/9, wars/triggered-ability/10
// - rules/cards/damage.ts: wars/triggered-ability/12
// - state.ts: wars/triggered-ability/13
