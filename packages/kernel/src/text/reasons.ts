// Says why a number of a card differs from the printed one.

/** Something that changes a number of a card. */
export interface NumberReason {
  /** a card's title, or another cause: `damage` */
  readonly by: string;
  readonly does: 'adds' | 'multiplies' | 'sets';
  readonly n: number;
}

const SIGNS = { adds: '+', multiplies: '×', sets: '= ' } as const;

/** Explains a number: `G'Kar +4, damage −2`; '' where nothing has changed it. A cause that alone settles the number has no amount: `neutralized`. */
export function tellReasons(reasons: readonly NumberReason[]): string {
  const told: NumberReason[] = [];
  for (const reason of reasons) {
    if (reason.does === 'adds' ? reason.n === 0 : reason.does === 'multiplies' && reason.n === 1) continue;
    // a cause that adds several times appears once
    const at = told.findIndex(x => x.by === reason.by && x.does === 'adds' && reason.does === 'adds');
    if (at < 0) told.push(reason);
    else told[at] = { ...reason, n: told[at]!.n + reason.n };
  }
  if (told.length === 1 && told[0]!.does === 'sets') return told[0]!.by;
  return told.map(({ by, does, n }) => `${by} ${n < 0 ? '−' : SIGNS[does]}${Math.abs(n)}`).join(', ');
}
