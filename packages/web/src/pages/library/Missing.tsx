/** The message for a card, rule or game that does not exist. */
import type { ReactNode } from 'react';

/**
 * The message for something that does not exist.
 * @param children a link to go on
 */
export const Missing = ({ title, more, children }: { title: string; more: string; children: ReactNode }) => (
  <div className="message">
    <h1>{title}</h1>
    <p>{more}</p>
    {children}
  </div>
);
