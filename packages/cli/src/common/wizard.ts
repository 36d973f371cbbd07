// Asks a person to choose or to type something, with arrow keys or with numbers.
import { isCancel, password, select, text } from '@clack/prompts';
import { forTerminal } from './ink.ts';
import type { Io } from './io.ts';
import { wrap } from './text.ts';

/** A choice in a wizard. */
export interface Pick<T> {
  readonly value: T;
  readonly label: string;
  /** an explanation for beginners */
  readonly about?: string;
}

/** Text for the library that draws the choices. It adds its own styles. */
const shown = (words: string): string => forTerminal(words, false);

/** Asks for one of several choices; null if the user leaves. A terminal that cannot be drawn on gets a numbered list. */
export async function pick<T>(io: Io, message: string, picks: readonly Pick<T>[]): Promise<T | null> {
  if (io.drawn) {
    io.release();
    const at = await select({
      message: shown(message),
      options: picks.map(({ label, about }, value) => ({
        value,
        label: shown(label),
        ...(about === undefined ? {} : { hint: shown(about) }),
      })),
    });
    return isCancel(at) ? null : picks[at]!.value;
  }
  io.out(message);
  picks.forEach(({ label, about }, i) => {
    io.out(wrap(`${String(i + 1).padStart(3)} ${label}${about === undefined ? '' : `: ${about}`}`, io.width));
  });
  for (;;) {
    const line = await io.ask('> ');
    if (line === null || /^q(uit)?$/i.test(line.trim())) return null;
    const found = picks[Number(line.trim()) - 1];
    if (found !== undefined) return found.value;
    io.out(`Type a number from 1 to ${picks.length}, or q to leave.`);
  }
}

/**
 * Asks for a line until it is valid; null if the user leaves.
 * @param fault the fault of a line; null if it has none
 */
export async function write(io: Io, message: string, fault: (line: string) => string | null): Promise<string | null> {
  if (io.drawn) {
    io.release();
    const line = await text({
      message: shown(message),
      validate: given => {
        const wrong = fault(given?.trim() ?? '');
        return wrong === null ? undefined : shown(wrong);
      },
    });
    return isCancel(line) ? null : line.trim();
  }
  for (;;) {
    io.out(message);
    const line = await io.ask('> ');
    if (line === null || /^q(uit)?$/i.test(line.trim())) return null;
    const wrong = fault(line.trim());
    if (wrong === null) return line.trim();
    io.out(wrap(wrong, io.width));
  }
}

/** Asks for a secret, which the screen does not show; null if the user leaves. */
export async function secret(io: Io, message: string): Promise<string | null> {
  if (!io.drawn) return io.ask(`${message} `);
  io.release();
  const line = await password({ message: shown(message) });
  return isCancel(line) ? null : line;
}
