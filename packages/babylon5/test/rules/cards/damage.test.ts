import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DISCARD, type Position } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

/** A Centauri player who acts first, with some cards and events, and Narn. */
function setting(
  supporting: readonly CardPlace[],
  hand: readonly string[],
  more: Partial<Position> & { inner?: readonly CardPlace[]; narn?: readonly CardPlace[]; ambassador?: CardPlace } = {},
): Table {
  const { inner, narn, ambassador, ...rest } = more;
  return table({
    seats: [
      {
        race: 'centauri',
        supporting,
        hand,
        inner: inner ?? [],
        deck,
        ...(ambassador === undefined ? {} : { ambassador }),
      },
      { race: 'narn', supporting: narn ?? [], deck },
    ],
    order: ['centauri', 'narn'],
    ...rest,
  });
}

/** The Centauri play an event of one target, and of an amount if one is given; the Narn pass. */
function play(t: Table, event: string, target: string, n = 0): Table {
  t.act('centauri', 'event', event).pick('centauri', target);
  if (n > 0) t.pick('centauri', n);
  return t.pass('narn');
}

const abilities = (t: Table, card: string) =>
  (['diplomacy', 'intrigue', 'leadership'] as const).map(name => t.ability(card, name));

rule('b5/damage/1', 'each damage lowers every ability by 1, at once', () => {
  const t = setting(['Test Polymath'], ['Test Fierce Blow']);
  expect(abilities(t, 'Test Polymath')).toEqual([4, 3, 2]);
  play(t, 'Test Fierce Blow', 'Test Polymath', 2);
  expect(abilities(t, 'Test Polymath')).toEqual([2, 1, 0]);
});

rule('b5/damage/2', 'no ability goes under 0, whatever comes together', () => {
  const t = setting(['Test Regent'], ['Test Fierce Blow', 'Test Despair', 'Test Eloquence']);
  play(t, 'Test Fierce Blow', 'Test Regent', 5);
  expect([t.ability('Test Regent', 'diplomacy'), t.ability('Test Regent', 'intrigue')]).toEqual([1, 0]);
  // all modifiers are taken together before that: 6 + 4 against 5 damage
  play(t, 'Test Eloquence', 'Test Regent', 4);
  expect([t.ability('Test Regent', 'diplomacy'), t.ability('Test Regent', 'intrigue')]).toEqual([5, 0]);
  play(t, 'Test Despair', 'Test Regent');
  expect([t.ability('Test Regent', 'diplomacy'), t.ability('Test Regent', 'intrigue')]).toEqual([0, 0]);
});

rule('b5/damage/3', 'less damage than the highest ability leaves it standing, its text at work', () => {
  const t = setting(['Test Sage', 'Test Fierce Envoy'], ['Test Fierce Blow', 'Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 4);
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 0, damage: 4 });
  expect(t.ability('Test Fierce Envoy', 'diplomacy')).toBe(1);
  play(t, 'Test Fierce Blow', 'Test Sage', 2);
  expect(t.ability('Londo Mollari', 'diplomacy')).toBe(5);
  t.act('centauri', 'use', 'Test Sage');
  expect(t.rating('centauri')).toBe(5);
});

rule('b5/damage/4', 'damage equal to the highest ability, or above it, neutralizes', () => {
  const t = setting(
    ['Test Fierce Envoy', 'Test Regent', 'Test Fierce Squadron'],
    ['Test Fierce Blow', 'Test Fierce Blow', 'Test Fierce Blow'],
  );
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 5);
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, damage: 0, severe: 0 });
  play(t, 'Test Fierce Blow', 'Test Regent', 7);
  expect(t.card('Test Regent')).toMatchObject({ neutralized: 1, damage: 0, severe: 1 });
  play(t, 'Test Fierce Blow', 'Test Fierce Squadron', 4);
  expect(t.card('Test Fierce Squadron').neutralized).toBe(1);
});

rule('b5/damage/5', 'abilities brought to 0 without damage do not neutralize; the first damage then does', () => {
  const t = setting(['Test Fierce Envoy'], ['Test Despair', 'Test Fierce Blow']);
  play(t, 'Test Despair', 'Test Fierce Envoy');
  expect(t.ability('Test Fierce Envoy', 'diplomacy')).toBe(0);
  expect(t.card('Test Fierce Envoy').neutralized).toBe(0);
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 1);
  expect(t.card('Test Fierce Envoy').neutralized).toBe(1);
});

rule('b5/damage/6', '7 damage on a highest ability of 4 leave 3 severe', () => {
  const t = setting(['Test Polymath'], ['Test Fierce Blow', 'Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Polymath', 2);
  play(t, 'Test Fierce Blow', 'Test Polymath', 5);
  expect(t.card('Test Polymath')).toMatchObject({ neutralized: 1, damage: 0, severe: 3 });
});

rule('b5/damage/7', 'damage on a neutralized card does nothing more', () => {
  const t = setting([{ card: 'Test Polymath', neutralized: true, severe: 1 }], ['Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Polymath', 3);
  expect(t.card('Test Polymath')).toMatchObject({ neutralized: 1, damage: 0, severe: 1 });
});

rule('b5/damage/8', 'when the bonus ends that kept it up, it is neutralized, with severe damage', () => {
  const t = setting([], ['Test Eloquence', 'Test Fierce Blow'], { inner: ['Test Fierce Clerk'] });
  play(t, 'Test Eloquence', 'Test Fierce Clerk', 2);
  play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 4);
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 0, damage: 4 });
  expect(t.ability('Test Fierce Clerk', 'diplomacy')).toBe(1);
  t.until('conflict');
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, damage: 0, severe: 1 });
});

rule('b5/damage/9', 'severe damage stays as it was when a boost ends after the neutralizing', () => {
  const t = setting([], ['Test Eloquence', 'Test Fierce Blow'], { inner: ['Test Fierce Clerk'] });
  play(t, 'Test Eloquence', 'Test Fierce Clerk', 2);
  play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 6);
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 1 });
  t.until('conflict');
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 1 });
});

rule('b5/damage/10', 'at the end of a boost the severe damage is what exceeds the highest lasting ability', () => {
  const t = setting([], ['Test Eloquence', 'Test Fierce Blow'], {
    inner: ['Test Fierce Clerk', { card: 'Test Attaché', attached: ['Test Polish'] }],
  });
  play(t, 'Test Eloquence', 'Test Fierce Clerk', 4);
  play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 5);
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 0, damage: 5 });
  t.until('conflict');
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 2 });

  // a lasting +1 counts: 2 + 1 against 5
  const lasting = setting([], ['Test Eloquence', 'Test Fierce Blow'], {
    inner: [{ card: 'Test Attaché', attached: ['Test Polish'] }],
  });
  play(lasting, 'Test Eloquence', 'Test Attaché', 4);
  play(lasting, 'Test Fierce Blow', 'Test Attaché', 5);
  lasting.until('conflict');
  expect(lasting.card('Test Attaché')).toMatchObject({ neutralized: 1, severe: 2 });
});

rule(
  ['b5/damage/10', 'b5/draw-round/12', 'b5/heal/5'],
  'neutralized as a boost ended with its turn, it was neutralized on that turn and may heal on the next',
  () => {
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      const t = setting([], ['Test Eloquence', 'Test Fierce Blow'], {
        inner: ['Test Fierce Clerk', 'Test Attaché'],
        ruleset,
      });
      play(t, 'Test Eloquence', 'Test Fierce Clerk', 4);
      play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 5);
      const { turn } = t.s;
      t.untilAsked('declare');
      expect(t.s.turn).toBe(turn + 1);
      expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 2, neutralizedOn: turn });
      // it lapsed after the check and before the next turn began
      expect(t.sequence('neutralized', 'turn-over')).toEqual(['neutralized', 'turn-over']);
      t.untilAsked('action', 'centauri');
      t.act('centauri', 'heal', 'Test Fierce Clerk');
      expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 1, rotated: 1 });
    }
  },
);

rule('b5/damage/11', 'a neutralized fleet takes its leader with it, who has no severe damage of it', () => {
  const led = ['Test Fierce Squadron', { card: 'Test Officer', leads: 'Test Fierce Squadron' }, 'Test Fierce Envoy'];
  const t = setting(led, ['Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Fierce Squadron', 9);
  expect(t.card('Test Fierce Squadron')).toMatchObject({ neutralized: 1, severe: 2 });
  expect(t.card('Test Officer')).toMatchObject({ neutralized: 1, severe: 0, damage: 0 });
  expect(t.card('Test Fierce Envoy').neutralized).toBe(0);
  // and so where an effect neutralizes the fleet
  const other = setting(led, ['Test Fierce Collapse']);
  play(other, 'Test Fierce Collapse', 'Test Fierce Squadron');
  expect(other.card('Test Fierce Squadron')).toMatchObject({ neutralized: 1, severe: 0 });
  expect(other.card('Test Officer').neutralized).toBe(1);
});

rule('b5/damage/12', 'what was neutralized this turn does nothing more, healed and readied or not', () => {
  const t = setting(['Test Sage', 'Test Regent'], ['Test Fierce Blow', 'Test Cure'], {
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'narn', support: ["G'Kar"] }],
  });
  play(t, 'Test Fierce Blow', 'Test Sage', 3);
  play(t, 'Test Cure', 'Test Sage');
  expect(t.card('Test Sage')).toMatchObject({ neutralized: 0, rotated: 0, damage: 0, severe: 0 });
  expect(t.ability('Test Sage', 'diplomacy')).toBe(3);
  for (const side of ['support', 'oppose'])
    expect(t.refuses('centauri', side, 'Test Sage', 'Test Fierce Summit')).toBe('b5/damage/12');
  expect(t.refuses('centauri', 'attack', 'Test Sage', "G'Kar")).toBe('b5/damage/12');
  expect(t.refuses('centauri', 'use', 'Test Sage', 0)).toBe('b5/damage/12');
  expect(t.offers('centauri', 'heal', 'Test Sage')).toBe(false);
  expect(t.offers('centauri', 'oppose', 'Test Regent', 'Test Fierce Summit')).toBe(true);
});

rule('b5/damage/13', 'neutralized since an earlier turn it may only heal', () => {
  const t = setting([], [], {
    inner: [{ card: 'Test Sage', neutralized: true }],
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'narn' }],
  });
  expect(t.card('Test Sage').rotated).toBe(0);
  expect(t.refuses('centauri', 'support', 'Test Sage', 'Test Fierce Summit')).toBe('b5/action-round/6');
  expect(t.offers('centauri', 'build', 'Test Sage')).toBe(false);
  expect(t.offers('centauri', 'use', 'Test Sage')).toBe(false);
  t.act('centauri', 'heal', 'Test Sage');
  expect(t.card('Test Sage')).toMatchObject({ neutralized: 0, rotated: 1 });
});

rule('b5/damage/14', 'neutralized in an earlier turn, healed and readied, it acts freely', () => {
  const t = setting([], ['Test Service'], {
    inner: [{ card: 'Test Sage', neutralized: true }],
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'narn' }],
  });
  t.act('centauri', 'heal', 'Test Sage').pass('narn');
  play(t, 'Test Service', 'Test Sage');
  t.act('centauri', 'support', 'Test Sage', 'Test Fierce Summit');
  expect(t.conflict().now.support).toBe(3);
});

rule('b5/damage/15', 'supporting cards still neutralized in the Draw round are discarded', () => {
  const t = setting([{ card: 'Test Fierce Squadron', neutralized: true }, 'Test Fierce Envoy'], ['Test Fierce Blow'], {
    inner: [{ card: 'Test Fierce Clerk', neutralized: true }],
  });
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 5);
  t.until('draw');
  expect(t.titles('centauri', DISCARD)).toEqual(expect.arrayContaining(['Test Fierce Squadron', 'Test Fierce Envoy']));
  expect(t.inPlay('Test Fierce Clerk')).toBe(true);
});

rule(['b5/damage/16', 'b5/damage/17'], 'a neutralized card’s text and marks go on', () => {
  const t = setting(
    ['Test Human Base', { card: 'Test Sage', marks: { doom: 2 } }, 'Test Fierce Squadron'],
    ['Test Fierce Blow', 'Test Fierce Blow'],
  );
  expect([t.ability('Londo Mollari', 'diplomacy'), t.ability('Test Fierce Squadron', 'military')]).toEqual([5, 5]);
  play(t, 'Test Fierce Blow', 'Test Sage', 6);
  play(t, 'Test Fierce Blow', 'Test Human Base', 6);
  expect(t.card('Test Sage').neutralized).toBe(1);
  expect(t.card('Test Human Base').neutralized).toBe(1);
  // its bonus for the ambassador and for fleets is there still, and so are its marks
  expect([t.ability('Londo Mollari', 'diplomacy'), t.ability('Test Fierce Squadron', 'military')]).toEqual([5, 5]);
  expect(t.marks('centauri', 'doom')).toBe(2);
});

rule('b5/damage/18', 'the abilities of a neutralized character count as 0', () => {
  const t = setting(['Test Regent', 'Test Fierce Clerk'], ['Test Fierce Blow'], {
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Regent', 'Test Fierce Clerk'] }],
  });
  expect(t.conflict().now.support).toBe(9);
  play(t, 'Test Fierce Blow', 'Test Regent', 6);
  expect([t.ability('Test Regent', 'diplomacy'), t.ability('Test Regent', 'intrigue')]).toEqual([0, 0]);
  expect(t.conflict().now.support).toBe(3);
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 3 }]);
});

rule('b5/damage/19', 'a neutralized participant stays one and may be a target, but of no attack', () => {
  const t = setting([{ card: 'Test Regent', neutralized: true }], ['Test Courage', 'Test Polish', 'Test Note'], {
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Regent'] }],
  });
  t.act('centauri', 'event', 'Test Courage').pick('centauri', 'Test Regent');
  expect(t.happened('change-began')).toMatchObject([{ mod: { card: t.id('Test Regent') } }]);
  expect(t.refuses('narn', 'attack', "G'Kar", 'Test Regent')).toBe('b5/attack/6');
  t.pass('narn');
  t.act('centauri', 'sponsor', 'Test Polish').pick('centauri', 'Test Regent');
  expect(t.card('Test Regent').attached).toEqual([t.id('Test Polish')]);
  t.untilAsked('aftermath', 'centauri').act('centauri', 'aftermath', 'Test Note');
  expect(t.happened('attached').at(-1)).toMatchObject({ card: t.id('Test Note'), host: t.id('Test Regent') });
});

rule('b5/damage/20', 'an enhancement on a neutralized card raises nothing before it is healed', () => {
  const t = setting([], ['Test Training', 'Test Cure'], { inner: [{ card: 'Test Fierce Clerk', neutralized: true }] });
  t.act('centauri', 'sponsor', 'Test Training').pick('centauri', 'Test Fierce Clerk').pass('narn');
  expect(t.card('Test Fierce Clerk').attached).toEqual([t.id('Test Training')]);
  expect(t.card('Test Fierce Clerk').neutralized).toBe(1);
  expect(t.ability('Test Fierce Clerk', 'diplomacy')).toBe(0);
  play(t, 'Test Cure', 'Test Fierce Clerk');
  expect(t.ability('Test Fierce Clerk', 'diplomacy')).toBe(6);
});

rule('b5/damage/21', 'neutralized by an effect, a damaged ambassador loses his normal damage', () => {
  const t = setting([], ['For My People'], { ambassador: { card: 'Londo Mollari', damage: 2 } });
  t.act('centauri', 'event', 'For My People');
  expect(t.card('Londo Mollari')).toMatchObject({ neutralized: 1, damage: 0, severe: 0, rotated: 1 });
});

rule('b5/damage/22', '"damage" in a text is normal damage', () => {
  const t = setting(['Test Fierce Envoy'], ['Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 2);
  expect(t.card('Test Fierce Envoy')).toMatchObject({ damage: 2, severe: 0 });
});

/** G'Kar attacks a Centauri character with these enhancements; gives the damage it takes. */
function struck(strife: number, enhancements: readonly string[]): number {
  const t = table({
    seats: [
      { race: 'narn', ambassador: { card: "G'Kar", marks: { strife } }, deck },
      { race: 'centauri', supporting: [{ card: 'Test Regent', attached: enhancements }], deck },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Regent'] }],
  });
  t.s.cards[t.id("G'Kar")]!.strife = strife;
  t.act('narn', 'attack', "G'Kar", 'Test Regent');
  return t.happened('attack-over')[0]!.attackerDealt;
}

rule('b5/damage/23', 'resistance 2 turns an attack of 5 into 3 damage', () => {
  expect(struck(0, [])).toBe(5);
  expect(struck(0, ['Test Fierce Shield'])).toBe(3);
});

rule('b5/damage/24', 'resistance does not help against an event', () => {
  const t = setting(
    [{ card: 'Test Fierce Envoy', attached: ['Test Fierce Shield'] }],
    ['Test Fierce Blow', 'Accident'],
    {
      narn: [{ card: 'Narn Aide', attached: ['Test Fierce Shield'] }],
    },
  );
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 3);
  expect(t.card('Test Fierce Envoy').damage).toBe(3);
  play(t, 'Accident', 'Narn Aide');
  expect(t.card('Narn Aide').damage).toBe(1);
});

rule('b5/damage/25', 'an attack of 8 against words that halve and armor that takes 1 does 3', () => {
  const t = table({
    seats: [
      { race: 'narn', supporting: ['Test Regent', { card: 'Test Scholar', rotated: true }], deck },
      {
        race: 'centauri',
        supporting: [{ card: 'Test Fierce Envoy', attached: ['Test Convincing Words', 'Test Body Armor'] }],
        deck,
      },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Envoy'] }],
  });
  // Diplomacy 6 and a Strife Mark: 8
  t.s.cards[t.id('Test Regent')]!.strife = 1;
  t.act('narn', 'attack', 'Test Regent', 'Test Fierce Envoy');
  expect(t.happened('attack-over')[0]!.attackerDealt).toBe(3);
  expect(t.card('Test Fierce Envoy').damage).toBe(3);
});

rule('b5/damage/26', 'neutralized and healed, a participant counts in the conflict as before', () => {
  const t = setting(['Test Fierce Clerk'], ['Test Fierce Blow', 'Test Cure'], {
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk'] }],
  });
  play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 3);
  expect(t.conflict().now.support).toBe(0);
  play(t, 'Test Cure', 'Test Fierce Clerk');
  expect(t.conflict().now.support).toBe(3);
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 3, won: true }]);
});
