/** A row of cards with a name. */
import { Children, type CSSProperties, type ReactNode } from 'react';

/** A row of cards: a list with a name. @param focusable true if it scrolls and holds nothing that keys can reach */
export function Row({
  label,
  className = '',
  style,
  focusable = false,
  children,
}: {
  label: string;
  className?: string;
  style?: CSSProperties;
  focusable?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={`row-cards ${className}`} aria-label={label} style={style} tabIndex={focusable ? 0 : undefined}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  );
}
