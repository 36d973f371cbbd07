/** A row of cards with a name. */
import { Children, type CSSProperties, type ReactNode } from 'react';

/** What names a row: its own words for screen readers, or the id of an element whose words all can read. */
type RowName =
  | { readonly label: string; readonly labelledBy?: never }
  | { readonly label?: never; readonly labelledBy: string };

/** A row of cards: a list with a name. @param focusable true if it scrolls and holds nothing that keys can reach */
export function Row({
  label,
  labelledBy,
  className = '',
  style,
  focusable = false,
  children,
}: RowName & {
  className?: string;
  style?: CSSProperties;
  focusable?: boolean;
  children: ReactNode;
}) {
  return (
    <ul
      className={`row-cards ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      style={style}
      tabIndex={focusable ? 0 : undefined}
    >
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  );
}
