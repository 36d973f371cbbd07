import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, HAND, MARKS, SUPPORTING } from '../../../src/index.ts';
import { two } from '../../support/cards-for-texts.ts';
import { type Table, table } from '../../support/table.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

/** A Minbari and a Narn player, the Minbari to act. */
const minbari = (seat: object, ruleset: string = 'casual', narn: object = {}): Table =>
  table({
    ruleset: ruleset as 'casual',
    order: ['minbari', 'narn'],
    seats: [
      { race: 'minbari', rating: 15, ...seat },
      { race: 'narn', ...narn },
    ],
  });

rule(
  ['b5/marks/1', 'b5/marks/2'],
  'Servants of Order gives its Vorlon Mark to the ambassador, as long as it is in play',
  () => {
    for (const ruleset of ALL) {
      // her own mark has been purged
      const t = minbari(
        { ambassador: { card: 'Delenn', marks: { vorlon: -1 } }, hand: ['Servants of Order'], inner: ['Lennier'] },
        ruleset,
      );
      t.act('minbari', 'agenda', 'Servants of Order').pick('minbari', 'Lennier');
      expect(t.card('Delenn').vorlon).toBe(1);
      expect(t.card('Servants of Order').vorlon).toBe(0);
      t.pass('narn').act('minbari', 'discard-agenda', 'Servants of Order');
      expect(t.card('Delenn').vorlon).toBe(0);
    }
    // on a character, a fleet, a location
    const t = two({
      supporting: ['Test Narn Envoy', 'Test Narn Ships', 'Test Narn Port'],
      hand: Array(3).fill('Test Gift of doom'),
    });
    for (const card of ['Test Narn Envoy', 'Test Narn Ships', 'Test Narn Port'])
      t.act('narn', 'event', 'Test Gift of doom').pick('narn', card).pass('centauri');
    expect(t.marks('narn', 'doom')).toBe(3);
  },
);

rule(
  ['b5/marks/3', 'b5/marks/4'],
  'You Are Not Ready needs 3 Vorlon Marks: Delenn with 2 and Lennier with 1 have them',
  () => {
    for (const ruleset of ALL) {
      const at = (lennier: number) =>
        table({
          ruleset,
          order: ['minbari', 'narn'],
          seats: [
            {
              race: 'minbari',
              ambassador: { card: 'Delenn', marks: { vorlon: 1 } },
              supporting: [{ card: 'Lennier', marks: { vorlon: lennier } }],
              hand: ['You Are Not Ready'],
            },
            { race: 'narn' },
          ],
          conflicts: [{ conflict: 'Test Plot', by: 'narn' }],
        });
      const t = at(1);
      expect([t.card('Delenn').vorlon, t.card('Lennier').vorlon, t.marks('minbari', 'vorlon')]).toEqual([2, 1, 3]);
      t.act('minbari', 'event', 'You Are Not Ready');
      expect(t.titles('narn', DISCARD)).toEqual(['Test Plot']);
      expect(at(0).refuses('minbari', 'event', 'You Are Not Ready')).toBe('b5/cost/7');
    }
  },
);

rule('b5/marks/5', 'marks on a neutralized character count, and can be purged', () => {
  const t = two({
    supporting: [{ card: 'Test Shade', neutralized: true }],
    hand: ['Test Two Shadows', 'Test Worded Absolution'],
  });
  expect(t.marks('narn', 'shadow')).toBe(2);
  t.act('narn', 'event', 'Test Two Shadows').pass('centauri');
  t.act('narn', 'event', 'Test Worded Absolution').pick('narn', 'Test Shade');
  expect(t.marks('narn', 'shadow')).toBe(1);
});

rule('b5/marks/6', 'otherwise any number of any kinds may be together', () => {
  const kinds = ['doom', 'destiny', 'conspiracy', 'strife', 'shadow'] as const;
  const hand = kinds.flatMap(k => Array<string>(3).fill(`Test Gift of ${k}`));
  const t = two({ ambassador: { card: "G'Kar", marks: {} }, supporting: ['Test Narn Envoy'], hand });
  for (const card of hand) t.act('narn', 'event', card).pick('narn', 'Test Narn Envoy').pass('centauri');
  for (const k of kinds) expect(t.card('Test Narn Envoy')[k]).toBe(3);
});

rule(
  ['b5/marks/7', 'b5/marks/17'],
  'with a Shadow Mark the Vorlon Mark of an event is ignored, and the rest comes',
  () => {
    for (const ruleset of ALL) {
      const t = two(
        { supporting: ['Test Shade', 'Test Narn Envoy'], hand: ['Contact with Vorlons', 'Test Light Omen'] },
        { supporting: ['Test Light'] },
        { ruleset },
      );
      const { vorlons } = t.s;
      t.act('narn', 'event', 'Contact with Vorlons').pick('narn', 'Test Narn Envoy');
      expect(t.s.vorlons).toBe(vorlons + 1);
      expect(t.marks('narn', 'vorlon')).toBe(0);
      // to sponsor a card that gives such a mark is another matter
      t.pass('centauri');
      expect(t.refuses('narn', 'sponsor', 'Test Light Omen')).toBe('b5/sponsor/25');
      const other = two(
        { supporting: ['Test Light', 'Test Narn Envoy'], hand: ['Test Gift of shadow'] },
        {},
        { ruleset },
      );
      other.act('narn', 'event', 'Test Gift of shadow').pick('narn', 'Test Narn Envoy');
      expect([other.marks('narn', 'shadow'), other.marks('narn', 'vorlon')]).toEqual([0, 1]);
    }
  },
);

/** What a spy with such a mark more does in an attack, and has beside it. */
function spying(mark: string | null, ruleset: string): number[] {
  const spy = { card: 'Test Narn Spy', marks: mark === null ? {} : { [mark]: 1 } };
  const t = two(
    { supporting: [spy] },
    { supporting: ['Test Centauri Spy'] },
    { ruleset, conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Centauri Spy'] }] },
  );
  const has = [t.ability('Test Narn Spy', 'intrigue'), t.power('narn'), t.rating('narn'), t.options('narn').length];
  t.act('narn', 'attack', 'Test Narn Spy', 'Test Centauri Spy');
  return [t.card('Test Centauri Spy').damage, ...has];
}

rule('b5/marks/8', 'of themselves Strife Marks do 2 more damage, and the others nothing', () => {
  for (const ruleset of ['casual', 'tournament']) {
    const plain = spying(null, ruleset);
    for (const mark of MARKS)
      expect(spying(mark, ruleset)).toEqual([plain[0]! + (mark === 'strife' ? 2 : 0), ...plain.slice(1)]);
  }
  // but where a rule counts them: a Shadow Mark keeps Vorlon ones out
  const t = two({ supporting: ['Test Shade'], hand: ['Test Light'] });
  expect(t.refuses('narn', 'sponsor', 'Test Light')).toBe('b5/sponsor/25');
  const others = two({ supporting: ['Test Shade'], hand: ['Test Ranger', 'Test Psi Cop'] });
  expect(others.refuses('narn', 'sponsor', 'Test Ranger')).toBe('b5/taint/5');
  expect(others.refuses('narn', 'sponsor', 'Test Psi Cop')).toBe('b5/psi-corps/6');
});

rule('b5/marks/9', 'cut off from a source, one loses as many marks of its kind as it gave, if there are any', () => {
  const dropped = (omen: string, doom: number) => {
    const t = two({
      supporting: [{ card: 'Test Narn Envoy', marks: { doom }, attached: [omen] }],
      hand: ['Test Banishment'],
    });
    const before = t.card('Test Narn Envoy').doom;
    t.act('narn', 'event', 'Test Banishment').pick('narn', omen);
    return [before, t.card('Test Narn Envoy').doom];
  };
  expect(dropped('Test Omen', 1)).toEqual([2, 1]);
  expect(dropped('Test Omen', -1)).toEqual([0, 0]);
  expect(dropped('Test Two Omens', 1)).toEqual([3, 1]);
  expect(dropped('Test Two Omens', -1)).toEqual([1, 0]);
  // another agenda
  const t = two({ ambassador: { card: "G'Kar", marks: { doom: 1 } }, agenda: 'Test Doom Plan', hand: ['Test Plan'] });
  expect(t.card("G'Kar").doom).toBe(2);
  t.act('narn', 'agenda', 'Test Plan');
  expect(t.card("G'Kar").doom).toBe(1);
  // blanked
  const blank = two(
    { agenda: 'Test Doom Plan' },
    { supporting: ['Test Centauri Spy'] },
    {
      conflicts: [
        { conflict: 'Forced Impairment', by: 'centauri', target: 'Test Doom Plan', support: ['Test Centauri Spy'] },
      ],
    },
  );
  expect(blank.card("G'Kar").doom).toBe(1);
  blank.until('draw');
  expect(blank.card('Forced Impairment').host).toBe(blank.id('Test Doom Plan'));
  expect(blank.card("G'Kar").doom).toBe(0);
});

rule('b5/marks/10', 'a mark that an event brought has no source to lose', () => {
  for (const ruleset of ALL) {
    const t = two({ supporting: ['Test Narn Envoy'], hand: ['Contact with Vorlons'] }, {}, { ruleset });
    t.act('narn', 'event', 'Contact with Vorlons').pick('narn', 'Test Narn Envoy');
    t.until('draw').until('conflict');
    expect(t.titles('narn', DISCARD)).toContain('Contact with Vorlons');
    expect(t.card('Test Narn Envoy').vorlon).toBe(1);
  }
});

rule('b5/marks/11', 'marks that a card requires stay and serve again', () => {
  const t = two({
    supporting: [{ card: 'Test Shade', marks: { shadow: 2 } }],
    hand: ['Test Two Shadows', 'Test Three Shadows'],
  });
  t.act('narn', 'event', 'Test Two Shadows').pass('centauri').act('narn', 'event', 'Test Three Shadows');
  expect(t.marks('narn', 'shadow')).toBe(4);
  expect(t.titles('narn', HAND)).toEqual(['Refugees', 'Refugees']);
});

rule('b5/marks/12', 'a printed mark is pictured though it has been purged, but pays for nothing', () => {
  const t = two({
    supporting: [
      { card: 'Test Shade', marks: { shadow: -2 } },
      { card: 'Test Narn Envoy', marks: { shadow: 2 } },
    ],
    hand: ['Test Shadow Hunt', 'Test Penance'],
  });
  t.act('narn', 'event', 'Test Penance');
  // none is left on the one who pictures them: the other pays
  expect(t.card('Test Narn Envoy').shadow).toBe(1);
  t.pass('centauri').act('narn', 'event', 'Test Shadow Hunt');
  expect(t.titles('narn', DISCARD)).toContain('Test Shade');
  expect(t.inPlay('Test Narn Envoy')).toBe(true);
  const bare = two({
    supporting: [{ card: 'Test Shade', marks: { shadow: -2 } }],
    hand: ['Test Penance', 'Test Two Shadows'],
  });
  expect(bare.refuses('narn', 'event', 'Test Penance')).toBe('b5-r-short-term-goals-1');
  expect(bare.refuses('narn', 'event', 'Test Two Shadows')).toBe('b5/cost/7');
});

rule('b5/marks/13', 'Rise of the Republic pictures no Doom Mark', () => {
  const t = table({
    order: ['centauri', 'narn'],
    seats: [
      {
        race: 'centauri',
        hand: ['Test Doom Study'],
        deck: ['Rise of the Republic', 'Refugees', 'Test Victim of Doom'],
      },
      { race: 'narn' },
    ],
  });
  t.act('centauri', 'event', 'Test Doom Study');
  expect(t.titles('centauri', HAND)).toEqual(['Test Victim of Doom']);
});

rule('b5/marks/14', 'where purging is an effect, having nothing to purge stops nothing else', () => {
  const t = two({ supporting: ['Test Narn Envoy'], hand: ['Test Lament', 'Test Bargain'] });
  t.act('narn', 'event', 'Test Lament').pick('narn', 'Test Narn Envoy').pass('centauri');
  expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
  // where it is a cost it must be paid
  expect(t.refuses('narn', 'event', 'Test Bargain')).toBe('b5-r-short-term-goals-1');
});

rule('b5/marks/15', 'a normal cost with so many marks, or a purge to play it, counts as requiring them', () => {
  for (const wanted of ['Test Believer', 'Test Vorlon Rite']) {
    const t = two({ hand: ['Test Vorlon Study'], deck: ['Refugees', 'Test Penance', wanted, 'Refugees'] });
    t.act('narn', 'event', 'Test Vorlon Study');
    expect(t.titles('narn', HAND)).toEqual([wanted]);
  }
  // and what it takes to be rid of her: her cost and the 2 marks
  const t = two(
    { supporting: [{ card: 'Test Shade', marks: { shadow: 1 } }], rating: 15, hand: ['Test Reckoning'] },
    { supporting: ['Test Believer'] },
  );
  t.act('narn', 'event', 'Test Reckoning');
  expect(t.available('narn')).toBe(15 - 6 - 2);
});

rule('b5/marks/16', 'the mark of the agenda comes to a new ambassador once, besides those that transfer', () => {
  for (const ruleset of ALL) {
    const at = (heir: string, doom: number) => {
      const t = two(
        { ambassador: { card: "G'Kar", marks: { doom } }, agenda: 'Test Doom Plan', hand: [heir] },
        {},
        { ruleset },
      );
      t.act('narn', 'replace', heir, "G'Kar");
      return t.card(heir).doom;
    };
    expect(at('Test Bare Heir', 0)).toBe(1);
    expect(at('Test Bare Heir', 2)).toBe(1);
    expect(at('Test Full Heir', 0)).toBe(1);
    expect(at('Test Full Heir', 2)).toBe(3);
  }
});

rule('b5/marks/18', 'a character under Forced Impairment keeps the marks on it', () => {
  const t = two(
    { supporting: ['Test Shade'] },
    { supporting: ['Test Centauri Spy'] },
    {
      conflicts: [
        { conflict: 'Forced Impairment', by: 'centauri', target: 'Test Shade', support: ['Test Centauri Spy'] },
      ],
    },
  );
  t.until('draw');
  expect(t.card('Forced Impairment').host).toBe(t.id('Test Shade'));
  expect(t.marks('narn', 'shadow')).toBe(2);
});

rule('b5/marks/19', 'to purge is to take a mark off a character', () => {
  const t = two({ supporting: [{ card: 'Test Narn Envoy', marks: { doom: 2 } }], hand: ['Test Worded Cleansing'] });
  t.act('narn', 'event', 'Test Worded Cleansing').pick('narn', 'Test Narn Envoy');
  expect(t.card('Test Narn Envoy').doom).toBe(1);
  expect(t.happened('mark-purged')).toHaveLength(1);
});

rule('b5/marks/20', 'there are six kinds of mark', () => {
  const hand = ['Shadow', 'Vorlon', 'Strife', 'Doom', 'Destiny', 'Conspiracy'].map(
    m => `Test Gift of ${m.toLowerCase()}`,
  );
  const t = two(
    { supporting: ['Test Narn Envoy'], hand },
    { supporting: ['Test Centauri Envoy'] },
    { ruleset: 'engine' },
  );
  for (const card of hand) {
    // Shadow and Vorlon Marks do not go together
    const on = card.endsWith('vorlon') ? 'Test Centauri Envoy' : 'Test Narn Envoy';
    t.act('narn', 'event', card).pick('narn', on).pass('centauri');
  }
  const gained = t.happened('mark-gained').map(f => f.mark as string);
  expect(gained.sort()).toEqual([...MARKS].sort());
  expect(new Set(gained).size).toBe(6);
});

rule('b5/marks/21', 'marks of a fleet and of a location count for their faction', () => {
  const t = two(
    {
      supporting: ['Test Dark Ships', { card: 'Test Narn Port', marks: { shadow: 1 } }],
      hand: ['Test Two Shadows', 'Test Light'],
    },
    {},
    { ruleset: 'engine' },
  );
  expect(t.marks('narn', 'shadow')).toBe(2);
  expect(t.refuses('narn', 'sponsor', 'Test Light')).toBe('b5/sponsor/25');
  t.act('narn', 'event', 'Test Two Shadows');
  expect(t.titles('narn', DISCARD)).toEqual(['Test Two Shadows']);
});

rule(
  'b5/marks/22',
  'engine rules: Strife hurts, Shadow and Vorlon exclude each other, Doom and Destiny do nothing',
  () => {
    const plain = spying(null, 'engine');
    for (const mark of ['strife', 'doom', 'destiny'])
      expect(spying(mark, 'engine')).toEqual([plain[0]! + (mark === 'strife' ? 2 : 0), ...plain.slice(1)]);
    const t = two(
      {
        inner: ["Na'Toth"],
        supporting: ['Test Narn Envoy'],
        hand: ['Test Gift of shadow', 'Test Gift of vorlon', 'Test Ranger'],
      },
      {},
      { ruleset: 'engine' },
    );
    expect(t.offers('narn', 'sponsor', 'Test Ranger')).toBe(true);
    t.act('narn', 'event', 'Test Gift of shadow').pick('narn', 'Test Narn Envoy').pass('centauri');
    expect(t.refuses('narn', 'sponsor', 'Test Ranger')).toBe('b5/taint/5');
    t.act('narn', 'event', 'Test Gift of vorlon').pick('narn', 'Test Narn Envoy');
    expect([t.marks('narn', 'shadow'), t.marks('narn', 'vorlon')]).toEqual([1, 0]);
    // and Conspiracy Marks let other factions sponsor cards of the Psi Corps, one for each mark
    const psi = two(
      {
        inner: ["Na'Toth"],
        supporting: ['Test Narn Envoy'],
        hand: ['Test Psi Cop', 'Test Psi Agent', 'Test Gift of conspiracy'],
      },
      {},
      { ruleset: 'engine' },
    );
    expect(psi.refuses('narn', 'sponsor', 'Test Psi Cop')).toBe('b5/psi-corps/6');
    psi.act('narn', 'event', 'Test Gift of conspiracy').pick('narn', 'Test Narn Envoy').pass('centauri');
    psi.act('narn', 'sponsor', 'Test Psi Cop').pick('narn', "Na'Toth").pass('centauri');
    expect(psi.refuses('narn', 'sponsor', 'Test Psi Agent')).toBe('b5/psi-corps/6');
  },
);

rule('b5/marks/23', 'the mark shown on a card that gives one is the one it gives', () => {
  for (const ruleset of ALL) {
    const t = two({ supporting: ['Test Narn Envoy'], hand: ['Test Light Omen'] }, {}, { ruleset });
    t.act('narn', 'sponsor', 'Test Light Omen').pick('narn', 'Test Narn Envoy');
    expect(t.card('Test Narn Envoy').attached).toHaveLength(1);
    expect(t.marks('narn', 'vorlon')).toBe(1);
    expect(t.titles('narn', SUPPORTING)).toEqual(['Test Narn Envoy']);
  }
});
