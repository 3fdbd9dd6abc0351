import { expect, test } from 'vitest';
import { statusFilter } from '#contract/complaints/complaintStatus.ts';

test.each([
  ['Open', 'open'],
  ['In Progress', 'in_progress'],
  ['IN PROGRESS', 'in_progress'],
  ['InProgress', 'in_progress'],
  ['in_progress', 'in_progress'],
  ['Closed', 'closed'],
  ['CLOSE', 'close'],
  ['resolved', 'Resolved'],
  ['Not Closed', 'not_closed'],
])('[LIST-05] understands the status %j', (text, meant) => {
  expect(statusFilter(text)).toBe(meant);
});

test.each(['', 'done', 'opened', 'open,closed', '__proto__', 'toString'])(
  '[LIST-05] knows no status %j',
  (text) => {
    expect(statusFilter(text)).toBeUndefined();
  },
);
