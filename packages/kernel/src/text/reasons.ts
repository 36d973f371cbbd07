// Says why a number of a card differs from the printed one.

/** Something that makes a number of a card other than printed. */
export interface NumberReason {
  /** a card's title, or what it is: `damage` */
  readonly by: string;
  readonly does: 'adds' | 'multiplies' | 'sets';
  readonly n: number;
}

const SIGNS = { adds: '+', multiplies: '×', sets: '= ' } as const;

/**
 * Why a number is what it is, as a person reads it: `G'Kar +4, damage −2`; '' where nothing has changed it. What alone settles the number needs not say it:
 * `neutralized`.
 */
export function tellReasons(reasons: readonly NumberReason[]): string {
  const told: NumberReason[] = [];
  for (const reason of reasons) {
    if (reason.does === 'adds' ? reason.n === 0 : reason.does === 'multiplies' && reason.n === 1) continue;
    // what adds more than once is told once
    const at = told.findIndex(x => x.by === reason.by && x.does === 'adds' && reason.does === 'adds');
    if (at < 0) told.push(reason);
    else told[at] = { ...reason, n: told[at]!.n + reason.n };
  }
  if (told.length === 1 && told[0]!.does === 'sets') return told[0]!.by;
  return told.map(({ by, does, n }) => `${by} ${n < 0 ? '−' : SIGNS[does]}${Math.abs(n)}`).join(', ');
}
