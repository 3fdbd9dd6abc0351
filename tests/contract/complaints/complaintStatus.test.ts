import { expect, test } from 'vitest';
import {
  displayedStatus,
  isClosed,
  STATUSES,
  statusFilter,
  statusGroup,
} from '#contract/complaints/complaintStatus.ts';

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

test('[LIST-05, LIST-06, DET-06] each status is in one group, is shown by it, and is closed or not', () => {
  expect(
    STATUSES.map((status) => [status, statusGroup(status), displayedStatus(status), isClosed(status)]),
  ).toEqual([
    ['open', 'open', 'open', false],
    ['pending', 'open', 'pending', false],
    ['reviewed', 'in_progress', 'InProgress', false],
    ['responded', 'in_progress', 'InProgress', false],
    ['close', 'closed', 'Closed', true],
    ['Resolved', 'closed', 'Closed', true],
  ]);
});

test('[LIST-05] case means nothing, and what another host has made up counts as open', () => {
  expect([statusGroup('resolved'), statusGroup('RESPONDED'), statusGroup('escalated')]).toEqual([
    'closed',
    'in_progress',
    'open',
  ]);
  expect([displayedStatus('resolved'), displayedStatus('escalated')]).toEqual(['Closed', 'escalated']);
});
