import { decisionView, type QuestionView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { babylon5 } from '../src/index.ts';
import { DISCARD, INNER } from '../src/state.ts';
import { at } from './support/cards-for-resolution.ts';
import type { Table, table } from './support/table.ts';

/** A player's present question, as a person reads it. */
function question(t: Table, who: string): QuestionView {
  return decisionView(babylon5, t.s, t.seat(who))!.question!;
}

const labels = (t: Table, who: string): string[] => question(t, who).options.map(o => o.label);
const starting = (t: Table, who: string, words: string): string[] =>
  labels(t, who).filter(label => label.startsWith(words));
type Position = Parameters<typeof table>[0];
const centauri = (mine: object, more: object = {}, rest: Partial<Position> = {}): Table =>
  at({
    seats: [
      { race: 'centauri', ...mine },
      { race: 'narn', ...more },
    ],
    order: ['centauri', 'narn'],
    ...rest,
  } as Position);

test('two cards of one title are told apart by their state, by where they stand, or by what is on them', () => {
  const agent = 'Centauri Agent';
  const t = centauri({ inner: [agent, { card: agent, damage: 1 }], rating: 9 });
  expect(starting(t, 'centauri', 'Build')).toEqual([
    'Build influence with Londo Mollari',
    'Build influence with Centauri Agent',
    'Build influence with Centauri Agent (1 damage)',
  ]);
  const rows = centauri(
    { inner: [agent], supporting: [agent] },
    {},
    { conflicts: [{ conflict: 'Test Web', by: 'narn' }] },
  );
  expect(starting(rows, 'centauri', 'Centauri Agent').filter(label => label.includes('opposes'))).toEqual([
    "Centauri Agent (Inner Circle) opposes Narn's Test Web with 3 Intrigue",
    "Centauri Agent (supporting) opposes Narn's Test Web with 3 Intrigue",
  ]);
});

test('what is alike in everything stands in the list once', () => {
  const agent = 'Centauri Agent';
  const t = centauri({ inner: [agent, agent], hand: [agent, agent], rating: 9 });
  expect(starting(t, 'centauri', 'Build')).toEqual([
    'Build influence with Londo Mollari',
    'Build influence with Centauri Agent',
  ]);
  expect(starting(t, 'centauri', 'Sponsor')).toEqual(['Sponsor Centauri Agent for 4 influence']);
});

test('a card of another faction is named with its faction, the ability that matters and its state', () => {
  const t = centauri(
    { supporting: ['Centauri Agent'] },
    { supporting: ['Narn Agent', { card: 'Narn Agent', damage: 1 }] },
    { conflicts: [{ conflict: 'Test Web', by: 'narn', support: ['Narn Agent'] }] },
  );
  const [attack] = question(t, 'centauri').options.filter(o => o.label.startsWith('Centauri Agent attacks'));
  expect(attack!.label).toBe('Centauri Agent attacks Narn Agent (Narn, Intrigue 2, rotated)');
  expect(attack!.note).toBe(
    'it rotates: 3 damage to Narn Agent, which neutralizes it; 2 damage to Centauri Agent (3 would neutralize it)',
  );
  expect(attack!.card).toBe('Centauri Agent');
});

test('who supports or opposes reads how the conflict stands and would stand', () => {
  const t = centauri(
    { supporting: ['Centauri Agent'] },
    { supporting: ['Narn Agent'] },
    { conflicts: [{ conflict: 'Test Web', by: 'narn', support: ['Narn Agent'] }] },
  );
  const [opposes] = question(t, 'centauri').options.filter(o => o.label.includes('Centauri Agent opposes'));
  expect(opposes!.note).toBe('it rotates: opposition goes from 0 to 3; support stays 2');
});

test('of Inner Circle characters that are alike nobody is asked which one is lost; of others their player is', () => {
  const lose = (inner: readonly (string | object)[]): Table =>
    centauri({ inner, deck: [], hand: [] }, { deck: 5 }, { round: 'draw' } as Partial<Position>);
  const same = lose(['Centauri Agent', 'Centauri Agent']);
  expect(same.titles('centauri', INNER)).toEqual(['Londo Mollari', 'Centauri Agent']);
  expect(same.titles('centauri', DISCARD)).toEqual(['Centauri Agent']);
  const hurt = lose(['Centauri Agent', { card: 'Centauri Agent', damage: 1 }]);
  expect(hurt.question).toBe('lose a character');
  expect(question(hurt, 'centauri')).toMatchObject({
    rule: 'b5/draw-round/8',
    options: [{ label: 'Centauri Agent (Intrigue 3)' }, { label: 'Centauri Agent (Intrigue 2, 1 damage)' }],
  });
  hurt.pick('centauri', 'Centauri Agent');
});

test('copies of one card go to the discard pile in whatever order; other cards are put in order', () => {
  const discards = (hand: readonly string[]): Table =>
    centauri({ hand, deck: 5 }, { deck: 5 }, { round: 'draw' } as Partial<Position>).pick('centauri', ...hand);
  expect(discards(['Centauri Agent', 'Centauri Agent']).question).not.toBe('stack discards');
});

test('what is bought is asked with what it costs and what is left', () => {
  const t = centauri({ rating: 8, spent: 1, deck: 9, hand: [] }, { deck: 5 }, { round: 'draw' } as Partial<Position>);
  const q = question(t, 'centauri');
  expect(q.prompt).toBe('How many cards do you buy, at 3 influence each? You have 7 left.');
  expect(q.options.map(o => [o.label, o.note])).toEqual([
    ['None', 'you draw no more this turn'],
    ['1 for 3 influence', 'leaves you 4 influence'],
    ['2 for 6 influence', 'leaves you 1 influence'],
  ]);
  expect(q.rule).toBe('b5/draw-round/10');
});

test('an event and an action of a card are offered with what they take and do', () => {
  const t = at({
    seats: [{ race: 'human', hand: ['Popular Support'] }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
  const offered = (words: string) => question(t, 'human').options.find(o => o.label.startsWith(words))!;
  const event = offered('Play');
  expect([event.label, event.card]).toEqual(['Play Popular Support for 1 influence', 'Popular Support']);
  expect(event.note).toMatch(/^Target a character\. That character has \+2 Diplomacy/);
  expect(offered('Jeffrey Sinclair:')).toMatchObject({
    card: 'Jeffrey Sinclair',
    note: "Rotate this card. Until the end of the turn, the Minbari's tension toward the Humans cannot go up.",
  });
});

test('an aftermath is offered with what it does, after a conflict whose outcome is told', () => {
  const t = at({
    seats: [{ race: 'narn', hand: ['Hunted'], supporting: ['Narn Agent'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Web', by: 'narn', support: ['Narn Agent'] }],
  }).untilAsked('aftermath', 'narn');
  const q = question(t, 'narn');
  expect(q.prompt).toBe("Do you play an aftermath after Narn's Test Web?");
  expect(q.stakes).toMatch(/^The conflict was won, 2 to 0\./);
  expect(q.options.map(o => [o.label, o.note])).toEqual([
    [
      'Play Hunted',
      'Each time that character would ready, its controller must apply 2 influence, or it stays rotated.',
    ],
    ['Play no aftermath', 'you may still play one if another player does'],
  ]);
});

test("a voter reads to whom the card's text speaks", () => {
  const t = at({
    seats: [{ race: 'narn', hand: ['Support Babylon 5'] }, { race: 'human' }],
    order: ['narn', 'human'],
  });
  t.act('narn', 'event', 'Support Babylon 5').pick('human', 'human', 'narn');
  const human = question(t, 'human').stakes;
  t.act('human', 'yes');
  const narn = question(t, 'narn').stakes;
  t.leaveOpen();
  expect(human).toContain('So far: 0 Yes, 0 No. The text of Support Babylon 5 speaks to Narn: Rotate your ambassador.');
  expect(narn).toContain('So far: 1 Yes, 0 No. Rotate your ambassador.');
});
