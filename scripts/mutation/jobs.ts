import { join } from 'node:path';

/** Tests to run with one mutant, or with none, until one fails. */
export interface Job {
  mutant: string | null;
  tests: string[];
}

/** The result of a job; for jobs without a mutant `reached` lists the mutants whose places the tests executed. */
export interface Outcome {
  mutant: string | null;
  failedIn: string | null;
  /** The message of the failed test. */
  failure?: string;
  seconds: number;
  reached?: string[];
  tests: string[];
}

/** A run and its test process communicate through files, which survive when the process is killed. */
export const jobsFile = (folder: string) => join(folder, 'jobs.json');
export const outcomesFile = (folder: string) => join(folder, 'outcomes.jsonl');

/** The environment variables with the folder of the jobs, and with the files to mutate, separated by commas. */
export const FOLDER = 'MUTATION_FOLDER';
export const FILES = 'MUTATION_FILES';
