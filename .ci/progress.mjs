import { writeSync } from 'node:fs';

/** A Vitest reporter for ./check: it shows how many files are done, in one line that it overwrites, on file descriptor 3. */
export default class Progress {
  files = 0;
  done = 0;

  onTestRunStart(files) {
    this.files = files.length;
  }

  onTestModuleEnd() {
    this.done++;
    writeSync(3, `\r\u001b[2K...     ${this.done} of ${this.files} test files`);
  }
}
