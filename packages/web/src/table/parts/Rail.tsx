/** The other players beside the table. */
import { memo } from 'react';
import { Figure } from '../../cards/Figure.tsx';
import { sigilOf } from '../../cards/sigils.ts';
import { t } from '../../copy/index.ts';
import type { SeatBrief } from '../layout.ts';
import { useTable } from '../table-context.ts';
import { Figures } from './Running.tsx';

/** All seats except the near one: name, progress, counters. A press, or Shift with the digit, shows that seat on the opposite side. */
export function Rail({
  seats,
  front,
  near,
  players,
  awaited,
  bring,
}: {
  seats: readonly SeatBrief[];
  front: number;
  near: number;
  players: readonly string[];
  awaited: readonly number[];
  bring: (seat: number) => void;
}) {
  const others = seats.filter(({ seat }) => seat !== near);
  const own = seats.find(({ seat }) => seat === near);
  return (
    <ul className={`rail ${others.length > 4 ? 'many' : ''}`} aria-label={t('table.others')}>
      {own !== undefined && <OwnSeat brief={own} />}
      {others.map(brief => (
        <RailSeat
          key={brief.seat}
          brief={brief}
          inFront={brief.seat === front}
          who={players[brief.seat] ?? ''}
          asked={awaited.includes(brief.seat)}
          bring={bring}
        />
      ))}
    </ul>
  );
}

/** The near seat among the others, on a phone, where its own line is not always on the screen. */
function OwnSeat({ brief: { name, short, look, faction, score, share } }: { brief: SeatBrief }) {
  return (
    <li className="own">
      <span className={`seat ${look}`}>
        <Figure drawing={sigilOf(faction)} className="sigil" />
        <span className="who">
          <b title={name}>{short?.least ?? name}</b>
        </span>
        <span className="mini">
          <span className="score">
            <Figures text={score} />
          </span>
        </span>
        <i className="share" style={{ '--v': share } as React.CSSProperties} aria-hidden="true" />
      </span>
    </li>
  );
}

const NO_CARDS: readonly number[] = [];

/** How many cards of a seat the player can choose now, on a phone, where they may be out of sight. */
function Targets({ cards }: { cards: readonly number[] }) {
  const { light } = useTable();
  const count = cards.filter(id => light({ kind: 'card', id }).as !== undefined).length;
  return count > 0 && <span className="targets">{t('table.targets', { count })}</span>;
}

interface RailSeatProps {
  readonly brief: SeatBrief;
  readonly inFront: boolean;
  readonly who: string;
  readonly asked: boolean;
  readonly bring: (seat: number) => void;
}

/** A seat of the rail. It is drawn again only if it has changed, because there can be eleven. */
const RailSeat = memo(
  ({
    brief: { seat, name, short, look, faction, note, cards = NO_CARDS, out, score, share, counts },
    inFront,
    who,
    asked,
    bring,
  }: RailSeatProps) => (
    <li>
      <button
        type="button"
        className={`seat ${look} ${inFront ? 'front' : ''} ${out ? 'gone' : ''} ${asked ? 'awaited' : ''}`}
        aria-pressed={inFront}
        onClick={() => bring(seat)}
      >
        <Figure drawing={sigilOf(faction)} className="sigil" />
        <span className="who">
          <b title={name}>{short?.least ?? name}</b>
          <small>
            {note === undefined ? who : `${note} · ${who}`}
            {asked ? ` · ${t('table.isAsked')}` : ''}
          </small>
        </span>
        {seat < KEYS ? <kbd>{seat + 1}</kbd> : <span />}
        <Targets cards={cards} />
        <span className="mini">
          {out ? (
            <span>{t('table.out')}</span>
          ) : (
            <>
              <span className="score">
                <Figures text={score} />
              </span>
              {counts.map(({ n, word }) => (
                <span key={word}>
                  <b>
                    <Figures text={n} />
                  </b>{' '}
                  {word}
                </span>
              ))}
            </>
          )}
        </span>
        <i className="share" style={{ '--v': share } as React.CSSProperties} aria-hidden="true" />
      </button>
    </li>
  ),
);

/** This many seats have a digit of their own. */
const KEYS = 9;

/** More than these are shown as a number. */
const MOST_PIPS = 16;

/** A number out of a maximum, shown one by one. */
const Pips = ({ on, of }: { on: number; of: number }) => (
  <i className="pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal places in a row
      <i key={i} className={i < on ? 'on' : ''} />
    ))}
  </i>
);

/** The line above a seat's cards: its name and its counters. */
export function SeatLine({
  brief: { seat, name, short, look, faction, note, score, counts },
  who,
  children,
}: {
  brief: SeatBrief;
  who: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={`seatline ${look}`}>
      <Figure drawing={sigilOf(faction)} className="sigil" />
      <h2 title={name}>{short?.name ?? name}</h2>
      <span className="who">{who}</span>
      {note !== undefined && (
        <span className="seat-note" title={note}>
          {note}
        </span>
      )}
      {children}
      <span className="grow" />
      {/* the numbers of another seat are other numbers: they do not run to them */}
      <div className="counts" key={seat}>
        <span className="score">
          <Figures text={score} />
        </span>
        {counts.map(({ n, word, pips }) => (
          <span key={word}>
            <b>
              <Figures text={n} />
            </b>
            {word}
            {pips !== undefined && pips[1] <= MOST_PIPS && <Pips on={pips[0]} of={pips[1]} />}
          </span>
        ))}
      </div>
      <kbd title={t('table.inFront')}>{seat + 1}</kbd>
    </div>
  );
}
