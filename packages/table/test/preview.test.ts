import { type B5State, setUp as b5Position } from '@orrery/babylon5';
import { asking, fingerprint, optionId, options, Refused, type State, submit } from '@orrery/kernel';
import { type WarsState, setUp as warsPosition } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { type Preview, prepareMatch, preview, rulesetOf, Session, warnings } from '../src/index.ts';

const b5 = tableGame('babylon5');
const wars = tableGame('wars');
const CORE = 'Ganymede/Core Shaft';
const ICONS = { earther: 3, gongen: 3, maverick: 3, shi: 3 };

/** The id of the option that reads so. */
function named(table: typeof b5, s: State, label: string): string {
  const { step, frame } = asking(table.game, s);
  const found = options(table.game, s, 0).find(o => step.menu.label(s, frame, o, 0).startsWith(label));
  if (found === undefined) throw new Error(`nothing reads "${label}"`);
  return optionId(found);
}

const foretold = (table: typeof b5, s: State, label: string): Preview => preview(table, s, 0, [named(table, s, label)]);
const texts = ({ sentences }: Pick<Preview, 'sentences'>): string[] => sentences.map(said => said.text);
const warned = (table: typeof b5, s: State, label: string): string[] =>
  (warnings(table, s, 0)[named(table, s, label)] ?? []).map(w => w.text);

/** Narn who act first against a conflict that Londo supports. */
const attacks = (): B5State =>
  b5Position({
    seats: [
      { race: 'narn', supporting: ["Na'Toth"], hand: ['Trade Pact', 'Refugees'], deck: ['Refugees', 'Refugees'] },
      { race: 'centauri', deck: ['Refugees'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Affirmation of Power', by: 'centauri', support: ['Londo Mollari'] }],
  });

/** Two warriors of the Shi against one, and some cards in hand. */
const shi = (phase: 'deploy' | 'draw', hand: readonly string[], active = 3): WarsState =>
  warsPosition({
    phase,
    locations: [CORE],
    seats: [
      { at: { [CORE]: ['Sudeva Warrior', 'Purana-Vishal'] }, icons: ICONS, hand, active },
      { at: { [CORE]: ['Sudeva Warrior'] }, hand: 1 },
    ],
  });

describe('a preview', () => {
  test('tells what an attack does, up to who is asked next, and changes nothing', () => {
    const s = attacks();
    const before = fingerprint(b5.game, s);
    const told = foretold(b5, s, "Na'Toth attacks Londo Mollari");
    expect(texts(told)).toEqual([
      "Na'Toth attacks Londo Mollari in Centauri's Affirmation of Power.",
      'Londo Mollari takes 5 damage.',
      "Na'Toth takes 4 damage.",
      "Na'Toth is neutralized with 1 severe damage.",
      'Londo Mollari is neutralized with 1 severe damage.',
    ]);
    expect(told).toMatchObject({ until: 'decision', next: { awaited: [1], question: null }, unanswered: null });
    expect(fingerprint(b5.game, s)).toBe(before);
  });

  test('goes on behind the stack as if nobody answered', () => {
    const told = foretold(wars, shi('deploy', ['Sudeva Legionnaire']), 'Play Sudeva Legionnaire');
    expect(texts(told)).toEqual(['Player 1 plays Sudeva Legionnaire at Ganymede/Core Shaft for 2 energy.']);
    expect(told.next).toMatchObject({
      awaited: [0],
      question: { prompt: expect.stringContaining('Sudeva Legionnaire') },
    });
    // that it enters play where it was said to needs no sentence of its own
    expect(told.unanswered).toMatchObject({ sentences: [], until: 'decision' });
  });

  test('tells of a draw and not of the card', () => {
    const told = foretold(wars, shi('draw', []), 'Draw a card');
    expect(texts(told)).toEqual(['Player 1 draws a card from the active pile.']);
    expect(told).toMatchObject({ until: 'hidden', next: null });
  });

  test('says when an answer only leads to another question', () => {
    const s = warsPosition({
      phase: 'deploy',
      locations: [CORE, 'Ganymede/Mining Platform'],
      seats: [
        { at: { [CORE]: ['Sudeva Warrior'] }, icons: ICONS, hand: ['Sudeva Legionnaire'] },
        { at: { [CORE]: ['Sudeva Warrior'] }, hand: 1 },
      ],
    });
    const told = foretold(wars, s, 'Play Sudeva Legionnaire');
    expect(texts(told)).toEqual([]);
    expect(told.next?.question?.menu).toBe('place');
  });

  test('is refused for what could not be answered', () => {
    const s = attacks();
    expect(() => preview(b5, s, 0, ['attack:0:99'])).toThrow(Refused);
    expect(() => preview(b5, s, 1, ['pass'])).toThrow('You have no question to answer now.');
  });

  test('tells nothing of what others answer in secret at the same time', () => {
    const { setup } = prepareMatch(wars, [], 2, rulesetOf(wars, undefined));
    const session = Session.start(wars, setup, 5, [{ person: 'ann' }, { person: 'ben' }]);
    const first = session.question(0)!.options[0]!.id;
    expect(session.preview(0, [first])).toMatchObject({ sentences: [], until: 'decision', next: { awaited: [1] } });
    const other = session.question(1)!.options[0]!.id;
    session.choose(0, session.match.decision, [first]);
    expect(session.preview(1, [other])).toEqual({
      sentences: [],
      until: 'hidden',
      next: null,
      unanswered: null,
      changes: [],
      warnings: [],
    });
  });
});

describe('warnings', () => {
  test('are not of what comes though one declines', () => {
    // whoever has won a conflict discards its card, whether or not an aftermath follows
    const s = b5Position({
      seats: [
        { race: 'centauri', hand: ['Exploit Opportunities'], deck: ['Refugees', 'Refugees'] },
        { race: 'narn', supporting: ['Narn Agent'], deck: ['Refugees', 'Refugees'] },
      ],
      order: ['centauri', 'narn'],
      conflicts: [{ conflict: 'Kidnapping', by: 'centauri', target: 'Narn Agent', support: ['Londo Mollari'] }],
    });
    for (const seat of [0, 1]) submit(b5.game, s, s.ask!.id, seat, ['pass']);
    expect(texts(foretold(b5, s, 'Play Exploit Opportunities'))).toContain('Kidnapping is discarded.');
    expect(warned(b5, s, 'Play Exploit Opportunities')).toEqual([]);
    expect(foretold(b5, s, 'Play Exploit Opportunities').warnings).toEqual([]);
  });

  test('an attack that neutralizes the attacker', () => {
    const s = attacks();
    expect(warned(b5, s, "Na'Toth attacks")).toEqual(["This hurts you: Na'Toth is neutralized with 1 severe damage."]);
    expect(warned(b5, s, "G'Kar attacks")).toEqual(["This hurts you: G'Kar takes 4 damage."]);
    expect(warned(b5, s, 'Pass')).toEqual([]);
  });

  test('a card of your own that is given up', () => {
    const s = shi('deploy', ['Sudeva Legionnaire', 'Sudeva Legionnaire']);
    expect(warned(wars, s, 'Use Purana-Vishal')).toEqual([
      "This hurts you: Player 1's Sudeva Warrior is dismissed by Purana-Vishal.",
    ]);
  });

  test('the last of what you have to spend, which is shown and needs no second thought', () => {
    const s = shi('deploy', ['Sudeva Legionnaire'], 2);
    expect(warnings(wars, s, 0)[named(wars, s, 'Play Sudeva Legionnaire')]).toEqual([
      { kind: 'last', text: 'You will have no active energy and no cards in hand left.', grave: false },
    ]);
  });

  test('what has no effect now, and only costs', () => {
    const s = warsPosition({
      phase: 'control',
      locations: [CORE],
      seats: [
        { at: { [CORE]: ['GR-Blade'] }, icons: ICONS, hand: 1, active: 5 },
        { at: { [CORE]: ['Sudeva Warrior'] }, hand: 1 },
      ],
    });
    // what it adds to a battle it adds to none here
    expect(warned(wars, s, 'Use GR-Blade')).toEqual(['You pay for this, but nothing else happens now.']);
  });

  test('what loses the match: the last energy drawn', () => {
    const s = warsPosition({
      phase: 'draw',
      locations: [CORE],
      seats: [
        { at: { [CORE]: ['CGC Grunt'] }, hand: 1, reserve: 0, active: 1 },
        { at: { [CORE]: ['Sudeva Warrior'] }, hand: 1 },
      ],
    });
    expect(warned(wars, s, 'Draw a card')).toEqual(['You lose the game.']);
    expect(foretold(wars, s, 'Draw a card')).toMatchObject({ until: 'over', next: null });
  });
});
