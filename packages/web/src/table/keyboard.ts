/** The keys of a table. A pointer can do all of it too. */

/** The commands of a table's keys. A pointer can do all of them too. */
export interface Keys {
  /** picks the option or thing with this sign */
  sign(sign: string): void;
  enter(): void;
  back(): void;
  pass(): void;
  why(): void;
  read(): void;
  front(seat: number): void;
  undo(): void;
  log(): void;
  since(): void;
  hint(): void;
  menu(): void;
  find(): void;
  /** asks to be asked once at the next step, or no longer */
  stopOnce(): void;
  /** means the option that was picked last once more, or once less */
  more(): void;
  less(): void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(input|textarea|select)$/i.test(target.tagName) ||
    target.isContentEditable ||
    target.closest('[role=dialog]') !== null);

/** Does the command of a key. @returns false for a key without a command */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  const { key, code, shiftKey } = event;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (shiftKey && digit !== undefined) {
    keys.front(Number(digit) - 1);
    return true;
  }
  const named: Readonly<Record<string, () => void>> = {
    ' ': keys.pass,
    Escape: keys.back,
    '?': keys.why,
    z: keys.read,
    u: keys.undo,
    l: keys.log,
    s: keys.since,
    h: keys.hint,
    m: keys.menu,
    '/': keys.find,
    '.': keys.stopOnce,
    '+': keys.more,
    '-': keys.less,
  };
  if (key === 'Enter') {
    // Enter on a button with the focus presses the button; only on the table itself it answers
    const button = event.target instanceof HTMLElement ? event.target.closest('button, a') : null;
    if (button !== null && !button.matches('[aria-pressed=true]')) return false;
    keys.enter();
    return true;
  }
  const does = named[key.length === 1 ? key.toLowerCase() : key];
  if (does !== undefined) {
    // holding a key down is not a second answer
    if (!event.repeat) does();
    return true;
  }
  if (/^[a-z0-9]$/.test(key)) {
    if (!event.repeat) keys.sign(key);
    return true;
  }
  return false;
}

/**
 * Does the command of a key while the table shows what others do. No key answers a question then.
 * @returns false for a key without a command here
 */
export function directed(event: KeyboardEvent, keys: { skip(): void; next(): void }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  const { key, repeat } = event;
  const named: Readonly<Record<string, () => void>> = { ' ': keys.skip, Escape: keys.skip, ArrowRight: keys.next };
  // a button that has the focus is pressed by Enter
  if (key === 'Enter' && !(event.target instanceof HTMLElement && event.target.closest('button, a') !== null)) {
    if (!repeat) keys.skip();
    return true;
  }
  const does = named[key];
  if (does === undefined) return false;
  if (!repeat) does();
  return true;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest card in the direction of an arrow key. @returns false for another key, or if there is no card */
export function moved(event: KeyboardEvent, root: HTMLElement): boolean {
  const way = ARROWS[event.key];
  if (way === undefined || typing(event.target)) return false;
  const pieces = [...root.querySelectorAll<HTMLElement>('.piece, .opt')].filter(x => x.offsetParent !== null);
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.piece, .opt') : null;
  if (here === null) {
    pieces[0]?.focus();
    return pieces.length > 0;
  }
  const middle = (x: HTMLElement) => {
    const { left, top, width, height } = x.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    if (piece === here) continue;
    const [px, py] = middle(piece);
    const along = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    if (along <= 2) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [piece, far];
  }
  best?.focus();
  return best !== null;
}
