import { type ChildProcess, spawn } from 'node:child_process';

/** Processes of tests, which end with the tests even if these are killed. */

/**
 * A watchdog in a process of its own. It reads lines with process numbers, `+` to add and `-` to remove. When its input ends, the tests have ended,
 * and it kills the remaining processes.
 */
const WATCH = `
left=' '
while read -r sign pid; do
  case $sign in
    +) left="$left$pid " ;;
    -) left="\${left%%" $pid "*} \${left#*" $pid "}" ;;
  esac
done
for pid in $left; do kill -KILL "$pid" 2>/dev/null; done
`;

let watch: ChildProcess | null = null;

/** Makes a process end with the tests of this thread. @returns the process */
export function bound<C extends ChildProcess>(child: C): C {
  const { pid } = child;
  if (pid === undefined) return child;
  // in its own group, so that Ctrl-C in the terminal does not end it
  watch ??= spawn('sh', ['-c', WATCH], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watch.unref();
  (watch.stdin as unknown as { unref(): void }).unref();
  watch.stdin!.write(`+ ${pid}\n`);
  child.once('exit', () => watch!.stdin!.write(`- ${pid}\n`));
  return child;
}
