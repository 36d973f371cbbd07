import { Children, type ReactNode } from 'react';

/** Cards that lie beside each other: a list with a name. */
export function Row({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <ul className={`row-cards ${className}`} aria-label={label}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  );
}
