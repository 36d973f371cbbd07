// Writes a span of time as a clock shows it.

const SECOND = 1_000;

/** A span of time as a clock shows it: `0:07`, `12:30`, `1:02:03`, `2 days 3 h`. @param millis in milliseconds */
export function timeLeft(millis: number): string {
  const seconds = Math.ceil(millis / SECOND);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} days ${hours % 24} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
