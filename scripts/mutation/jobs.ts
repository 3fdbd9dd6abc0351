import { join } from 'node:path';

/** Tests to be run with one mutant turned on, or with none, until one fails. */
export interface Job {
  mutant: string | null;
  tests: string[];
}

/** What became of a job; `reached` are the mutants whose places the tests came to, told for jobs without a mutant. */
export interface Outcome {
  mutant: string | null;
  failedIn: string | null;
  /** What the failed test said. */
  failure?: string;
  seconds: number;
  reached?: string[];
  tests: string[];
}

/** Files by which a run and its test process talk; what is written down survives when the process is ended. */
export const jobsFile = (folder: string) => join(folder, 'jobs.json');
export const outcomesFile = (folder: string) => join(folder, 'outcomes.jsonl');

/** Where a test process finds its jobs, and which files it puts mutants into, separated by commas. */
export const FOLDER = 'MUTATION_FOLDER';
export const FILES = 'MUTATION_FILES';
