// A small, fast random number generator for searches.

/** A small, fast generator for searches. It leaves the match's own generator alone. */
export class Die {
  private at: number;

  /** @param seed any safe integer; equal seeds give equal numbers */
  constructor(seed: number) {
    this.at = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.floor(seed / 2 ** 32)) | 0;
    this.throw();
  }

  /** Returns the next value, an unsigned 32-bit number. */
  throw(): number {
    this.at = (this.at + 0x6d2b79f5) | 0;
    let x = this.at;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  }

  /** Returns a whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor((this.throw() / 2 ** 32) * n);
  }
}

/** Makes one seed from several numbers. It stays a safe integer. */
export function mixed(...parts: readonly number[]): number {
  let high = 0x2545f491;
  let low = 0x9e3779b9;
  for (const part of parts) {
    for (const half of [part | 0, Math.floor(part / 2 ** 32) | 0]) {
      low = Math.imul(low ^ half, 0x85ebca6b);
      low ^= low >>> 13;
      high = Math.imul(high ^ low, 0xc2b2ae35);
      high ^= high >>> 16;
    }
  }
  return (high & 0xfffff) * 2 ** 32 + (low >>> 0);
}
