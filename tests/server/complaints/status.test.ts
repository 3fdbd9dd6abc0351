import { expect, test } from 'vitest';
import { displayedStatus, isClosed, STATUSES, statusGroup } from '#contract/complaints/complaintStatus.ts';

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
