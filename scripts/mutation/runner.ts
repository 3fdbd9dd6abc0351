import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTask, type RunnerTestCase, TestRunner, vi } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { activate, allowTime, reachedMutants, seconds } from './activeMutant.ts';
import { FOLDER, type Job, jobsFile, type Outcome, outcomesFile } from './jobs.ts';

/**
 * Runs test files repeatedly in one process, which makes it fast: a new process would load drizzle, sharp and the
 * database's WebAssembly again for each mutant. The project's modules are loaded again for each file and mutant.
 */
export default class MutantRunner extends TestRunner {
  private atWork = false;
  private failure: string | undefined;
  private readonly noticed = new Map<string, number>();

  override async onAfterRunFiles() {
    super.onAfterRunFiles();
    if (this.atWork) return;
    this.atWork = true;
    const silent = async () => {};
    // Vitest has installed its reporters here, which would hold every result until the end.
    Object.assign(this, { onTaskUpdate: silent, onCollected: silent });
    const folder = process.env[FOLDER] ?? '';
    for (const job of JSON.parse(readFileSync(jobsFile(folder), 'utf8')) as Job[]) {
      appendFileSync(outcomesFile(folder), `${JSON.stringify(await this.outcomeOf(job))}\n`);
    }
  }

  private async outcomeOf({ mutant, tests }: Job): Promise<Outcome> {
    const start = seconds();
    let failedIn: string | null = null;
    for (const test of this.sharpestFirst(tests)) {
      activate(mutant);
      if (await this.passes(test)) continue;
      failedIn = test;
      this.noticed.set(test, (this.noticed.get(test) ?? 0) + 1);
      break;
    }
    const reached = mutant === null ? reachedMutants() : undefined;
    return { mutant, tests, failedIn, failure: this.failure, seconds: seconds() - start, reached };
  }

  /** The test that has detected most mutants so far runs first; ties keep the given order. */
  private sharpestFirst(tests: string[]): string[] {
    const count = (test: string) => this.noticed.get(test) ?? 0;
    return [...tests].sort((one, other) => count(other) - count(one));
  }

  private async passes(test: string): Promise<boolean> {
    vi.resetModules();
    this.failure = undefined;
    const [file] = await startTests([test], this);
    vi.restoreAllMocks();
    if (file?.result?.state === 'pass') return true;
    this.failure ??= file?.result?.errors?.[0]?.message ?? 'no result';
    return false;
  }

  /** The first failure decides: the rest of the file need not run. */
  override async onBeforeRunTask(test: RunnerTestCase) {
    if (this.failure !== undefined) test.mode = 'skip';
    allowTime();
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase) {
    const { result } = test as RunnerTask;
    if (result?.state === 'fail') this.failure ??= result.errors?.[0]?.message ?? 'failed';
    // An empty line shows that the process does not hang, however long the whole file takes.
    appendFileSync(outcomesFile(process.env[FOLDER] ?? ''), '\n');
    super.onAfterRunTask(test);
  }
}
