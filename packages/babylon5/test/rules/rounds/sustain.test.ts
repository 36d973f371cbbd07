import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, Ruleset, SeatPosition } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const deck = PAPERS;
const rulesets = ['casual', 'tournament', 'engine'] as const;
const duo = (narn: Partial<SeatPosition>, ruleset: Ruleset = 'casual', round: 'ready' | 'action' | 'draw' = 'action') =>
  table({
    ruleset,
    round,
    seats: [
      { race: 'narn', rating: 12, deck, ...narn },
      { race: 'centauri', deck },
    ],
    order: ['narn', 'centauri'],
  });
const DRILL = 'Test Drillmaster';
/** Uses the n-th action of a card, on a target if it has one, and continues to the next ready round. */
const use = (t: Table, card: string, n: number, target?: string): Table => {
  const option = t.options('narn').find(o => o.verb === 'use' && o.a === t.id(card) && o.b === n)!;
  t.act('narn', 'use', option.a, option.b);
  if (target !== undefined && !t.asked.includes('centauri')) t.pick('narn', target);
  return t;
};

rule('b5/sustain/1', "a leader who stays rotated keeps the fleet's Military up next turn", () => {
  for (const ruleset of rulesets) {
    const t = duo({ inner: ['Narn Captain'], supporting: ['First Battle Fleet'] }, ruleset);
    const alone = t.ability('First Battle Fleet', 'military');
    t.act('narn', 'lead', 'Narn Captain');
    const led = t.ability('First Battle Fleet', 'military');
    expect(led).toBe(alone + t.ability('Narn Captain', 'leadership'));
    t.untilAsked('sustain').pick('narn', 'Narn Captain');
    expect([t.ability('First Battle Fleet', 'military'), t.card('Narn Captain').rotated]).toEqual([led, 1]);
    // it ends when he readies
    t.untilAsked('sustain').pick('narn');
    expect([t.ability('First Battle Fleet', 'military'), t.card('Narn Captain').rotated]).toEqual([alone, 0]);
  }
});

rule(
  ['b5/sustain/2', 'b5/sustain/3'],
  'only what cost nothing but the rotation, and raises an ability or lasts "while rotated"',
  () => {
    for (const ruleset of rulesets) {
      const sustained = (card: string, n: number, target?: string) => {
        const t = use(duo({ supporting: [card, 'Narn Aide', 'Picket Fleet'] }, ruleset), card, n, target);
        expect(t.card(card).rotated).toBe(1);
        t.untilAsked('declare');
        return t.happened('sustained').length > 0 || t.card(card).rotated === 1;
      };
      const offered = (card: string, n: number, target?: string) => {
        const t = use(duo({ supporting: [card, 'Narn Aide', 'Picket Fleet'] }, ruleset), card, n, target);
        return t.untilAsked('sustain').offers('narn', 'card', card);
      };
      expect(offered(DRILL, 0, 'Picket Fleet')).toBe(true);
      // 1 influence was applied; a card was drawn
      expect(sustained(DRILL, 1, 'Narn Aide')).toBe(false);
      expect(sustained(DRILL, 2)).toBe(false);
      expect(offered('Test Warden', 0, 'Narn Aide')).toBe(true);
    }
  },
);

rule('b5/sustain/3', 'lowering an ability is nothing to sustain', () => {
  const t = use(duo({ supporting: ['Test Detractor', 'Narn Aide'] }), 'Test Detractor', 0, 'Narn Aide').untilAsked(
    'declare',
  );
  expect([t.card('Test Detractor').rotated, t.ability('Narn Aide', 'diplomacy')]).toEqual([
    0,
    t.base('Narn Aide', 'diplomacy'),
  ]);
});

rule('b5/sustain/4', 'what the action asks of the table and of its target must still be so', () => {
  const taught = () =>
    use(
      duo({ supporting: ['Test Tutor', 'Narn Aide'], hand: ['Test Station Decline'] }),
      'Test Tutor',
      0,
      'Narn Aide',
    ).pass('centauri');
  expect(taught().untilAsked('sustain').offers('narn', 'card', 'Test Tutor')).toBe(true);
  // Babylon 5 has less than the 4 that it needs
  const t = taught().act('narn', 'event', 'Test Station Decline').untilAsked('declare');
  expect([t.s.babylon5, t.card('Test Tutor').rotated]).toEqual([3, 0]);
  // the pupil has joined another player
  const gone = taught();
  gone.s.cards[gone.id('Narn Aide')] = { ...gone.card('Narn Aide'), controller: 1 };
  expect(gone.untilAsked('declare').card('Test Tutor').rotated).toBe(0);
});

const damagedFleet = (damage: number): CardPlace => ({ card: 'Deep Space Fleet', damage });

rule('b5/sustain/5', 'no gap between turns: 4 damage on a fleet of 3 and 2 neutralize nothing', () => {
  for (const ruleset of rulesets) {
    const t = duo({ supporting: [DRILL, 'Deep Space Fleet'] }, ruleset);
    t.act('narn', 'lead', DRILL);
    expect(t.ability('Deep Space Fleet', 'military')).toBe(5);
    t.s.cards[t.id('Deep Space Fleet')] = { ...t.card('Deep Space Fleet'), damage: 4 };
    t.untilAsked('sustain').pick('narn', DRILL).untilAsked('action');
    expect([t.card('Deep Space Fleet').neutralized, t.card('Deep Space Fleet').damage]).toEqual([0, 4]);
    // the same with a bonus "until end of turn"
    const drill = use(duo({ supporting: [DRILL, 'Deep Space Fleet'] }, ruleset), DRILL, 0, 'Deep Space Fleet');
    drill.s.cards[drill.id('Deep Space Fleet')] = { ...drill.card('Deep Space Fleet'), damage: 4 };
    drill.untilAsked('sustain').pick('narn', DRILL).untilAsked('action');
    expect(drill.card('Deep Space Fleet').neutralized).toBe(0);
    expect(drill.happened('neutralized')).toEqual([]);
  }
});

rule('b5/sustain/6', 'a card that cannot ready goes on by itself', () => {
  for (const ruleset of rulesets) {
    const t = use(duo({ supporting: [DRILL, 'Picket Fleet', 'Test Fatigue'] }, ruleset), DRILL, 0, 'Picket Fleet');
    const drilled = t.ability('Picket Fleet', 'military');
    t.untilAsked('declare');
    expect(t.happened('sustained')).toEqual([]);
    expect([t.card(DRILL).rotated, t.ability('Picket Fleet', 'military')]).toEqual([1, drilled]);
    const lead = duo({ supporting: [DRILL, 'Picket Fleet', 'Test Fatigue'] }, ruleset).act('narn', 'lead', DRILL);
    lead.untilAsked('declare');
    expect(lead.card(DRILL).leading).toBe(lead.id('Picket Fleet'));
  }
});

rule('b5/sustain/7', 'engine: a neutralized leader sustains nothing', () => {
  const lead = (neutralized: boolean) =>
    duo(
      { inner: [{ card: 'Narn Captain', leads: 'Picket Fleet', neutralized }], supporting: ['Picket Fleet'] },
      'engine',
      'ready',
    );
  expect(lead(false).offers('narn', 'card', 'Narn Captain')).toBe(true);
  const t = lead(true).untilAsked('declare');
  expect([t.card('Narn Captain').rotated, t.card('Narn Captain').leading]).toEqual([0, -1]);
});

rule('b5/sustain/8', 'engine: of two things that a card does at once one goes on', () => {
  const twice = (ruleset: Ruleset) => {
    const t = duo({ supporting: [DRILL, 'Picket Fleet', 'Deep Space Fleet'], hand: ['Test Second Wind'] }, ruleset);
    use(t, DRILL, 0, 'Picket Fleet').pass('centauri');
    t.act('narn', 'event', 'Test Second Wind').pass('centauri');
    use(t, DRILL, 0, 'Deep Space Fleet');
    return t.untilAsked('sustain').pick('narn', DRILL);
  };
  const military = (t: Table) => [t.ability('Picket Fleet', 'military'), t.ability('Deep Space Fleet', 'military')];
  const t = twice('engine');
  expect(military(t)).toEqual([2 + 2, 3 + 2]);
  expect(t.prompt()).toContain('continues');
  t.act('narn', 'goes-on', 'Deep Space Fleet');
  expect(military(t)).toEqual([2, 3 + 2]);
  expect(t.card(DRILL).rotated).toBe(1);
  // the other rules have no such limit
  expect(military(twice('casual'))).toEqual([2 + 2, 3 + 2]);
});

const aided = (ruleset: Ruleset, verb: string) => {
  const t = table({
    ruleset,
    seats: [
      { race: 'centauri', rating: 12, supporting: ['Vir Cotto'], hand: ['Centauri Aide'], deck },
      { race: 'narn', deck },
    ],
    order: ['centauri', 'narn'],
  });
  return t.act('centauri', verb, 'Vir Cotto');
};

rule('b5/sustain/9', "an assistant's help to the ambassador goes on", () => {
  for (const ruleset of rulesets) {
    const t = aided(ruleset, 'assist').untilAsked('sustain').pick('centauri', 'Vir Cotto').untilAsked('action');
    const values = (['diplomacy', 'intrigue', 'leadership'] as const).map(a => t.ability('Londo Mollari', a));
    expect(values).toEqual([5, 5, 5]);
    expect(t.card('Vir Cotto').rotated).toBe(1);
  }
});

rule('b5/sustain/10', 'engine: the discount of an assistant is not sustained', () => {
  const t = aided('engine', 'assist-sponsoring').untilAsked('declare').untilAsked('action', 'centauri');
  expect([t.card('Vir Cotto').rotated, t.happened('sustained')]).toEqual([0, []]);
  t.act('centauri', 'sponsor', 'Centauri Aide');
  expect(t.happened('sponsored').map(f => f.cost)).toEqual([3]);
  // in the turn itself it counts
  const now = aided('engine', 'assist-sponsoring').pass('narn').act('centauri', 'sponsor', 'Centauri Aide');
  expect(now.happened('sponsored').map(f => f.cost)).toEqual([2]);
});

rule('b5/sustain/11', 'a fleet of 3 with 3 damage falls at once when its leader readies', () => {
  const t = () => duo({ supporting: [{ card: DRILL, leads: 'Deep Space Fleet' }, damagedFleet(3)] }, 'casual', 'ready');
  const held = t().pick('narn', DRILL).untilAsked('declare');
  expect(held.card('Deep Space Fleet').neutralized).toBe(0);
  const letGo = t().pick('narn');
  expect(letGo.card('Deep Space Fleet').neutralized).toBe(1);
  expect(letGo.told('readied', 'neutralized', 'influence-restored').slice(0, 2)).toEqual(['readied', 'neutralized']);
  // with 2 damage he may ready
  const repaired = duo(
    { supporting: [{ card: DRILL, leads: 'Deep Space Fleet' }, damagedFleet(2)] },
    'casual',
    'ready',
  );
  expect(repaired.pick('narn').card('Deep Space Fleet').neutralized).toBe(0);
});
