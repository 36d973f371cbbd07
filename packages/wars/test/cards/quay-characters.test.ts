import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CORE, drained, ganymede, lost, MOON, OUTPOST, PAD, PLATFORM } from './quay-table.ts';

const TWO = ['Sitka', 'Kulak'];
const WEAK = { at: { [CORE]: ['Vishal Scout'] } };
const STRONG = { at: { [CORE]: ['Jack Wilgress'] } };

test('Alnak: drains at sites related to its own are for 1 more', () => {
  const at = { [CORE]: ['Alnak'], [PLATFORM]: ['Makal Shrieker'] };
  expect(drained(ganymede('control', { at }), 1, PLATFORM)).toBe(3);
  expect(drained(ganymede('control', { at }), 1, CORE)).toBe(1);
  const aboard = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Alnak'] }], [PLATFORM]: ['Makal Shrieker'] };
  expect(drained(ganymede('control', { at: aboard }), 1, PLATFORM)).toBe(2);
});

test('Arhnaknak: loses 3 energy to be inverted, and then adds a destiny to battle destiny at its site', () => {
  const t = ganymede('control', { at: { [CORE]: ['Arhnaknak'] } });
  t.use(1, 'Arhnaknak', 0, 'reserve', 'reserve', 'reserve');
  expect(t.stats('Arhnaknak')).toEqual([0, 4, 0]);
  expect(lost(t, 1)).toBe(3);
  const turned = { card: 'Arhnaknak', inverted: true };
  const battle = ganymede('battle', { at: { [CORE]: [turned] } }, WEAK)
    .attack(1, CORE)
    .step('attrition');
  expect(battle.battleDestiny(1)).toBe(4);
  const space = { [MOON]: [{ card: 'Qurim Life Ship', beneath: [turned] }] };
  const sector = ganymede('battle', { at: space }, { at: { [MOON]: ['Type II Fighter'] } }).attack(1, MOON);
  expect(sector.step('power').battleDestiny(1)).toBe(0);
});

test('Frenzied Luhus: two other characters here and 3 energy invert it', () => {
  const t = ganymede('control', { at: { [CORE]: ['Frenzied Luhus', 'Makal Shrieker', 'Katal Inciter'] } });
  t.act(1, 'use', 'Frenzied Luhus', 0).pick(1, 'Katal Inciter', 'Makal Shrieker').resolve();
  expect(t.stats('Frenzied Luhus')).toEqual([7, 1, 0]);
  expect(t.pile(1, 'used').slice(0, 2)).toEqual(['Makal Shrieker', 'Katal Inciter']);
  expect(t.size(1, 'active')).toBe(17);
  const alone = ganymede('control', { at: { [CORE]: ['Frenzied Luhus', 'Makal Shrieker'], [PLATFORM]: ['Kulak'] } });
  expect(alone.refuses(1, 'use', 'Frenzied Luhus', 0)).toBe('wars/deploy-phase/8');
});

test('Katal Inciter: after a battle won here the top of the used pile comes to hand', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Katal Inciter'] }, used: ['Sitka'] }, WEAK).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect(t.size(1, 'hand')).toBe(2);
  expect(t.pile(1, 'used')).toEqual(['Sitka']); // the energy that paid for the attack lay on top of it
  const beaten = ganymede('battle', { at: { [CORE]: ['Katal Inciter'] }, used: ['Sitka'] }, STRONG).attack(1, CORE);
  beaten.until('move', 1);
  expect(beaten.size(1, 'hand')).toBe(1);
});

rule('wars/ruling-kayaldi/1', 'Kayaldi: moves upon a character, and two units on the used pile destroy it', () => {
  const at = { [CORE]: ['Kayaldi'] };
  const used = ['Makal Shrieker'];
  const enemy = { at: { [PLATFORM]: ['Vishal Scout'] } };
  const t = ganymede('move', { at, used, active: TWO }, enemy).use(1, 'Kayaldi', 0, 'reserve', 'reserve');
  t.act(1, 'move', 'Kayaldi', PLATFORM).untilAsked('target', 1).pick(1, 'Vishal Scout');
  t.untilAsked('may', 1).pick(1, 'yes');
  expect(t.inPlay('Vishal Scout')).toBe(false);
  const ship = ganymede('move', { at, used }, enemy).use(1, 'Kayaldi', 0, 'reserve', 'reserve');
  ship.act(1, 'move', 'Kayaldi', PLATFORM).untilAsked('target', 1).pick(1, 'Vishal Scout').resolveAll();
  expect(ship.inPlay('Vishal Scout')).toBe(true); // the energy for the move, a ship, lies on top
  const nobody = ganymede('move', { at, used, active: TWO }).use(1, 'Kayaldi', 0, 'reserve', 'reserve');
  nobody.act(1, 'move', 'Kayaldi', PLATFORM).resolveAll();
  expect(nobody.happened('revealed')).toEqual([]);
  expect(nobody.refuses(1, 'use', 'Kayaldi', 0)).toBe('wars/bullet/2');
});

test('Kucha: power by the highest printed power of a character here', () => {
  const t = ganymede('control', { at: { [CORE]: ['Kucha', 'Makal Shrieker'], [PLATFORM]: ['Jack Wilgress'] } });
  expect(t.power('Kucha')).toBe(1);
  t.use(1, 'Makal Shrieker');
  expect(t.power('Makal Shrieker')).toBe(3);
  expect(t.power('Kucha')).toBe(1);
});

test('Kulak: two hand cards make him immune', () => {
  const t = ganymede('control', { hand: TWO, at: { [CORE]: ['Kulak'] } });
  expect(t.immune('Kulak')).toBe(false);
  t.act(1, 'use', 'Kulak', 0).pick(1, 'Sitka', t.handed(1, 'Kulak')).resolve();
  expect(t.immune('Kulak')).toBe(true);
  expect(t.pile(1, 'used')).toEqual(['Kulak', 'Sitka']);
  const poor = ganymede('control', { hand: ['Sitka'], at: { [CORE]: ['Kulak'] } });
  expect(poor.refuses(1, 'use', 'Kulak', 0)).toBe('wars/deploy-phase/8');
});

test('Kulak: 4 energy bring back the next other unit lost from a battle here', () => {
  const hurt = { card: 'Makal Shrieker', damaged: true };
  const t = ganymede('battle', { at: { [CORE]: ['Kulak', hurt] } }, WEAK).attack(1, CORE);
  t.use(1, 'Kulak', 1, 'reserve', 'reserve', 'reserve', 'reserve').until('move', 1);
  expect(t.pile(1, 'hand')).toContain('Makal Shrieker');
  const self = ganymede('battle', { at: { [CORE]: [{ card: 'Kulak', damaged: true }, 'Ravagers'] } }, WEAK);
  self.attack(1, CORE).use(1, 'Kulak', 1, 'reserve', 'reserve', 'reserve', 'reserve').until('move', 1);
  expect(self.pile(1, 'lost')).toContain('Kulak');
});

test('Luhus Commander: 1 attrition in a site battle for each inverted unit of yours here', () => {
  const turned = { card: 'Luhus Mauler', inverted: true };
  const t = ganymede('battle', { at: { [CORE]: ['Luhus Commander', turned, turned, 'Luhus Mauler'] } }, WEAK);
  expect(t.attack(1, CORE).attrition(1)).toBe(2);
  const space = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Luhus Commander', turned] }] };
  const sector = ganymede('battle', { at: space }, { at: { [MOON]: ['Type II Fighter'] } }).attack(1, MOON);
  expect(sector.attrition(1)).toBe(0);
});

test('Luhus Mauler: inverted during a battle here it may damage a unit here', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Luhus Mauler'] } }, WEAK)
    .attack(1, CORE)
    .use(1, 'Luhus Mauler');
  t.untilAsked('target', 1).pick(1, 'Vishal Scout').untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Luhus Mauler')).toEqual([1, 2, 5]);
  expect(t.damaged('Vishal Scout')).toBe(true);
  const calm = ganymede('control', { at: { [CORE]: ['Luhus Mauler'] } }, WEAK).use(1, 'Luhus Mauler');
  expect(calm.inverted('Luhus Mauler')).toBe(true);
  expect(calm.question).toBe('initiative');
  expect(calm.stack).toEqual([]);
});

test('Makal Claw Beast: after a battle won here 1 energy fetches any card of the used pile', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Makal Claw Beast'] }, used: ['Kulak', 'Sitka'] }, WEAK);
  t.attack(1, CORE).untilAsked('may', 1).pick(1, 'yes').pick(1, 'Sitka');
  expect(t.pile(1, 'hand')).toContain('Sitka');
  expect(t.size(1, 'used')).toBe(3);
  expect(t.size(1, 'active')).toBe(18);
  const poor = ganymede('battle', { at: { [CORE]: ['Makal Claw Beast'] }, used: ['Sitka'], active: 1 }, WEAK);
  poor.attack(1, CORE).until('move', 1);
  expect(poor.pile(1, 'hand')).not.toContain('Sitka');
});

test('Makal Shrieker: 3 energy for 2 power until the end of the turn, as often as one pays', () => {
  const t = ganymede('control', { at: { [CORE]: ['Makal Shrieker'] }, active: 8 });
  t.use(1, 'Makal Shrieker').use(1, 'Makal Shrieker');
  expect(t.power('Makal Shrieker')).toBe(5);
  expect(t.refuses(1, 'use', 'Makal Shrieker', 0)).toBe('wars/costs/1');
  t.until('control', 2);
  expect(t.power('Makal Shrieker')).toBe(1);
});

rule('wars/ruling-quay-navigator/1', 'Quay Navigator: goes to the used pile and cancels a drain next door', () => {
  const foe = { at: { [PLATFORM]: ['Vishal Scout'] } };
  const t = ganymede('control', { at: { [CORE]: ['Quay Navigator'] } }, foe, { active: 2 });
  t.act(2, 'drain', PLATFORM).pass(2).use(1, 'Quay Navigator');
  expect(t.stack).toEqual([]);
  expect(t.pile(1, 'used')).toEqual(['Quay Navigator']);
  expect(lost(t, 1)).toBe(0);
  const far = ganymede('control', { at: { [PAD]: ['Quay Navigator'] } }, foe, { active: 2 });
  far.act(2, 'drain', PLATFORM).pass(2);
  expect(far.refuses(1, 'use', 'Quay Navigator', 0)).toBe('wars/target/7');
  const ship = ganymede('control', { at: { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Quay Navigator'] }] } });
  expect(ship.stats('Qurim Life Ship')).toEqual([6, 4, 7]);
});

rule('wars/use-as-yours/1', 'Qurim Ahmak: 7 energy play a unit lost here as yours, at no cost', () => {
  const prey = { at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Katal Inciter'] } };
  const at = { [CORE]: ['Qurim Ahmak', 'Tahka Chuluk Squad'] };
  const t = ganymede('battle', { at, icons: { quay: 1 } }, prey).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'no').step('end').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.inPlay('Vishal Scout', 1)).toBe(true);
  expect(t.place('Vishal Scout')).toBe(CORE);
  expect(t.size(1, 'active')).toBe(12); // 1 for the attack and 7
  const poor = ganymede('battle', { at, active: 7 }, prey).attack(1, CORE).until('move', 1);
  expect(poor.pile(2, 'lost')).toContain('Vishal Scout');
});

test('Qurim Rager: pilots at its site have 2 less defense', () => {
  const pilot = { at: { [CORE]: ['Veteran Pilot', 'Vishal Scout'] } };
  const t = ganymede('control', { at: { [CORE]: ['Qurim Rager'] } }, pilot);
  expect(t.defense('Veteran Pilot')).toBe(1);
  expect(t.defense('Vishal Scout')).toBe(2);
  const ship = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Qurim Rager', 'Quay Navigator'] }] };
  expect(ganymede('control', { at: ship }).defense('Quay Navigator')).toBe(3);
});

test('Sitka: 4 less total power at her site, and her loss costs the enemy there', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Sitka', 'Tahka Chuluk Squad', 'Ravagers'] } }, WEAK).attack(1, CORE);
  expect(t.totalPower(1)).toBe(3);
  const space = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Sitka'] }] };
  const sector = ganymede('battle', { at: space }, { at: { [MOON]: ['Type II Fighter'] } }).attack(1, MOON);
  expect(sector.totalPower(1)).toBe(5);
  const at = { [CORE]: [{ card: 'Sitka', damaged: true }] };
  const dead = ganymede('battle', { at }, { at: { [CORE]: ['Vishal Scout', 'Katal Inciter'], [PLATFORM]: ['Kulak'] } });
  dead.attack(1, CORE).until('move', 1);
  expect(dead.inPlay('Sitka')).toBe(false);
  expect(lost(dead, 2)).toBe(2);
  const calm = ganymede('control', { hand: ['Kucha', 'Alnak'], at: { [CORE]: ['Sitka'] } });
  calm.act(1, 'use', 'Sitka', 0).pick(1, 'Kucha', 'Alnak').resolve();
  expect(calm.immune('Sitka')).toBe(true);
});

test('Tahka Chuluk Squad: after a site battle won here 1 energy loses the opponent 1', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Tahka Chuluk Squad'] } }, WEAK).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes').pick(2, 'reserve');
  expect(lost(t, 2)).toBe(1);
  expect(t.size(1, 'active')).toBe(18);
  const space = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Tahka Chuluk Squad'] }] };
  const sector = ganymede('battle', { at: space }, { at: { [MOON]: ['Type II Fighter'] } }).attack(1, MOON);
  sector.until('move', 1);
  expect(sector.size(1, 'active')).toBe(19);
});

test('Tahka Disruptor: in the turn it enters play units here have 1 less tactics', () => {
  const t = ganymede('control', { at: { [CORE]: [{ card: 'Tahka Disruptor', new: true }] } }, WEAK);
  expect([t.tactics('Tahka Disruptor'), t.tactics('Vishal Scout')]).toEqual([1, 1]);
  const old = ganymede('control', { at: { [CORE]: ['Tahka Disruptor'] } }, WEAK);
  expect([old.tactics('Tahka Disruptor'), old.tactics('Vishal Scout')]).toEqual([2, 2]);
});

test('Torrid Katal: inverted, 2 energy once a turn cause 1 more attrition here', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Torrid Katal'] } }, WEAK).attack(1, CORE);
  t.use(1, 'Torrid Katal');
  expect(t.stats('Torrid Katal')).toEqual([3, 1, 3]);
  t.use(1, 'Torrid Katal');
  expect(t.attrition(1)).toBe(1);
  expect(t.refuses(1, 'use', 'Torrid Katal', 0)).toBe('wars/bullet/2');
  expect(t.size(1, 'active')).toBe(15);
});

test('Volt Scrounge: another character inverts it; the opponent pays 2 and you activate up to 2', () => {
  const t = ganymede('control', { at: { [CORE]: ['Volt Scrounge', 'Makal Shrieker'] } }).use(1, 'Volt Scrounge');
  expect(t.stats('Volt Scrounge')).toEqual([1, 4, 1]);
  t.untilAsked('number', 1).pick(1, 2);
  expect(t.size(2, 'used')).toBe(2);
  expect(t.size(1, 'active')).toBe(22);
  expect(t.pile(1, 'used')).toEqual(['Makal Shrieker']);
  const alone = ganymede('control', { at: { [CORE]: ['Volt Scrounge'], [PLATFORM]: ['Makal Shrieker'] } });
  expect(alone.refuses(1, 'use', 'Volt Scrounge', 0)).toBe('wars/target/7');
});

test('Talkan: immune for two hand cards; 2 power for a character here', () => {
  const t = ganymede('control', { hand: TWO, at: { [CORE]: ['Talkan', 'Makal Shrieker'] } });
  t.act(1, 'use', 'Talkan', 0).pick(1, 'Sitka', 'Kulak').resolve();
  expect(t.immune('Talkan')).toBe(true);
  t.use(1, 'Talkan', 1, 'Makal Shrieker');
  expect(t.power('Talkan')).toBe(5);
  expect(t.pile(1, 'used')[0]).toBe('Makal Shrieker');
  expect(t.refuses(1, 'use', 'Talkan', 1)).toBe('wars/bullet/2');
});

test('Banak Ilnasit: after a battle won here he damages another unit and is undamaged', () => {
  const at = { [CORE]: [{ card: 'Banak Ilnasit', damaged: true }] };
  const t = ganymede('battle', { at }, WEAK).attack(1, CORE).untilAsked('may', 1).pick(1, 'yes');
  expect(t.damaged('Vishal Scout')).toBe(true);
  t.pick(1, 'yes');
  expect(t.damaged('Banak Ilnasit')).toBe(false);
  const done = ganymede('battle', { at }, { at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }] } });
  done.attack(1, CORE).untilAsked('may', 1).pick(1, 'yes');
  expect(done.question).toBe('initiative'); // nothing was damaged, so nothing is undamaged
  expect(done.damaged('Banak Ilnasit')).toBe(true);
});

test('Clandestine Team: once in your move phase it moves to a related location', () => {
  const at = { [CORE]: ['Clandestine Team'], [MOON]: ['Qurim Life Ship'], [OUTPOST]: ['Qurim Life Ship'] };
  const t = ganymede('move', { at }).use(1, 'Clandestine Team');
  expect(t.options(1).length).toBe(2);
  t.pick(1, PLATFORM);
  expect(t.place('Clandestine Team')).toBe(PLATFORM);
  expect(t.size(1, 'active')).toBe(20);
  expect(t.refuses(1, 'use', 'Clandestine Team', 0)).toBe('wars/bullet/2');
  const aboard = ganymede('move', { at }).use(1, 'Clandestine Team').pick(1, 'Qurim Life Ship');
  expect(aboard.place('Clandestine Team')).toBe(MOON);
  expect(ganymede('deploy', { at }).refuses(1, 'use', 'Clandestine Team', 0)).toBe('wars/deploy-phase/5');
});

test('Flamecutter: a battle won with at most one card on the used pile may invert it', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Flamecutter'] } }, WEAK).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Flamecutter')).toEqual([4, 4, 4]);
  expect(t.immune('Flamecutter')).toBe(true);
  const full = ganymede('battle', { at: { [CORE]: ['Flamecutter'] }, used: ['Sitka'] }, WEAK).attack(1, CORE);
  full.until('move', 1);
  expect(full.inverted('Flamecutter')).toBe(false);
});

test('Hullripper: a location from hand inverts it; reverting draws from the used pile', () => {
  const t = ganymede('control', { hand: ['Ganymede/Valley', 'Sitka'], at: { [CORE]: ['Hullripper'] } });
  t.use(1, 'Hullripper');
  expect(t.stats('Hullripper')).toEqual([4, 1, 2]);
  expect(t.pile(1, 'used')).toEqual(['Ganymede/Valley']);
  t.use(1, 'Hullripper');
  expect(t.stats('Hullripper')).toEqual([3, 1, 3]);
  expect(t.pile(1, 'hand')).toContain('Ganymede/Valley');
  expect(t.refuses(1, 'use', 'Hullripper', 0)).toBe('wars/bullet/2');
  const poor = ganymede('control', { hand: ['Sitka'], at: { [CORE]: ['Hullripper'] } });
  expect(poor.refuses(1, 'use', 'Hullripper', 0)).toBe('wars/deploy-phase/8');
});

test('Ilna Guide: at a sector, ships without a pilot have 1 less tactics', () => {
  const at = { [MOON]: [{ card: 'Qurim Life Ship', beneath: ['Ilna Guide'] }, 'Karaktika'] };
  const t = ganymede('control', { at }, { at: { [MOON]: ['Type II Fighter'], [OUTPOST]: ['Type II Fighter'] } });
  expect(t.stats('Qurim Life Ship')).toEqual([6, 4, 7]);
  expect(t.tactics('Karaktika')).toBe(2);
  expect(t.all('Type II Fighter', 2).map(id => t.tactics(id))).toEqual([0, 1]);
  const site = ganymede('control', { at: { [CORE]: ['Ilna Guide'], [MOON]: ['Karaktika'] } });
  expect(site.tactics('Karaktika')).toBe(3);
});

test('Katuka: quickdraw, and damaged enemies here have 2 less tactics', () => {
  const at = { [CORE]: [{ card: 'Katuka', beneath: ['Luhus Dalaka'] }] };
  const foes = { at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Bean Counter'] } };
  const t = ganymede('battle', { at }, foes).attack(1, CORE);
  expect([t.tactics('Vishal Scout'), t.tactics('Bean Counter'), t.tactics('Katuka')]).toEqual([0, 2, 2]);
  for (let i = 0; i < 2; i++) t.use(1, 'Luhus Dalaka', 0, 'Vishal Scout').untilAsked('may', 1).pick(1, 'no');
  expect(t.refuses(1, 'use', 'Luhus Dalaka', 0)).toBe('wars/bullet/2');
});

test("Lahrik: an enemy's unit lost here may invert him; reverting him loses the opponent 1", () => {
  const prey = { at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Katal Inciter'] } };
  const t = ganymede('battle', { at: { [CORE]: ['Lahrik', 'Ravagers'] } }, prey).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect(t.stats('Lahrik')).toEqual([4, 1, 4]);
  const before = lost(t, 2);
  t.use(1, 'Lahrik').pick(2, 'reserve');
  expect(lost(t, 2) - before).toBe(1);
  expect(t.inverted('Lahrik')).toBe(false);
  const far = ganymede('battle', { at: { [PLATFORM]: ['Lahrik'], [CORE]: ['Ravagers'] } }, prey).attack(1, CORE);
  far.until('move', 1);
  expect(far.inverted('Lahrik')).toBe(false);
});

test('Luhus Spearhead: is inverted for 2 energy beside a character with quickdraw', () => {
  const t = ganymede('control', { at: { [CORE]: ['Luhus Spearhead', 'Katuka'] } }).use(1, 'Luhus Spearhead');
  expect(t.stats('Luhus Spearhead')).toEqual([3, 3, 3]);
  expect(t.size(1, 'active')).toBe(18);
  const far = ganymede('control', { at: { [CORE]: ['Luhus Spearhead'], [PLATFORM]: ['Katuka'] } });
  expect(far.refuses(1, 'use', 'Luhus Spearhead', 0)).toBe('wars/target/7');
});

test('Rakat: pilots, and comes back to hand for 2 energy when destroyed', () => {
  const at = { [CORE]: [{ card: 'Rakat', damaged: true }, 'Ravagers'] };
  const t = ganymede('battle', { at }, WEAK).attack(1, CORE).untilAsked('may', 1).pick(1, 'yes');
  expect(t.pile(1, 'hand')).toContain('Rakat');
  expect(t.size(1, 'active')).toBe(17);
  const poor = ganymede('battle', { at, active: 2 }, WEAK).attack(1, CORE).until('move', 1);
  expect(poor.pile(1, 'lost')).toContain('Rakat');
  const ship = ganymede('control', { at: { [MOON]: [{ card: 'Ilna Hekaton', beneath: ['Rakat'] }] } });
  expect(ship.stats('Ilna Hekaton')).toEqual([2, 2, 3]);
});

test('Ravagers: 3 attrition while a stockpile of yours holds a card', () => {
  const at = { [CORE]: ['Ravagers'] };
  const hoard = { card: 'Traginium Hoard', stacked: ['Sitka'] };
  expect(
    ganymede('battle', { at, table: [hoard] }, WEAK)
      .attack(1, CORE)
      .attrition(1),
  ).toBe(3);
  expect(
    ganymede('battle', { at, table: ['Traginium Hoard'] }, WEAK)
      .attack(1, CORE)
      .attrition(1),
  ).toBe(0);
});

test('Spineslinger: its end and 2 energy destroy every unit here, in your control phase; it never moves', () => {
  const at = { [CORE]: ['Spineslinger', 'Kulak'], [PLATFORM]: ['Ravagers'] };
  const t = ganymede('control', { at }, WEAK).use(1, 'Spineslinger', 0, 'reserve', 'reserve');
  expect([t.inPlay('Kulak'), t.inPlay('Vishal Scout'), t.inPlay('Ravagers')]).toEqual([false, false, true]);
  expect(t.happened('left').map(x => x.how)).toEqual(['dismissed', 'destroyed', 'destroyed']);
  const move = ganymede('move', { at });
  expect(move.refuses(1, 'use', 'Spineslinger', 0)).toBe('wars/deploy-phase/5');
  expect(move.refuses(1, 'move', 'Spineslinger', PLATFORM)).toBe('wars/cant/1');
});
