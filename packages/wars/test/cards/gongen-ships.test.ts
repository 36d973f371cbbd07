import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CORE, ganymede, HIDEAWAY, MOON, PLATFORM, triggered } from './gongen-ganymede.ts';

const wreck = (card: string) => ({ card, damaged: true });
/** Returns the numbers of a card at the Moon, with other ships of its player and of the opponent. */
const amid = (title: string, own: string[], theirs: string[] = []) =>
  ganymede('control', { at: { [MOON]: [title, ...own] } }, { at: { [MOON]: theirs } }).stats(title, 1);

test('Guardian-Class Carrier: takes along up to four fighters', () => {
  const fighters = ['Jikoku Fighter', 'Zocho Fighter', 'Tamon Fighter', 'Komoku Fighter', 'Tamon Interceptor'];
  const t = ganymede('move', { at: { [MOON]: ['Guardian-Class Carrier', ...fighters, 'Zocho'] } });
  t.act(1, 'move', 'Guardian-Class Carrier', HIDEAWAY).untilAsked('transport', 1);
  expect(t.offers(1, 'card', 'Zocho')).toBe(false); // no fighter
  expect(() => t.pick(1, ...fighters)).toThrow('chose 5, but the question needs 0 to 4');
  t.pick(1, ...fighters.slice(0, 4)).resolveAll();
  expect(fighters.map(x => t.place(x))).toEqual([HIDEAWAY, HIDEAWAY, HIDEAWAY, HIDEAWAY, MOON]);
});

test('Jikoku: a ship of the hand makes it immune', () => {
  const t = ganymede('battle', { hand: ['Zocho', 'Grid Tactician'], at: { [MOON]: ['Jikoku', 'Tamon Fighter'] } });
  t.use(1, 'Jikoku');
  expect(t.pile(1, 'used')).toEqual(['Zocho']);
  expect([t.immune('Jikoku'), t.immune('Tamon Fighter')]).toEqual([true, false]);
  expect(t.refuses(1, 'use', 'Jikoku', 0)).toBe('wars/bullet/2');
  const none = ganymede('battle', { hand: ['Grid Tactician'], at: { [MOON]: ['Jikoku'] } });
  expect(none.refuses(1, 'use', 'Jikoku', 0)).toBe('wars/deploy-phase/8');
});

test('Jikoku Fighter: defense +2 with two other Gongen fighters', () => {
  expect(amid('Jikoku Fighter', ['Zocho Fighter', 'Tamon Fighter'])).toEqual([2, 2, 6]);
  expect(amid('Jikoku Fighter', ['Zocho Fighter', 'Zocho', 'Ilna Hekaton'])).toEqual([2, 2, 4]);
});

rule('wars/ruling-komoku/1', 'Komoku: costs 1 less at a sector for each related site with a unit of yours', () => {
  const cost = (place: string) => {
    const t = ganymede('deploy', {
      hand: ['Komoku'],
      at: { [CORE]: ['Grid Tactician', 'Chijo Warrior'], [PLATFORM]: ['Cheng Lin'] },
    }).play(1, 'Komoku', place);
    return [t.place('Komoku'), t.size(1, 'used')];
  };
  expect(cost(MOON)).toEqual([MOON, 3 - 2]);
  expect(cost(HIDEAWAY)).toEqual([HIDEAWAY, 3]);
});

test('Komoku: in play it makes no other ship cheaper', () => {
  const t = ganymede('deploy', { hand: ['Jikoku'], at: { [MOON]: ['Komoku'], [CORE]: ['Grid Tactician'] } });
  t.play(1, 'Jikoku', MOON);
  expect([t.place('Jikoku'), t.size(1, 'used')]).toEqual([MOON, 3]);
});

test('Komoku Fighter: takes another of its kind from the reserve', () => {
  const arrive = () =>
    ganymede('deploy', { hand: ['Komoku Fighter'], reserve: ['Grid Tactician', 'Komoku Fighter'] })
      .play(1, 'Komoku Fighter', MOON)
      .untilAsked('may', 1);
  const t = arrive().pick(1, 'yes');
  expect(t.offers(1, 'card', 'Grid Tactician')).toBe(false);
  t.pick(1, 'Komoku Fighter').resolveAll();
  expect(t.pile(1, 'hand')).toEqual(['Komoku Fighter']);
  expect(arrive().pick(1, 'no').resolveAll().pile(1, 'hand')).toEqual([]);
});

test('Tamon: dismisses all other capitals here, unless a fighter is dismissed', () => {
  const arrive = () =>
    ganymede(
      'deploy',
      { hand: ['Tamon'], at: { [MOON]: ['Zocho', 'Jikoku Fighter'] } },
      { at: { [MOON]: ['Survey Cruiser', 'Atlantis'] } },
    );
  const t = arrive().play(1, 'Tamon', MOON).untilAsked('choose cards', 1).pick(1, 'Jikoku Fighter').resolveAll();
  expect(['Tamon', 'Zocho', 'Survey Cruiser', 'Atlantis'].map(x => t.inPlay(x))).toEqual([true, true, false, false]);
  expect(t.pile(1, 'lost')).toEqual(['Jikoku Fighter']);
  const refused = arrive().play(1, 'Tamon', MOON).untilAsked('choose cards', 1).pick(1).resolveAll();
  expect(refused.pile(1, 'lost')).toEqual(['Zocho']);
  expect(refused.inPlay('Jikoku Fighter')).toBe(true);
});

test('Tamon: asks nothing where there is no other capital', () => {
  const t = ganymede('deploy', { hand: ['Tamon'], at: { [MOON]: ['Jikoku Fighter'] } }).play(1, 'Tamon', MOON);
  t.resolveAll();
  expect(t.happened('left')).toEqual([]);
  expect(t.place('Tamon')).toBe(MOON);
});

test('Tamon Fighter: retrieves a card when it enters play', () => {
  const arrive = (said: string) =>
    ganymede('deploy', { hand: ['Tamon Fighter'], lost: ['Zocho'] })
      .play(1, 'Tamon Fighter', MOON)
      .untilAsked('may', 1)
      .pick(1, said)
      .resolveAll()
      .pile(1, 'used');
  expect(arrive('yes')).toContain('Zocho');
  expect(arrive('no')).not.toContain('Zocho');
});

test('Zocho: power +1 for each other ship of yours here', () => {
  expect(amid('Zocho', ['Tamon Fighter', 'Jikoku'])).toEqual([6, 3, 5]);
  expect(amid('Zocho', [], ['Ilna Hekaton'])).toEqual([4, 3, 5]);
});

test('Zocho Fighter: power +1 with two other Gongen fighters', () => {
  expect(amid('Zocho Fighter', ['Jikoku Fighter', 'Tamon Fighter'])).toEqual([3, 2, 4]);
  expect(amid('Zocho Fighter', ['Jikoku Fighter', 'Zocho', 'Ilna Hekaton'])).toEqual([2, 2, 4]);
});

test('Jikoku Interceptor: defense +1 for each other ship of yours here', () => {
  expect(amid('Jikoku Interceptor', ['Ilna Hekaton', 'Jikoku', 'Zocho'])).toEqual([1, 3, 5]);
  expect(amid('Jikoku Interceptor', [], ['Ilna Hekaton'])).toEqual([1, 3, 2]);
});

test('Komoku Interceptor: the other ships named Komoku here are immune', () => {
  const t = ganymede(
    'control',
    { at: { [MOON]: ['Komoku Interceptor', 'Komoku', 'Komoku Fighter', 'Zocho'], [CORE]: ['Cheng Lin'] } },
    { at: { [MOON]: ['Komoku'] } },
  );
  expect([t.immune('Komoku', 1), t.immune('Komoku Fighter')]).toEqual([true, true]);
  expect([t.immune('Komoku Interceptor'), t.immune('Zocho'), t.immune('Komoku', 2)]).toEqual([false, false, false]);
});

test('Tachikaze: three times a turn gives a ship here defense +1', () => {
  const t = ganymede('battle', { at: { [MOON]: ['Tachikaze', 'Tamon Fighter'] } });
  t.use(1, 'Tachikaze', 0, 'Tamon Fighter').use(1, 'Tachikaze', 0, 'Tamon Fighter').use(1, 'Tachikaze', 0, 'Tachikaze');
  expect([t.defense('Tamon Fighter'), t.defense('Tachikaze')]).toEqual([6, 6]);
  expect(t.size(1, 'used')).toBe(3);
  expect(t.refuses(1, 'use', 'Tachikaze', 0)).toBe('wars/bullet/2');
});

test('Tamon Interceptor: destroyed, may go to the used pile; not when it is dismissed', () => {
  const t = ganymede(
    'battle',
    { at: { [MOON]: [wreck('Tamon Interceptor'), 'Zocho'] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'used')[0]).toBe('Tamon Interceptor');
  const ransom = ganymede('deploy', { hand: ['Tamon'], at: { [MOON]: ['Zocho', 'Tamon Interceptor'] } });
  ransom.play(1, 'Tamon', MOON).untilAsked('choose cards', 1).pick(1, 'Tamon Interceptor').resolveAll();
  expect(ransom.pile(1, 'lost')).toEqual(['Tamon Interceptor']);
  expect(triggered(ransom)).toEqual(['Tamon']);
});

test("Zocho Interceptor: power +1 for each of the opponent's ships here", () => {
  expect(amid('Zocho Interceptor', ['Zocho'], ['Ilna Hekaton', 'Survey Cruiser'])).toEqual([3, 3, 2]);
  expect(amid('Zocho Interceptor', ['Zocho'])).toEqual([1, 3, 2]);
});
