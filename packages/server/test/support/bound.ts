import { type ChildProcess, spawn } from 'node:child_process';

/** Processes that tests begin, and that end with the tests, also where these are killed. */

/**
 * Watches over processes from outside: it is told each by a line, `+` or `-` with its number, and where its input ends, because the tests have ended in
 * whatever way, it ends those that are left.
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

/** Sees to it that a process ends with the tests of this thread. @returns the same */
export function bound<C extends ChildProcess>(child: C): C {
  const { pid } = child;
  if (pid === undefined) return child;
  // in a group of its own: what ends all processes of a terminal leaves it to do its work
  watch ??= spawn('sh', ['-c', WATCH], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watch.unref();
  (watch.stdin as unknown as { unref(): void }).unref();
  watch.stdin!.write(`+ ${pid}\n`);
  child.once('exit', () => watch!.stdin!.write(`- ${pid}\n`));
  return child;
}
