import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { words } from '../copy/page.ts';

/** There is no such page; said within the frame of all pages. */
export function NotFound() {
  return (
    <div className="message">
      <h1>{words.faults.noPage}</h1>
      <p>{words.faults.noPageMore}</p>
      <Link to="/" className="btn primary">
        {words.faults.home}
      </Link>
    </div>
  );
}

/** A page could not be shown: one line that says what, and a way on. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  return (
    <div className="house">
      <main className="message">
        <h1>{words.faults.broken}</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={reset}>
            {words.faults.again}
          </button>
          <Link to="/" className="btn">
            {words.faults.home}
          </Link>
        </div>
      </main>
    </div>
  );
}
