/** A form field with its label and its help text. */
import { type ReactNode, useId } from 'react';

/** A field with its label and its help text. */
export function Labelled({
  label,
  help,
  children,
}: {
  label: string;
  help?: string | undefined;
  /** draws the field; it takes these attributes for its name and description */
  children(marks: { readonly id: string; readonly 'aria-describedby': string | undefined }): ReactNode;
}) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': help === undefined ? undefined : about })}
      {help !== undefined && (
        <span id={about} className="small">
          {help}
        </span>
      )}
    </div>
  );
}
