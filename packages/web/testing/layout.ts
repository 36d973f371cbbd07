/**
 * Measures a table in a page: what is cut off, what lies over something else, and what is out of reach. It runs in the page, so it needs nothing from
 * outside. The look back at a finished game lies over the stage. A text may be shortened if it, or something around it, has a title or `data-short`: then the whole text can be read.
 * @returns one sentence for each fault; [] if all is well
 */
export function layoutFaults(): string[] {
  /** Rounding of the browser, in pixels. */
  const SLACK = 1.5;
  const faults = new Set<string>();
  const root = document.querySelector('.table');
  if (root === null) return ['there is no table'];

  const nameOf = (element: Element): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const at = element.closest('section, aside, header, ul');
    const classes = (x: Element | null) => (x === null ? '' : [x.tagName.toLowerCase(), ...x.classList].join('.'));
    return `${classes(at)} ${classes(element)} "${text}"`;
  };
  /** Only screen readers hear it: the page hides it from eyes, as the class `vh` does. */
  const onlyHeard = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const hidden = (element: Element): boolean =>
    element.closest('[aria-hidden="true"]') !== null || !element.checkVisibility() || onlyHeard(element);
  const scrolls = (element: Element, way: 'x' | 'y'): boolean => {
    const style = getComputedStyle(element);
    const overflow = way === 'x' ? style.overflowX : style.overflowY;
    return overflow === 'auto' || overflow === 'scroll';
  };
  const clips = (element: Element, way: 'x' | 'y'): boolean => {
    const style = getComputedStyle(element);
    const overflow = way === 'x' ? style.overflowX : style.overflowY;
    return overflow === 'hidden' || overflow === 'clip';
  };
  const mayBeShort = (element: Element): boolean => element.closest('[title], [data-short]') !== null;

  // text that something cuts off
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '' || hidden(parent)) continue;
    if (parent instanceof SVGElement) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      let [x, y] = [true, true];
      for (let at: Element | null = parent; at !== null && at !== root && (x || y); at = at.parentElement) {
        const edge = at.getBoundingClientRect();
        x &&= !scrolls(at, 'x');
        y &&= !scrolls(at, 'y');
        const cutX = x && clips(at, 'x') && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
        const cutY = y && clips(at, 'y') && (box.top < edge.top - SLACK - 2 || box.bottom > edge.bottom + SLACK + 2);
        if ((cutX || cutY) && !mayBeShort(parent)) faults.add(`cut ${cutX ? 'across' : 'down'}: ${nameOf(parent)}`);
        if (cutX) x = false;
        if (cutY) y = false;
        if (getComputedStyle(at).position === 'fixed') [x, y] = [false, false];
      }
      if (x && (box.left < -SLACK || box.right > innerWidth + SLACK))
        faults.add(`out of the window: ${nameOf(parent)}`);
    }
  }

  // buttons out of reach
  for (const button of root.querySelectorAll('button, a')) {
    if (hidden(button)) continue;
    const box = button.getBoundingClientRect();
    if (box.width === 0) continue;
    const inScroll = (way: 'x' | 'y') => {
      for (let at = button.parentElement; at !== null && at !== root; at = at.parentElement)
        if (scrolls(at, way)) return true;
      return false;
    };
    if (!inScroll('x') && (box.left < -SLACK || box.right > innerWidth + SLACK))
      faults.add(`out of reach across: ${nameOf(button)}`);
    if (!inScroll('y') && (box.top < -SLACK || box.bottom > innerHeight + SLACK))
      faults.add(`out of reach down: ${nameOf(button)}`);
  }

  // what can be chosen on the board, and cannot be seen
  for (const lit of root.querySelectorAll('.stage [data-lit]'))
    if (!lit.checkVisibility() || lit.getBoundingClientRect().width === 0)
      faults.add(`lit but not there: ${nameOf(lit)}`);

  // neighbours that lie over one another
  const lists =
    '.table, .top, .commands, .left, .stage, .board, .flank, .rival, .seatline, .counts, .row-cards, .line, .lanes, .lane, .place, .acts, .rail, .win, .mini, .power, .lives, .tug, .conf-head, .hqs > li, .cap';
  for (const list of [root, ...root.querySelectorAll(lists)]) {
    const children = [...list.children].filter(child => {
      if (hidden(child)) return false;
      const { position, pointerEvents } = getComputedStyle(child);
      if (child.classList.contains('after')) return false;
      return (position === 'static' || position === 'relative') && pointerEvents !== 'none';
    });
    const boxes = children.map(child => child.getBoundingClientRect());
    for (const [i, a] of boxes.entries())
      for (const [j, b] of boxes.entries()) {
        if (j <= i || a.width * a.height * b.width * b.height === 0) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const inline = getComputedStyle(children[i]!).display === 'inline';
        if (across > 2 && down > 2 && !inline)
          faults.add(`over one another: ${nameOf(children[i]!)} and ${nameOf(children[j]!)}`);
      }
  }

  // tags and keys over words of the same card
  for (const card of root.querySelectorAll('.card.t')) {
    const tags = [...card.querySelectorAll('.tag, .key')].filter(tag => !hidden(tag));
    const words = [...card.querySelectorAll('.name, .kind, .tag, .key')].filter(word => !hidden(word));
    for (const tag of tags)
      for (const word of words) {
        if (tag === word || tag.contains(word) || word.contains(tag)) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        const [a, b] = [tag.getBoundingClientRect(), range.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 3 && down > 4) faults.add(`tag over words: ${nameOf(tag)} and ${nameOf(word)}`);
      }
  }
  return [...faults];
}

/**
 * Measures a page without a table: what leaves the window at its sides. It runs in the page, as `layoutFaults` does.
 * @returns one sentence for each fault; [] if all is well
 */
export function widthFaults(): string[] {
  const SLACK = 1.5;
  const faults = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.vh, .skip, [aria-hidden="true"], svg') !== null || !element.checkVisibility()) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (left >= -SLACK && right <= innerWidth + SLACK)) continue;
    let reached = false;
    for (let at = element.parentElement; at !== null && !reached; at = at.parentElement)
      reached = /auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement;
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    if (!reached) faults.add(`${element.tagName.toLowerCase()}.${element.className} "${text}"`);
  }
  return [...faults];
}
