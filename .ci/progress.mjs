import { writeSync } from 'node:fs';

/** A reporter of Vitest for ./check: how many files are done, in one line that is written over, to the third descriptor. */
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
