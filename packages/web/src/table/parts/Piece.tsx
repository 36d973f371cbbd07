/** A card on the table that the player can press, read and move the focus to. */
import { memo, useMemo, useRef } from 'react';
import { CardFace, type CardSize } from '../../cards/CardFace.tsx';
import type { CardState } from '../../cards/state.ts';
import { t } from '../../copy/index.ts';
import { type Lit, useFace, useTable } from '../table-context.ts';
import { useKept } from '../use-kept.ts';

/** How long a finger must stay on a card to open it, in milliseconds. */
const HELD = 400;

interface PieceProps {
  readonly id?: number;
  readonly card: string | null;
  readonly title: string;
  readonly state?: CardState;
  readonly size?: CardSize;
  readonly faction?: string;
  readonly game?: string;
}

/** True if the state of a card is equal. Each view makes a new state, mostly the same. */
const unchanged = ({ state: before, ...a }: PieceProps, { state: now, ...b }: PieceProps): boolean =>
  a.id === b.id &&
  a.card === b.card &&
  a.title === b.title &&
  a.size === b.size &&
  a.faction === b.faction &&
  a.game === b.game &&
  (before === now || JSON.stringify(before) === JSON.stringify(now));

const NOTHING: CardState = {};
const UNLIT: Partial<Lit> = {};

/** A card with its state and its light. It stays the same object while neither changes, so that a new question draws only the cards whose light changes. */
function useShown(state: CardState, { as, sign, selected, dim }: Partial<Lit>): CardState {
  return useMemo(
    () => ({
      ...state,
      ...(as === 'lit' ? { lit: sign || true } : {}),
      ...(as === 'target' ? { target: 'any' as const } : {}),
      ...(selected ? { selected: true } : {}),
      ...(dim ? { dim: true } : {}),
    }),
    [state, as, sign, selected, dim],
  );
}

/**
 * A card on the table: a button with the name of the card, lit by the question. A press picks it, a long press opens it.
 * @param id its id at the table; undefined for a card that the user may not know
 */
export const Piece = memo(function Piece({
  id,
  card,
  title,
  state = NOTHING,
  size = 'table',
  faction,
  game,
}: PieceProps) {
  const table = useTable();
  const face = useFace(card);
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useRef(false);
  const pointed = useRef(false);
  const thing = id === undefined ? null : ({ kind: 'card', id } as const);
  const lit = thing === null ? null : table.light(thing);
  const shown = useShown(useKept(state), lit ?? UNLIT);
  const seen = () => ({ card, title, thing: id ?? null, state });
  const letGo = () => {
    if (held.current !== null) clearTimeout(held.current);
    held.current = null;
  };
  return (
    <button
      type="button"
      className="piece"
      data-thing={id === undefined ? undefined : `card:${id}`}
      data-card-id={card ?? undefined}
      data-lit={lit?.as}
      aria-pressed={lit?.selected || undefined}
      onPointerDown={event => {
        read.current = false;
        // a mouse reads by pointing, so that a slow press still chooses
        if (event.pointerType === 'mouse') return;
        held.current = setTimeout(() => {
          read.current = true;
          table.read(seen());
        }, HELD);
      }}
      onPointerMove={event => {
        // a card that moves below a pointer at rest is not pointed at
        if (event.pointerType !== 'mouse' || pointed.current || (event.movementX === 0 && event.movementY === 0))
          return;
        pointed.current = true;
        table.point(seen());
      }}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) table.point(seen());
      }}
      onBlur={() => table.point(null)}
      onPointerUp={letGo}
      onPointerLeave={() => {
        letGo();
        if (pointed.current) table.point(null);
        pointed.current = false;
      }}
      onPointerCancel={letGo}
      onContextMenu={event => event.preventDefault()}
      onClick={event => {
        // the press that opened the card chooses nothing; a key always chooses
        if (read.current && event.detail > 0) return;
        if (thing === null) table.read(seen());
        else table.press(thing, title);
      }}
    >
      {face === null && card !== null ? (
        <span className={size === 'chip' ? 'chip' : `card ${size === 'tile' ? 'low-card' : 't'} blank`}>{title}</span>
      ) : (
        <CardFace face={face} size={size} state={shown} faction={faction} game={game} />
      )}
      {lit?.as !== undefined && <span className="vh">{t(`table.lit.${lit.as}`)}</span>}
    </button>
  );
}, unchanged);
