/** The message for a card, rule or game that does not exist. */
import type { ReactNode } from 'react';

/**
 * What was linked to is not here: what was meant, and a way on.
 * @param children the link that leads on
 */
export const Missing = ({ title, more, children }: { title: string; more: string; children: ReactNode }) => (
  <div className="message">
    <h1>{title}</h1>
    <p>{more}</p>
    {children}
  </div>
);
