import { expect, test } from 'vitest';
import { leavePlay } from '../../src/rules/cards/leaving-play.ts';
import { CORE, ganymede, lost, MOON, PLATFORM } from './quay-table.ts';

const HURT = { card: 'Vishal Scout', damaged: true };

test('Armored: for 3 energy a unit lost from its site goes to its owner’s hand', () => {
  const prey = { at: { [CORE]: [HURT, 'Katal Inciter'] } };
  const t = ganymede('battle', { at: { [CORE]: ['Armored', 'Ravagers'] } }, prey).attack(1, CORE);
  t.untilAsked('may', 2).pick(2, 'yes');
  expect(t.pile(2, 'hand')).toContain('Vishal Scout');
  expect(t.size(2, 'active')).toBe(17);
  const far = ganymede('battle', { at: { [CORE]: ['Ravagers'], [PLATFORM]: ['Armored'] } }, prey).attack(1, CORE);
  expect(far.until('move', 1).pile(2, 'lost')).toContain('Vishal Scout');
  const theirs = ganymede('deploy', { hand: ['Armored'] }, {}, { locations: [{ card: CORE, of: 2 }, MOON] });
  expect(theirs.play(1, 'Armored').beneath(CORE)).toEqual(['Armored']);
});

test('Capture: nobody plays what is titled as the card stacked on it', () => {
  const t = ganymede('deploy', { hand: ['Capture', 'Kulak', 'Alnak'] }, { reserve: ['Kulak'] }).play(1, 'Capture');
  t.resolveAll();
  expect(t.stackedOn('Capture')).toEqual(['Kulak']);
  expect(t.refuses(1, 'play', 'Kulak')).toBe('wars/cant/1');
  expect(t.offers(1, 'play', 'Alnak')).toBe(true);
  leavePlay(t.s, t.id('Capture'), 'dismissed');
  expect(t.pile(2, 'used')).toEqual(['Kulak']);
});

test('Cloak of Fear: when its kizen moves to a site, a unit of less tactics there goes to hand', () => {
  const at = { [CORE]: [{ card: 'Kulak', beneath: ['Cloak of Fear'] }] };
  const t = ganymede('move', { at }, { at: { [PLATFORM]: ['Vishal Scout', 'Jack Wilgress'] } });
  t.use(1, 'Cloak of Fear').act(1, 'move', 'Kulak', PLATFORM).resolveAll();
  expect(t.pile(2, 'hand')).toContain('Vishal Scout');
  const clever = ganymede('move', { at }, { at: { [PLATFORM]: ['Jack Wilgress'] } });
  clever.use(1, 'Cloak of Fear').act(1, 'move', 'Kulak', PLATFORM).resolveAll();
  expect(clever.place('Jack Wilgress')).toBe(PLATFORM);
  const second = ganymede('deploy', { hand: ['Cloak of Fear'], at });
  expect(second.refuses(1, 'play', 'Cloak of Fear')).toBe('wars/asset/3');
});

test('Conservation: damaging a character in battle here activates twice its cost', () => {
  const at = { [CORE]: [{ card: 'Kulak', beneath: ['Conservation'] }, 'Luhus Commander'] };
  const foe = { at: { [CORE]: ['Vishal Scout'] } };
  const t = ganymede('battle', { at }, foe).attack(1, CORE).use(1, 'Conservation', 0, 'Luhus Commander');
  expect(t.damaged('Luhus Commander')).toBe(true);
  expect(t.size(1, 'active')).toBe(25); // 20, less 1 for the attack, and 6
  expect(t.refuses(1, 'use', 'Conservation', 0)).toBe('wars/bullet/2');
  expect(ganymede('battle', { at }, foe).refuses(1, 'use', 'Conservation', 0)).toBe('wars/deploy-phase/8');
});

test('Defensive Position: at the end of the opponent’s turn the stronger side loses 4 energy', () => {
  const hand = ['Defensive Position'];
  const at = { [CORE]: ['Makal Shrieker'] };
  const t = ganymede('deploy', { hand, at }).play(1, 'Defensive Position');
  expect(t.beneath(CORE)).toEqual(['Defensive Position']);
  t.until('control', 2);
  expect(t.inPlay('Defensive Position')).toBe(true);
  t.until('control', 1);
  expect([lost(t, 1), lost(t, 2)]).toEqual([4, 0]);
  expect(t.pile(1, 'lost')).toContain('Defensive Position');
  const weak = ganymede('deploy', { hand, at }, { at: { [CORE]: ['Kulak'] } }).play(1, 'Defensive Position');
  weak.until('control', 1);
  expect([lost(weak, 1), lost(weak, 2)]).toEqual([0, 4]);
  const even = ganymede('deploy', { hand, at }, { at }).play(1, 'Defensive Position').until('control', 1);
  expect([lost(even, 1), lost(even, 2)]).toEqual([0, 0]);
  expect(ganymede('deploy', { hand }).refuses(1, 'play', 'Defensive Position')).toBe('wars/asset/3');
});

test('Defiled: where you have an infiltrator, the opponent pays 3 energy to drain', () => {
  const played = ganymede('deploy', { hand: ['Defiled'], at: { [MOON]: ['Seyaltika'], [CORE]: ['Kulak'] } });
  expect(played.play(1, 'Defiled').beneath(MOON)).toEqual(['Defiled']);
  expect(ganymede('deploy', { hand: ['Defiled'] }).refuses(1, 'play', 'Defiled')).toBe('wars/asset/3');
  const at = { [MOON]: ['Defiled'] };
  const foe = { at: { [MOON]: ['Type II Fighter'], [PLATFORM]: ['Kulak'] } };
  const t = ganymede('control', { at }, foe, { active: 2 }).act(2, 'drain', MOON).resolveAll();
  expect(t.size(2, 'active')).toBe(17);
  t.act(2, 'drain', PLATFORM).resolveAll();
  expect(t.size(2, 'active')).toBe(17);
  const poor = ganymede('control', { at }, { ...foe, active: 2 }, { active: 2 });
  expect(poor.refuses(2, 'drain', MOON)).toBe('wars/costs/5');
});

test('Natural Talent: enemies here have 1 less tactics, until the opponent controls the site', () => {
  const both = ganymede(
    'control',
    { at: { [CORE]: ['Natural Talent', 'Makal Shrieker'] } },
    { at: { [CORE]: ['Bean Counter'] } },
  );
  expect([both.tactics('Bean Counter'), both.tactics('Makal Shrieker')]).toEqual([1, 1]);
  expect(both.resolveAll().inPlay('Natural Talent')).toBe(true);
  const lonely = ganymede('control', { at: { [CORE]: ['Natural Talent'] } }, { at: { [CORE]: ['Bean Counter'] } });
  lonely.resolveAll();
  expect(lonely.pile(1, 'lost')).toEqual(['Natural Talent']);
  expect(lonely.tactics('Bean Counter')).toBe(2);
});

test('Rally Cry: a Quay unit on top of the used pile comes to hand', () => {
  const active = ['Type II Fighter', 'Type II Fighter', 'Kulak'];
  const t = ganymede('control', { table: ['Rally Cry'], active }).use(1, 'Rally Cry');
  expect(t.pile(1, 'hand')).toContain('Kulak'); // the last energy paid lay on top
  expect(t.refuses(1, 'use', 'Rally Cry', 0)).toBe('wars/costs/1');
  const other = ganymede('control', { table: ['Rally Cry'] }).use(1, 'Rally Cry');
  expect(other.happened('revealed').length).toBe(1);
  expect(other.size(1, 'used')).toBe(3);
});

test('Recovery: no attack where all your ships are infiltrators; 3 energy take the ship to hand', () => {
  const ship = { card: 'Seyaltika', beneath: ['Recovery'] };
  const foe = { at: { [MOON]: ['Type II Fighter'] } };
  const t = ganymede('battle', { at: { [MOON]: [ship, 'Tahka Quarrel'] } }, foe);
  expect(t.refuses(1, 'attack', MOON)).toBe('wars/cant/1');
  t.use(1, 'Recovery');
  expect(t.pile(1, 'hand')).toContain('Seyaltika');
  expect(t.pile(1, 'lost')).toEqual(['Recovery']);
  expect(t.offers(1, 'attack', MOON)).toBe(true);
  const mixed = ganymede('battle', { at: { [MOON]: [ship, 'Ilna Hekaton'] } }, foe);
  expect(mixed.offers(1, 'attack', MOON)).toBe(true);
});

test('Extraction: each copy of its card that the opponent loses from play costs 3 energy', () => {
  const played = ganymede('deploy', { hand: ['Extraction'] }, { reserve: ['Kulak'] }).play(1, 'Extraction');
  expect(played.resolveAll().stackedOn('Extraction')).toEqual(['Kulak']);
  const assets = [{ card: 'Extraction', stacked: ['Vishal Scout'] }];
  const t = ganymede(
    'battle',
    { table: assets, at: { [CORE]: ['Makal Shrieker'] } },
    { at: { [CORE]: [HURT, 'Kulak'] } },
  );
  t.attack(1, CORE).until('move', 1);
  expect(lost(t, 2)).toBe(3);
  const own = ganymede(
    'battle',
    { table: assets, at: { [CORE]: [HURT, 'Makal Shrieker'] } },
    { at: { [CORE]: ['Kulak'] } },
  );
  own.attack(1, CORE).until('move', 1);
  expect(lost(own, 2)).toBe(0);
});

test('Suppressed: with a site and a sector under control, 2 energy cost the opponent 2', () => {
  const assets = ['Suppressed'];
  const at = { [CORE]: ['Kulak'], [MOON]: ['Karaktika'] };
  const t = ganymede('control', { table: assets, at }).use(1, 'Suppressed').pick(2, 'reserve').pick(2, 'reserve');
  expect([lost(t, 2), t.size(1, 'used')]).toEqual([2, 2]);
  const sites = ganymede('control', { table: assets, at: { [CORE]: ['Kulak'], [PLATFORM]: ['Alnak'] } });
  expect(sites.refuses(1, 'use', 'Suppressed', 0)).toBe('wars/deploy-phase/5');
  expect(ganymede('move', { table: assets, at }).refuses(1, 'use', 'Suppressed', 0)).toBe('wars/deploy-phase/5');
});

test('Traginium Hoard: with three battlegrounds a card that the opponent loses is stacked on it', () => {
  const at = { [CORE]: ['Kulak'], [PLATFORM]: ['Alnak'], [MOON]: ['Karaktika'] };
  const t = ganymede('control', { table: ['Traginium Hoard'], at })
    .use(1, 'Traginium Hoard')
    .pick(2, 'reserve');
  expect(t.stackedOn('Traginium Hoard')).toEqual(['Type II Fighter']);
  expect([t.size(2, 'lost'), t.size(2, 'reserve')]).toEqual([0, 19]);
  const hoard = { card: 'Traginium Hoard', stacked: ['Sitka', 'Kulak'] };
  const full = ganymede('control', { table: [hoard], at }).use(1, 'Traginium Hoard');
  expect([full.size(2, 'reserve'), full.stackedOn('Traginium Hoard').length]).toEqual([20, 2]);
  const few = ganymede('control', { table: ['Traginium Hoard'], at: { [CORE]: ['Kulak'] } }).use(1, 'Traginium Hoard');
  expect(few.stackedOn('Traginium Hoard')).toEqual([]);
});
