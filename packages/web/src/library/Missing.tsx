import { Link } from '@tanstack/react-router';
import { words } from './words.ts';

/** What was linked to is not here: what was meant, and a way on. */
export const Missing = ({ title, more }: { title: string; more: string }) => (
  <div className="message">
    <h1>{title}</h1>
    <p>{more}</p>
    <Link to="/cards" className="btn primary">
      {words.card.find}
    </Link>
  </div>
);
