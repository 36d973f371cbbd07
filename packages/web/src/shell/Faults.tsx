/** The pages for errors: not found, and could not be shown. */
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { t } from '../copy/index.ts';

/** The page for an address that does not exist. */
export function NotFound() {
  return (
    <div className="message">
      <h1>{t('errors.noPage')}</h1>
      <p>{t('errors.noPageMore')}</p>
      <Link to="/" className="btn primary">
        {t('errors.home')}
      </Link>
    </div>
  );
}

/** The page for an error: one line that says what, and a button. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  return (
    <div className="house">
      <main className="message">
        <h1>{t('errors.broken')}</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={reset}>
            {t('errors.again')}
          </button>
          <Link to="/" className="btn">
            {t('errors.home')}
          </Link>
        </div>
      </main>
    </div>
  );
}
