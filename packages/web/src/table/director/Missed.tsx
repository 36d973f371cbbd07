/** The card "Since your last choice": what affects the player, what each seat did, and ways to watch it again. */
import type { Seat } from '@orrery/kernel';
import { Figure } from '../../cards/Figure.tsx';
import { sigilOf } from '../../cards/sigils.ts';
import { andList, gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SeatBrief } from '../layout.ts';
import { Said } from '../parts/Said.tsx';
import type { Missed } from './missed.ts';

/** A number of the player's seat that has changed. */
interface Changed {
  readonly word: string;
  readonly from: string;
  readonly to: string;
}

const NUMBER = /\d+/;

/** The numbers of a seat that are not what they were. */
function changedOf(before: SeatBrief | undefined, now: SeatBrief | undefined): Changed[] {
  if (before === undefined || now === undefined) return [];
  const [from, to] = [NUMBER.exec(before.score)?.[0], NUMBER.exec(now.score)?.[0]];
  const word = now.score.replace(NUMBER, '').trim() || t('director.missed.score');
  const score = from === undefined || to === undefined || from === to ? [] : [{ word, from, to }];
  const counts = now.counts.flatMap(({ n, word }) => {
    const was = before.counts.find(count => count.word === word)?.n;
    return was === undefined || was === n ? [] : [{ word, from: was, to: n }];
  });
  return [...score, ...counts];
}

/**
 * What the player may have missed, in the place of the question. Only the head of the question stands below.
 * @param before the player's seat at the last choice, and `now` at this one
 * @param prompt the question
 * @param fold shows the question
 * @param again shows the scenes of a seat again, or all of them
 */
export function MissedCard({
  missed: { count, mine, seats, quiet },
  before,
  now,
  briefs,
  prompt,
  fold,
  again,
}: {
  missed: Missed;
  before: SeatBrief | undefined;
  now: SeatBrief | undefined;
  briefs: readonly SeatBrief[];
  prompt: string;
  fold: () => void;
  again: (seat?: Seat) => void;
}) {
  const nameOf = (seat: Seat): string => briefs[seat]?.name ?? '';
  const numbers = changedOf(before, now);
  const touched = numbers.length > 0 || mine.length > 0;
  return (
    <div className="missed-page">
      <section className="missed" aria-labelledby="missed">
        <p className="cap" id="missed">
          <Icon name="eye" />
          {t('director.missed.title')}
        </p>
        <h2>
          {t('director.missed.count', { count })} {touched ? t('director.missed.mine') : t('director.missed.notMine')}
        </h2>
        {numbers.length > 0 && (
          <table>
            <tbody>
              {numbers.map(({ word, from, to }) => (
                <tr key={word}>
                  <th scope="row">{word}</th>
                  <td>
                    {from} <i>{t('director.missed.to')}</i> {to}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {mine.length > 0 && (
          <ul>
            {mine.map((line, i) => (
              // they have an order and nothing else
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={i}>
                <Said sentence={line} />
              </li>
            ))}
          </ul>
        )}
        <ol>
          {seats.map(({ seat, line, more }) => (
            <li key={seat} className={briefs[seat]?.look ?? ''}>
              <Figure drawing={sigilOf(briefs[seat]?.faction ?? '')} className="sigil" />
              <p>
                {!line.text.startsWith(nameOf(seat)) && <b>{nameOf(seat)} </b>}
                <Said sentence={line} /> {more > 0 && <small>{t('director.missed.more', { count: more })}</small>}
              </p>
              <button
                type="button"
                className="iconbtn"
                aria-label={t('director.missed.watch', { name: nameOf(seat) })}
                onClick={() => again(seat)}
              >
                <Icon name="play" />
              </button>
            </li>
          ))}
          {quiet.length > 0 && (
            <li className="little">
              <p>{t('director.missed.quiet', { names: andList(quiet.map(nameOf)) })}</p>
            </li>
          )}
        </ol>
      </section>
      <div className="ask">
        <p className="cap">
          <Icon name="user" />
          {t('director.missed.your')}
        </p>
        <h1 id="question" tabIndex={-1} lang={gameLanguage()}>
          {prompt}
        </h1>
      </div>
      <div className="acts">
        <button type="button" className="btn primary" onClick={fold}>
          {t('director.missed.goOn')} <kbd>Enter</kbd>
        </button>
        <button type="button" className="btn" onClick={() => again()}>
          {t('director.missed.watchAll')} <kbd>S</kbd>
        </button>
      </div>
    </div>
  );
}

/** The card in one line, over the question. A press opens it again. */
export const MissedLine = ({ missed, open }: { missed: Missed; open: () => void }) => (
  <button type="button" className="missed-line" onClick={open}>
    <Icon name="eye" />
    {t('director.missed.folded', { count: missed.count })}
  </button>
);
