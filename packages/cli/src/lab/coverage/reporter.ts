// Tells the parent process what each test file did. The test runner loads it.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';

/** A message of the test runner to its parent process. */
export type ReporterMessage =
  | { readonly kind: 'began'; readonly files: number }
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly tests: readonly { readonly title: string; readonly status: string; readonly error: string }[];
      /** errors of the file outside its tests; a file that cannot be loaded has errors and no tests */
      readonly errors: readonly string[];
    }
  | { readonly kind: 'ended'; readonly reason: string; readonly errors: readonly string[] };

const firstLine = (error: { readonly message?: string } | undefined): string => (error?.message ?? '').split('\n')[0]!;

/** A Vitest reporter that tells the parent process what was run, file by file. */
export default class TellParent implements Reporter {
  private root = '';

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunStart(files: readonly TestSpecification[]): Promise<void> {
    return tell({ kind: 'began', files: files.length });
  }

  onTestModuleEnd(module: TestModule): Promise<void> {
    const tests = [...module.children.allTests()].map(test => {
      const { state, errors } = test.result();
      return { title: test.name, status: state, error: firstLine(errors?.[0]) };
    });
    const suites = [...module.children.allSuites()].flatMap(suite => suite.errors());
    const errors = [...module.errors(), ...suites].map(firstLine);
    return tell({ kind: 'file', file: relative(this.root, module.moduleId), tests, errors });
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): Promise<void> {
    return tell({ kind: 'ended', reason, errors: unhandled.map(firstLine) });
  }
}

/** Sends a message, and waits until it is sent, because the runner may end at once. */
function tell(message: ReporterMessage): Promise<void> {
  return new Promise((done, failed) => {
    if (process.send === undefined) throw new Error('this reporter speaks to a parent process, and there is none');
    process.send(message, undefined, undefined, error => (error ? failed(error) : done()));
  });
}
