/** A form with one button, used all over the account page. */
import { type ReactNode, useState } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';

/**
 * A form with one button. The user cannot send it twice at once. An error stands beside the button, and the form keeps what the user
 * wrote.
 */
export function ActForm({
  title,
  act,
  label,
  busy,
  primary = false,
  children,
}: {
  /** the heading; none if the form is under another heading */
  title?: string;
  /** does it. @returns the message for the user */
  act(given: (field: string) => string): Promise<string | undefined>;
  label: string;
  busy: string;
  primary?: boolean;
  children: ReactNode;
}) {
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [fault, setFault] = useState('');
  const [told, setTold] = useState('');
  return (
    <form
      className="act"
      onSubmit={async event => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        setState('busy');
        setFault('');
        setTold('');
        try {
          setTold((await act(field => String(data.get(field) ?? ''))) ?? '');
          form.reset();
        } catch (error) {
          setFault((error as Error).message);
        } finally {
          setState('idle');
        }
      }}
    >
      {title !== undefined && <h2>{title}</h2>}
      {children}
      {fault !== '' && (
        <p className="refused" role="alert">
          {fault}
        </p>
      )}
      <p>
        <button type="submit" className={primary ? 'btn primary' : 'btn'} disabled={state === 'busy'}>
          {state === 'busy' ? busy : label}
        </button>
      </p>
      <p role="status" className={told === '' ? 'vh' : 'soft'}>
        {told}
      </p>
    </form>
  );
}

/** A field of a form, with its help text. */
export function Field({
  name,
  label,
  help,
  type = 'text',
  complete,
  value = '',
}: {
  name: string;
  label: string;
  help?: string;
  type?: 'text' | 'password';
  /** what a password manager fills in here */
  complete: string;
  value?: string;
}) {
  return (
    <Labelled label={label} help={help}>
      {marks => (
        <input
          {...marks}
          name={name}
          type={type}
          autoComplete={complete}
          defaultValue={value}
          required
          maxLength={128}
        />
      )}
    </Labelled>
  );
}
