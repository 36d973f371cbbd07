/** Moves cards across the screen from their old place to their new one. */
import { animate } from 'motion/mini';
import { Component, type ReactNode } from 'react';
import { isStill } from '../ui/still.ts';

/** How long a card moves, in seconds. */
const TRAVEL = 0.28;
/** A smaller distance than this, in pixels, is no movement. */
const NEAR = 2;

interface Travels {
  /** the state that is shown: cards may have moved when it changes */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** The place of each card on the screen, by its id at the table. */
type Places = ReadonlyMap<string, DOMRect>;

/**
 * Moves cards from their old place on the screen to the new one, whichever part of the table draws them. It measures all cards twice for each
 * change, before and after drawing. The browser's own animation moves those that can be seen, so that it can be hundreds.
 */
export class Travelling extends Component<Travels> {
  override getSnapshotBeforeUpdate({ of }: Travels): Places | null {
    return of === this.props.of || isStill() ? null : placesOf(cards());
  }

  override componentDidUpdate(_props: Travels, _state: unknown, before: Places | null): void {
    if (before === null) return;
    const pieces = cards();
    // a card that is still moving is measured where it is now, and moves on from there
    for (const piece of pieces.values()) land(piece);
    const after = placesOf(pieces);
    const sight = inSight();
    for (const [id, piece] of pieces) {
      const [from, to] = [before.get(id), after.get(id)!];
      if (from === undefined || to.width === 0 || !(sight(from) || sight(to))) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) >= NEAR || Math.abs(y) >= NEAR) travel(piece, x, y);
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

const underWay = new Map<HTMLElement, ReturnType<typeof animate>>();
const waiting: (() => void)[] = [];

/** When the last card stops moving; null if none moves. */
export const arrival = (): Promise<void> | null =>
  underWay.size === 0 ? null : new Promise(tell => waiting.push(tell));

/** Moves a card in from this many pixels away. */
function travel(piece: HTMLElement, x: number, y: number): void {
  const way = animate(
    piece,
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
    { duration: TRAVEL, ease: [0.2, 0.7, 0.2, 1] },
  );
  underWay.set(piece, way);
  way.then(() => {
    if (underWay.get(piece) === way) land(piece);
  });
}

/** Ends the movement of a card: it is at its place. */
function land(piece: HTMLElement): void {
  const way = underWay.get(piece);
  if (way === undefined) return;
  underWay.delete(piece);
  way.cancel();
  piece.style.removeProperty('transform');
  if (underWay.size === 0) for (const tell of waiting.splice(0)) tell();
}

/** The cards on the table. */
function cards(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  // the name of a location stays on its tile
  for (const piece of document.querySelectorAll<HTMLElement>('.piece[data-thing]:not(.place-head)'))
    found.set(piece.dataset.thing!, piece);
  return found;
}

/** Tells which cards can be seen: a stage with many cards shows only a part of them. */
function inSight(): (place: DOMRect) => boolean {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const [top, bottom] = [0, Math.min(innerHeight, stage?.bottom ?? innerHeight)];
  return place => place.bottom > top && place.top < bottom && place.right > 0 && place.left < innerWidth;
}

const placesOf = (pieces: ReadonlyMap<string, HTMLElement>): Places =>
  new Map([...pieces].map(([id, piece]) => [id, piece.getBoundingClientRect()]));
