import { toldTo } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { wars } from '../../../src/index.ts';
import { putIn } from '../../../src/rules/cards/piles.ts';
import { HAND, USED, zone } from '../../../src/state.ts';
import { CORE, field, MOON, over, PLATFORM } from '../../fields.ts';
import { hannya } from '../../support/lost.ts';

// Lost piles
rule('wars/lost-pile/1', 'each card lost is a change of its own that all see', () => {
  const t = hannya().pick(1, 'reserve').pick(1, 'Vishal Scout').pick(1, 'used');
  const facts = t.happened('energy-lost');
  expect(facts).toHaveLength(3);
  for (const viewer of [0, 1, null])
    expect(facts.map(x => t.toldTo(x, viewer).fact.card.id)).toEqual(facts.map(x => x.card));
});

rule('wars/lost-pile/2', 'the order of a lost pile changes nothing that may be chosen from it', () => {
  const offered = (lost: string[]) => {
    const t = field({ hand: ['Sheltered'], lost, at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'deploy' }).act(
      1,
      'play',
      'Sheltered',
    );
    const titles = t
      .options(1)
      .map(o => wars.cardIds[t.s.defs[o.a]!])
      .sort();
    t.leaveOpen();
    return titles;
  };
  const lost = ['Grid Tactician', 'Raider', 'Shikami Warrior', 'Chijo Warrior'];
  expect(offered(lost)).toEqual(['chijo-warrior', 'grid-tactician', 'shikami-warrior']);
  expect(offered([...lost].reverse())).toEqual(offered(lost));
});

rule('wars/lost-pile/3', 'both players may look through both lost piles at any time', () => {
  for (const phase of ['activate', 'battle', 'draw'] as const)
    for (const active of [1, 2] as const) {
      const t = field({ lost: ['Raider', 'Atlantis'] }, { lost: ['Zocho'] }, { phase, active });
      for (const viewer of [0, 1]) {
        const seen = JSON.stringify(view(t.s, viewer));
        for (const id of ['raider', 'atlantis', 'zocho']) expect(seen).toContain(`"${id}"`);
      }
    }
  const hidden = field({ used: ['Raider'], reserve: ['Atlantis'] }, {});
  expect(JSON.stringify(view(hidden.s, 1))).not.toMatch(/"raider"|"atlantis"/);
});

rule('wars/lost-pile/4', 'what is taken out of a lost pile is shown, wherever it goes', () => {
  const hand = field({ hand: ['Clone Reserves'], lost: ['Raider', 'Atlantis', 'Zocho'] }, {}).act(
    1,
    'play',
    'Clone Reserves',
  );
  for (let i = 0; i < 8 && hand.size(1, 'hand') === 0; i++)
    hand.question === 'initiative' ? hand.pass() : hand.act(1, hand.options(1)[0]!.verb, hand.options(1)[0]!.a);
  const [taken] = hand.happened('put').filter(x => x.from % 6 === 4);
  expect(hand.pile(1, 'hand')).toHaveLength(1);
  expect(hand.toldTo(taken!, 1).fact.card).toMatchObject({ id: taken!.card });
  const used = field({ hand: ['Tamon Fighter'], lost: ['Raider'] }, {}, { phase: 'deploy' });
  used.play(1, 'Tamon Fighter', MOON).untilAsked('may', 1).pick(1, 'yes');
  const [got] = used.happened('put').filter(x => x.from % 6 === 4);
  expect(used.pile(1, 'used')[0]).toBe('Raider');
  expect(used.toldTo(got!, 1).fact.card).toMatchObject({ id: got!.card });
  // only its owner learns which card goes from the used pile to the hand
  const { s } = field({ used: ['Raider'] }, {});
  putIn(s, s.zones[zone(0, USED)]![0]!, HAND);
  const secret = s.heard!.at(-1)!;
  expect([0, 1, null].map(viewer => toldTo(secret, viewer).fact.card?.card)).toEqual(['raider', undefined, undefined]);
});

rule('wars/lost-pile/5', 'a lost card goes to its owner’s lost pile, whoever played it', () => {
  const t = field(
    { at: { [CORE]: [{ card: 'Vishal Scout', owner: 2, damaged: true }, 'Selfless Protector'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  );
  over(t.attack(1, CORE));
  expect(t.pile(1, 'lost')).toEqual([]);
  expect(t.pile(2, 'lost')).toContain('Vishal Scout');
});

rule(
  ['wars/lost-pile/6', 'wars/lost-pile/7'],
  'a retrieval in response takes one of three copies: Sheltered plays one of the two left',
  () => {
    const TECH = 'Resource Technician';
    const techs = (list: string[]) => list.filter(x => x === TECH).length;
    let targetTaken = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const t = field(
        { hand: ['Sheltered'], lost: [TECH, TECH, TECH], at: { [PLATFORM]: ['Higen Orochito'] } },
        {},
        { phase: 'deploy', seed },
      ).act(1, 'play', 'Sheltered');
      const target = t.options(1)[0]!.a;
      t.act(1, 'card', target);
      // Higen Orochito is dismissed as the cost, so up to three cards are retrieved before Sheltered happens
      t.untilAsked('number').act(1, 'number', 1);
      const taken = techs(t.pile(1, 'used'));
      if (t.s.cards[target]!.zone % 6 === 2) targetTaken++;
      expect([t.stack, techs(t.pile(1, 'lost'))]).toEqual([['Sheltered'], 3 - taken]);
      t.resolveAll();
      expect([t.all(TECH).length, t.place(TECH)]).toEqual([1, PLATFORM]);
      expect([techs(t.pile(1, 'lost')), techs(t.pile(1, 'used'))]).toEqual([2 - taken, taken]);
    }
    expect(targetTaken).toBeGreaterThan(0);
  },
);
