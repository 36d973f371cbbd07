/** A row of cards with a name. */
import { Children, type CSSProperties, type ReactNode } from 'react';

/** A row of cards: a list with a name. */
export function Row({
  label,
  className = '',
  style,
  children,
}: {
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <ul className={`row-cards ${className}`} aria-label={label} style={style}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  );
}
