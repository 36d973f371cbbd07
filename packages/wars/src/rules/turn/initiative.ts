// Initiative: the right to act or pass, and who has it when (wars/initiative).
import { askStep, type CardId, type Menu, type Option, option, type Seat, type WindowPolicy } from '@orrery/kernel';
import { call, facts, repeatWhile, v, when } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { HAND, opponentOf, pile, type WarsState } from '../../state.ts';
import { watchStates } from '../abilities/triggered-ability.ts';
import { passNote, turnPrompt, turnRule, turnStakes } from '../questions/initiative-question.ts';
import { twins } from '../questions/twins.ts';
import { VERBS } from '../verbs.ts';
import { systematicRules } from './systematic-rules.ts';

/** A player with initiative passes (wars/initiative/6). */
export const passed = facts.define<{ seat: Seat }>('passed', {
  aside: true,
  apply(s, x) {
    s.passes++;
    s.initiative = opponentOf(x.seat);
  },
  show: { seat: 'seat' },
  say: () => '',
});

const PASS = option('pass');

/**
 * The menu of a player with initiative, in every phase: interrupts and activated abilities at any time, before, between and after the phase's own
 * actions (wars/activate-phase/2, wars/control-phase/1, wars/deploy-phase/2, wars/move-phase/2, wars/draw-phase/4, wars/interrupt/1). The player may
 * always pass (wars/turn-sequence/3).
 */
export const initiativeMenu: Menu<WarsState> = {
  name: 'initiative',
  neverEmpty: true,
  list(s, _f, seat) {
    const out: Option[] = [];
    for (const v of VERBS.values()) v.list(s, seat, out);
    out.push(PASS);
    return out;
  },
  label: (s, _f, o, seat) => (o.verb === 'pass' ? 'Pass' : VERBS.get(o.verb)!.label(s, o.a, o.b, seat)),
  prompt: (s, _f, seat) => turnPrompt(s, seat),
  stakes: (s, _f, seat) => turnStakes(s, seat),
  rule: (s, _f, seat) => turnRule(s, seat),
  note: (s, _f, o, seat) =>
    o.verb === 'pass' ? passNote(s, seat) : (VERBS.get(o.verb)!.note?.(s, o.a, o.b, seat) ?? ''),
  again: (s, _f, o, seat) => VERBS.get(o.verb)?.again?.(s, seat, o.a, o.b) ?? 0,
  card: (s, _f, o) => (o.verb === 'activate' || o.a < 0 ? null : titleOf(s, o.a)),
  // copies in hand, and twins in play, are the same option; Pass is always there
  same(s, _f, a, b) {
    if (a.verb !== b.verb || a.a < 0 || b.a < 0) return false;
    const like = (x: CardId, y: CardId): boolean => x === y || twins(s, x, y);
    if (a.verb === 'move') return like(a.a, b.a) && like(a.b, b.b);
    if (a.b !== b.b) return false;
    return a.verb === 'play' ? s.defs[a.a] === s.defs[b.a] : a.verb === 'use' && twins(s, a.a, b.a);
  },
  judge(s, _f, seat, wish) {
    const v = VERBS.get(wish.verb);
    if (v === undefined) return { rule: 'wars/initiative/2', text: `No action is called ${wish.verb}.` };
    return v.judge(s, seat, wish.a, wish.b);
  },
};

const open = v.test(
  'somebody may act',
  () => (s, f) =>
    s.result === null && !(f.l.battle && s.battle === null) && (s.passes < s.seats.length || s.items.length > 0),
  () => '',
);
const bothPassed = v.test(
  'both have passed',
  () => s => s.passes >= s.seats.length,
  () => '',
);

/** The name and the policy of the initiative window: it asks each player who might act, in turn, until both pass in a row. */
export const INITIATIVE = 'initiative';
export const INITIATIVE_POLICY: WindowPolicy = { asks: 'who might', until: 'all pass', order: 'in turn' };

/** True if the opponent must think that this player can act. Skipping the player would reveal something about their hand. */
export const mightAct = (s: WarsState, seat: Seat): boolean => pile(s, seat, HAND).length > 0;

/** The player with initiative acts or passes. */
const decide = v.flow(
  'act or pass',
  c => {
    c.step(
      askStep(
        {
          who: s => [s.initiative],
          menu: initiativeMenu,
          // if passing is the only option
          skip: s => INITIATIVE_POLICY.asks === 'who can' || !mightAct(s, s.initiative),
        },
        (_s, f, picks, seats) => {
          const pick = picks[0]![0] ?? PASS;
          f.l.verb = pick.verb;
          f.l.a = pick.a;
          f.l.b = pick.b;
          f.you = seats[0]!;
        },
      ),
    );
    const acts = c.unless((s, f) => {
      if (f.l.verb !== 'pass') return true;
      passed(s, { seat: s.initiative });
      return false;
    });
    c.step({
      op: 'do',
      act: s => {
        s.passes = 0;
      },
    });
    const procedures = new Map([...VERBS.values()].map(x => [x.name, c.program(x.procedure)]));
    c.step({
      op: 'call',
      program: (_s, f) => procedures.get(f.l.verb)!,
      locals: (_s, f) => ({ a: f.l.a, b: f.l.b }),
      you: null,
      self: (_s, f) => f.l.a,
    });
    c.land(acts);
  },
  () => '',
);

/**
 * Both players act or pass, until both pass in a row with nothing pending (wars/the-stack/10, wars/the-stack/11). The turn's player begins. They
 * begin again each time something comes off the stack (wars/initiative/3, wars/initiative/4, wars/initiative/5).
 */
export function defineInitiative(): void {
  v.procedure(
    'initiative',
    v.rule('the turn player gains initiative', (s, f) => {
      f.l.battle = s.battle !== null;
      s.initiative = s.active;
      s.passes = 0;
    }),
    repeatWhile(
      open(),
      v.rule('systematic rules', systematicRules),
      when(
        open(),
        v.flow(
          'with initiative',
          c => {
            c.step({ op: 'do', act: watchStates });
            c.effect(call('place triggers'));
            const go = c.unless((s, f) => s.result === null && !(f.l.battle && s.battle === null));
            c.effect(decide());
            c.effect(
              when(
                bothPassed(),
                when(
                  pendingIsThere(),
                  v.flow(
                    // the newest first; after each one, players can respond to the others again (wars/the-stack/7, wars/the-stack/8,
                    // wars/the-stack/9, wars/initiative/7 and wars/initiative/8)
                    'take one off',
                    k => {
                      k.effect(call('resolve'));
                      k.step({
                        op: 'do',
                        act: s => {
                          s.passes = 0;
                          s.initiative = s.active;
                        },
                      });
                    },
                    () => '',
                  )(),
                ),
              ),
            );
            c.land(go);
          },
          () => '',
        )(),
      ),
    ),
    v.rule('nobody has initiative', s => {
      s.initiative = -1;
      s.passes = 0;
    }),
  );
}

const pendingIsThere = v.test(
  'something is pending',
  () => s => s.items.length > 0,
  () => '',
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-phase.ts: wars/initiative/9
// - rules/verbs.ts: wars/initiative/1
