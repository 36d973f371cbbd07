/** The answers that look best after some thought, with their chances. */
import type { Advised } from '../../connection/contract.ts';
import { gameLanguage, t } from '../../copy/index.ts';

/**
 * The advice on a question: up to three answers, the best first. A press picks one.
 * @param advice null while the table thinks
 */
export function Advice({
  advice,
  pick,
}: {
  advice: readonly Advised[] | null;
  pick: (ids: readonly string[]) => void;
}) {
  return (
    <section className="preview advice" aria-live="polite" aria-label={t('table.advice')}>
      <p className="cap">{t('table.advice')}</p>
      {advice === null ? (
        <p className="quiet">{t('table.thinking')}</p>
      ) : advice.length === 0 ? (
        <p>{t('table.nothingToThink')}</p>
      ) : (
        <ol>
          {advice.map(({ ids, label, chance, follows }) => (
            <li key={ids.join(' ')} className="whole">
              <button type="button" className="opt" onClick={() => pick(ids)}>
                <span className="grow" lang={gameLanguage()}>
                  {label}
                  {follows !== '' && <small>{follows}</small>}
                </span>
                <b>{t('table.percent', { chance: Math.round(chance * 100) })}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
      {advice !== null && advice.length > 0 && <p className="note">{t('table.adviceDoubt')}</p>}
    </section>
  );
}
