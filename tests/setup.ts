import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { clearFile, clearTest } from './leftovers.ts';

/** A warning is an unnoticed fault: a test that prints one fails, unless it replaces the method. */
const complaints: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => complaints.push(`console.${level}: ${format(...values)}`);
  }
});

afterEach(() => {
  const printed = complaints.splice(0).join('\n');
  if (printed) throw new Error(printed);
});

// Here, because a hook that is asked for inside another hook is never called.
afterEach(clearTest);
afterAll(clearFile);
