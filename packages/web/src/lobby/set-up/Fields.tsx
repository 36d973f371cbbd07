/** The fields of the set-up forms: a choice, a number, a text. */
import { t } from '../../copy/index.ts';
import { Labelled } from '../../ui/Labelled.tsx';

/** A choice between a few values, with a help text. */
export function Choice<T extends string>({
  label,
  value,
  of,
  help,
  choose,
}: {
  label: string;
  value: T;
  of: readonly (readonly [T, string])[];
  help?: string | undefined;
  choose(value: T): void;
}) {
  return (
    <Labelled label={label} help={help}>
      {marks => (
        <select {...marks} value={value} onChange={event => choose(event.currentTarget.value as T)}>
          {of.map(([name, said]) => (
            <option key={name} value={name}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A whole number within limits. */
export function Numbered({
  label,
  value,
  least,
  most,
  change,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  change(value: number): void;
}) {
  return (
    <Labelled label={label}>
      {marks => (
        <input
          {...marks}
          type="number"
          required
          min={least}
          max={most}
          step={1}
          value={Number.isFinite(value) ? value : ''}
          onInvalid={event => event.currentTarget.setCustomValidity(t('newTable.wholeNumber', { least, most }))}
          onChange={event => {
            event.currentTarget.setCustomValidity('');
            change(event.currentTarget.valueAsNumber);
          }}
        />
      )}
    </Labelled>
  );
}

/** A line of text. */
export function Written({
  label,
  help,
  value,
  most,
  complete = 'off',
  required = false,
  change,
}: {
  label: string;
  help?: string | undefined;
  value: string;
  most: number;
  complete?: string;
  required?: boolean;
  change(value: string): void;
}) {
  return (
    <Labelled label={label} help={help}>
      {marks => (
        <input
          {...marks}
          value={value}
          maxLength={most}
          autoComplete={complete}
          required={required}
          onChange={event => change(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
