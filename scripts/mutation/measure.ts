import { join, resolve } from 'node:path';
import type { Job, Outcome } from './jobs.ts';
import type { Mutant } from './mutants.ts';
import type { Verdict } from './report.ts';
import { runJobs } from './testProcess.ts';

interface Given {
  folder: string;
  files: string[];
  tests: string[];
  mutants: Mutant[];
  workers: number;
}

/** Runs every job once, divided among so many parallel processes. */
async function all(jobs: Job[], { folder, files, workers }: Given, told: (outcome: Outcome) => void) {
  const shares = Array.from({ length: workers }, (_, at) =>
    jobs.filter((__, number) => number % workers === at),
  );
  await Promise.all(
    shares.map((share, at) => runJobs(share, { folder: join(folder, `worker-${at}`), files, told })),
  );
}

/**
 * First every test file runs without a mutant, to record the places that it executes and its time. Then each mutant
 * runs with the files that execute its place, the fastest first, until one fails.
 */
export async function measure(given: Given): Promise<Verdict[]> {
  const baseline: Outcome[] = [];
  const alone = given.tests.map((test): Job => ({ mutant: null, tests: [resolve(test)] }));
  await all(alone, given, (outcome) => baseline.push(outcome));
  const broken = baseline
    .filter(({ failedIn }) => failedIn)
    .map(({ tests, failure }) => `${tests}: ${failure}`);
  if (broken.length > 0) throw new Error(`These tests fail without a mutant:\n${broken.join('\n')}`);
  baseline.sort((one, other) => one.seconds - other.seconds);

  const testsFor = ({ key }: Mutant) =>
    baseline.filter(({ reached }) => reached?.includes(key)).flatMap(({ tests }) => tests);
  const noticedBy = new Map<string | null, string | null>();
  const jobs = given.mutants
    .map((mutant): Job => ({ mutant: mutant.key, tests: testsFor(mutant) }))
    .filter(({ tests }) => tests.length > 0);
  await all(jobs, given, ({ mutant, failedIn }) => {
    noticedBy.set(mutant, failedIn);
    process.stdout.write(failedIn ? '.' : 'S');
  });
  process.stdout.write('\n');
  return given.mutants.map((mutant) => ({ mutant, noticedBy: noticedBy.get(mutant.key) ?? null }));
}
