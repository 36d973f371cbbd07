import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardText, typeLine } from '../../../src/card-text.ts';
import { DEFS } from '../../../src/index.ts';
import { CORE, field, MOON, ROCK } from '../../fields.ts';
import { def } from '../../support/card-def.ts';
import { at, places } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

rule('wars/types-of-cards/1', 'there are nine types of cards', () => {
  const types = new Set(DEFS.map(d => d.type));
  expect([...types].sort()).toEqual([
    'asset',
    'character',
    'interrupt',
    'location',
    'nobot',
    'order',
    'ship',
    'vehicle',
    'weapon',
  ]);
  for (const d of DEFS) expect(typeLine(d.source)).toContain((d.type === 'nobot' ? 'NoBot' : d.type).toUpperCase());
});

rule(['wars/types-of-cards/2', 'wars/types-of-cards/3'], 'a type line: the type, a term in parentheses, labels', () => {
  const { source } = def('Type II Fighter');
  expect([source.type, source.capacity, source.labels]).toEqual(['ship', 1, ['Fighter']]);
  expect(typeLine(source)).toMatch(/SHIP \(capacity 1\) • Fighter$/);
  expect(typeLine(def('Chijo Katana').source)).toMatch(/WEAPON \(kizen\) • Melee$/i);
});

rule('wars/title/1', 'a title tells what is unique, how often it is played, and what a location is related to', () => {
  expect([def('Jack Wilgress').source.unique, def('CGC Grunt').source.unique ?? false]).toEqual([true, false]);
  expect([def('Faded').source.uses, def('Anticipation').source.uses]).toEqual([1, undefined]);
  expect([def(CORE).region, def(MOON).region, def(ROCK).region]).toEqual(['Ganymede', 'Ganymede', 'Vesta']);
  const at = { [CORE]: ['CISyn Coordinators', 'Pavel Royerk'] };
  const t = field({ hand: ['Pavel Royerk', 'Faded', 'Faded', 'Vishal Scout'], at }, {}, { phase: 'deploy' });
  expect(t.refuses(1, 'play', 'Pavel Royerk')).toBe('wars/unique/1');
  t.play(1, 'Faded', 'CISyn Coordinators');
  t.resolveAll();
  expect(t.refuses(1, 'play', 'Faded')).toBe('wars/bullet/1');
  expect(t.offers(1, 'play', 'Vishal Scout')).toBe(true);
});

rule('wars/game-text/1', 'game text is the text of the abilities, without title and type line', () => {
  const { source } = def('Luna Garrison Fighter');
  const text = cardText(source).join(' ');
  expect(text).not.toContain('Garrison');
  expect(text).not.toContain('iCom');
  expect(typeLine(source)).toContain('iCom');
  // a card that looks for a word in titles finds it in the title of a location, but not in a text
  const at = (place: string) =>
    table({
      phase: 'control',
      locations: ['Luna/Military Outpost', MOON],
      seats: [{ at: { [place]: ['Luna Garrison Fighter'] } }, {}],
    });
  expect(at('Luna/Military Outpost').stats('Luna Garrison Fighter')).toEqual([4, 2, 7]);
  expect(at(MOON).stats('Luna Garrison Fighter')).toEqual([2, 1, 5]);
});

rule(['wars/unit/1'], 'a unit is a character, a NoBot or a vehicle: no ship, weapon or asset', () => {
  const t = at('control', {
    hand: ['Test Harm'],
    at: { [VALLEY]: [{ card: AVIATRIX, beneath: ['Sidearm'] }, 'Ikazuchi', 'Stinger'], [UNTAPPED]: [CARRIER] },
    table: ['First Aid'],
  });
  t.act(1, 'play', 'Test Harm');
  expect(places(t)).toEqual([`card ${AVIATRIX}`, 'card Ikazuchi', 'card Stinger']);
  t.pick(1, 'Stinger');
});
