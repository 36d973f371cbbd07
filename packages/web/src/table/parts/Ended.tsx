/** The end of a game: who won, by which rule, and the final standing. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Ending } from '../../connection/contract.ts';
import { andList, gameLanguage, t } from '../../copy/index.ts';
import { RuleLink } from './Said.tsx';

/** The end of a match: who won, by which rule, and the final standing. */
export function Ended({
  ending,
  names,
  seat,
  game,
  id,
  after,
  lookBack,
}: {
  ending: Ending;
  names: readonly string[];
  /** the player's seat; null for a spectator */
  seat: number | null;
  game: string;
  /** the id of the game */
  id: string;
  /** what to do after a game with people, in place of the usual buttons */
  after: ReactNode;
  /** shows the look back again; null while it is shown, or if there is none */
  lookBack: (() => void) | null;
}) {
  const winners = ending.result.winners.map(seat => names[seat] ?? '');
  return (
    <>
      <div className="ask over">
        <p className="cap">
          {seat === null || winners.length === 0
            ? t('table.over')
            : ending.result.winners.includes(seat)
              ? t('table.youWon')
              : t('table.youLost')}
        </p>
        <h1>
          {winners.length > 0 ? t('table.won', { count: winners.length, names: andList(winners) }) : t('table.nobody')}
        </h1>
        {ending.reasons.map(({ rule, text }) => (
          <p key={`${rule}${text}`} lang={gameLanguage()}>
            {text} <RuleLink rule={rule} />
          </p>
        ))}
      </div>
      <div className="scroll">
        <section className="preview">
          <p className="cap">{t('table.atTheEnd')}</p>
          <ul>
            {ending.standing.map(({ seat, name, text }) => (
              <li key={seat} className="plain">
                <b>{name}</b> <span lang={gameLanguage()}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {lookBack !== null && (
        <p className="look-again">
          <button type="button" className="btn" onClick={lookBack}>
            {t('after.open')}
          </button>
        </p>
      )}
      {after ?? <AloneAgain game={game} id={id} />}
    </>
  );
}

function AloneAgain({ game, id }: { game: string; id: string }) {
  return (
    <div className="acts">
      <Link className="btn primary" to="/play/$game" params={{ game }}>
        {t('table.playAgain')}
      </Link>
      <Link className="btn" to="/replay/$id" params={{ id }}>
        {t('table.replay')}
      </Link>
    </div>
  );
}
