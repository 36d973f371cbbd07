/** The dock on a phone: a sheet that the player pulls up and down. */
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** How far a press may slip, in pixels, and still be a press. */
const PRESS = 6;
/** How far a finger moves, in pixels, before it pulls the sheet up or down. */
const PULL = 24;

/**
 * The question as a sheet at the foot of a phone. Closed, it shows only its line and its buttons, so that the cards have room. A tap or a pull opens
 * it. On larger screens it is always open.
 * @param wants true if the player must see all of it to choose
 * @param at the question: another one opens or closes the sheet again
 * @param count the number of options
 * @param line what the closed sheet says
 */
export function Sheet({
  wants,
  at,
  count,
  head,
  line,
  foot,
  children,
}: {
  wants: boolean;
  at: string;
  count: number;
  head: ReactNode;
  line: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}) {
  const [stands, setStands] = useState({ at, open: wants });
  if (stands.at !== at) setStands({ at, open: wants });
  const { open } = stands;
  const from = useRef<number | null>(null);
  const pulled = useRef(false);
  const set = (wide: boolean) => setStands({ at, open: wide });
  return (
    <div className="asking" data-open={open}>
      <div
        className="asked-head"
        onPointerDown={event => {
          from.current = event.clientY;
          pulled.current = false;
        }}
        onPointerMove={event => {
          if (from.current === null || Math.abs(event.clientY - from.current) < PRESS) return;
          // a mouse goes on pulling outside the sheet; a finger does so anyway
          event.currentTarget.setPointerCapture(event.pointerId);
          if (Math.abs(event.clientY - from.current) < PULL) return;
          set(event.clientY < from.current);
          pulled.current = true;
          from.current = null;
        }}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <button
          type="button"
          className="grip"
          aria-expanded={open}
          onClick={() => {
            if (!pulled.current) set(!open);
            pulled.current = false;
          }}
        >
          <i aria-hidden="true" />
          <span>
            {open ? t('table.showLess') : t('table.ways', { count })}
            {!open && <span className="vh">{t('table.showWays')}</span>} <Icon name="down" />
          </span>
        </button>
        {head}
        <div className="line-of">{line}</div>
      </div>
      <div className="more">{children}</div>
      {foot}
    </div>
  );
}
