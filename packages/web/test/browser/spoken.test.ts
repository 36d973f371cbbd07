import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

interface Heard {
  /** the sentences of the scenes, in their order */
  readonly told: readonly string[];
  /** what a screen reader says of the table, in its order */
  readonly spoken: readonly string[];
  /** what other live regions said */
  readonly beside: readonly string[];
}

/** The page itself writes down what its live regions say, as a screen reader hears it. */
const listens = () => {
  // what would follow is said before the answer
  const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log]):not(.preview)';
  const heard = { told: [] as string[], spoken: [] as string[], beside: [] as string[] };
  Object.assign(globalThis, { heard });
  new MutationObserver(changes => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : null;
        const scene = element?.matches('.now') ? element : element?.querySelector('.now');
        for (const line of scene?.querySelectorAll('.told') ?? []) heard.told.push(line.textContent ?? '');
        const live = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (live) (live.closest('.spoken') ? heard.spoken : heard.beside).push(node.textContent ?? '');
      }
  }).observe(document, { subtree: true, childList: true });
};

test('a screen reader hears each scene once, then the question, and an attack at once', async () => {
  const page = await browsing.person(undefined, { pace: 'normal' });
  await page.addInitScript(() => localStorage.setItem('orrery.pace', 'quick'));
  await page.addInitScript(listens);
  const guest = new Clicker(page);
  await guest.playDealt('galactic-empires');
  expect(await guest.play(14)).toBe(false);
  const { told, spoken, beside } = await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
  const times = (list: readonly string[], text: string) =>
    list.reduce((sum, one) => sum + one.split(text).length - 1, 0);
  expect(told.length).toBeGreaterThan(5);
  await page.keyboard.press('l');
  const happened = await page.locator('.fulllog .log li').allTextContents();
  // the log leaves out a heading without lines
  for (const sentence of new Set(told.filter(one => !/^Turn \d/.test(one)))) {
    // a sentence may stand within another one, and a scene may be passed over
    const said = times(spoken, sentence);
    expect([sentence, said >= times(told, sentence), said <= times(happened, sentence)]).toEqual([
      sentence,
      true,
      true,
    ]);
    expect(beside.filter(text => text.includes(sentence))).toEqual([]);
  }
  // the question comes last, once, and no other region says it
  const prompt = await page.locator('.dock #question').innerText();
  expect(spoken.at(-1)).toContain(prompt);
  expect(beside.filter(text => text.includes(prompt))).toEqual([]);
  // only what others do to the player interrupts
  expect(await page.locator('.table [role=alert]:not(:empty)').count()).toBe(0);
});

test('at the pace “At once” a screen reader hears what the others did, and then the question', async () => {
  const page = await browsing.person();
  await page.addInitScript(listens);
  const guest = new Clicker(page);
  await guest.playDealt('wars');
  const seen = () => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
  for (let answers = 0; !(await seen()).spoken.some(text => /Turn \d+ is Gongen's/.test(text)); answers++) {
    expect(answers, 'the rival has a turn').toBeLessThan(25);
    expect(await guest.play(1)).toBe(false);
  }
  const { spoken } = await seen();
  expect(spoken.at(-1)).toContain(await page.locator('.dock #question').innerText());
});

test('in German, what the game wrote is marked as English', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => localStorage.setItem('orrery.language', 'de'));
  await page.goto('/play/babylon5?seed=7');
  await page.locator('.setup, form, main').first().waitFor();
  await page.locator('button.primary').first().click();
  const guest = new Clicker(page);
  await guest.asked();
  const languages = await page.evaluate(() => {
    const of = (selector: string) => [
      ...new Set([...document.querySelectorAll(selector)].map(one => one.closest<HTMLElement>('[lang]')?.lang)),
    ];
    return {
      question: of('#question'),
      options: of('.asking .opt .grow'),
      cards: of('.card .name, .low-card .name, .chip .n'),
      spoken: of('.spoken p'),
      log: of('.log li span'),
      buttons: of('.dock .do, .dock .helps button'),
    };
  });
  expect(languages).toMatchObject({
    question: ['en'],
    options: ['en'],
    cards: ['en'],
    spoken: ['en'],
    buttons: ['de'],
  });
});

test('Find answers while somebody types fast, says how much it found, and loses no letter', async () => {
  const page = await browsing.person();
  await page.goto('/find');
  const field = page.getByRole('searchbox', { name: 'Find a card or a rule' }).last();
  await field.click();
  const words = 'how do i win';
  // all keys come before the page can draw
  await page.evaluate(text => {
    const input = document.activeElement as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const letter of text) {
      set.call(input, input.value + letter);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, words);
  await page.getByRole('heading', { name: 'Answers for WARS' }).waitFor();
  expect(await field.inputValue()).toBe(words);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(/\d+ rules/));
  // a link to another search changes the field
  await page.getByRole('searchbox', { name: 'Find a card or a rule' }).first().fill('gkar');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('gkar');
});
