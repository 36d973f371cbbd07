/** Notes of options that stand together: what all of them say is said once. */

/** The notes of a group: what all options say, and what each says besides. */
export interface GroupNotes {
  readonly shared: string;
  readonly own: readonly string[];
}

const partsOf = (note: string): string[] => note.split('; ').filter(part => part !== '');

/**
 * Takes out of the notes of a group what all of them say. Notes are parts with "; " between them. A single note stays whole.
 * @param notes one for each option, in order
 */
export function groupNotes(notes: readonly string[]): GroupNotes {
  const [first = '', ...others] = notes;
  if (others.length === 0) return { shared: '', own: notes };
  const shared = partsOf(first).filter(part => others.every(note => partsOf(note).includes(part)));
  return {
    shared: shared.join('; '),
    own: notes.map(note =>
      partsOf(note)
        .filter(part => !shared.includes(part))
        .join('; '),
    ),
  };
}
