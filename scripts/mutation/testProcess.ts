import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES, FOLDER, type Job, jobsFile, type Outcome, outcomesFile } from './jobs.ts';

/** Without the end of a test for so long, the process hangs where no time limit works. */
const STALLED_SECONDS = 180;
/** Limits the memory that mutants leave in a process. */
const JOBS_A_PROCESS = 120;

/** Follows the file of results: each call reads its new lines, and returns whether the process hangs. */
export function resultsReader(folder: string, onOutcome: (outcome: Outcome) => void): () => boolean {
  const file = outcomesFile(folder);
  let [read, last] = [0, Date.now()];
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(read, -1) : [];
    if (lines.length > 0) [read, last] = [read + lines.length, Date.now()];
    for (const line of lines) if (line) onOutcome(JSON.parse(line));
    return Date.now() - last > STALLED_SECONDS * 1000;
  };
}

/**
 * Runs jobs in one test process after the other; calls `told` with each result. A mutant that hangs counts as detected.
 */
export async function runJobs(
  jobs: Job[],
  { folder, files, told }: { folder: string; files: string[]; told: (outcome: Outcome) => void },
): Promise<void> {
  const waiting = [...jobs];
  for (let part = 0; waiting.length > 0; part += 1) {
    const own = join(folder, String(part));
    const some = waiting.slice(0, JOBS_A_PROCESS);
    const done = await runSome(some, { folder: own, files, told });
    waiting.splice(0, done);
    const hanging = done < some.length ? waiting.shift() : undefined;
    if (!hanging) continue;
    const { mutant, tests } = hanging;
    if (mutant === null) throw new Error(`${tests.join()} could not be run; see ${join(own, 'log')}.`);
    told({ mutant, tests, failedIn: 'time limit', seconds: STALLED_SECONDS });
  }
}

interface Given {
  folder: string;
  files: string[];
  told: (outcome: Outcome) => void;
}

/** Returns how many of the jobs were done before the process ended or was killed. */
async function runSome(jobs: Job[], { folder, files, told }: Given): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(jobsFile(folder), JSON.stringify(jobs));
  const log = openSync(join(folder, 'log'), 'w');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutation/vitest.config.ts'];
  const child = spawn(process.execPath, vitest, {
    env: { ...process.env, [FOLDER]: folder, [FILES]: files.join() },
    stdio: ['ignore', log, log],
    // A separate process group, so that its workers end with it.
    detached: true,
  });
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  let done = 0;
  const hangs = resultsReader(folder, (outcome) => {
    done += 1;
    told(outcome);
  });
  const timer = setInterval(() => hangs() && end(), 500);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  process.off('exit', end);
  hangs();
  return done;
}
