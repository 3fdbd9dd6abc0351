import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import type { SeededComplaint } from './complaints.ts';
import type { SeededClosing } from './seededClosing.ts';

interface Line {
  action: TimelineAction;
  at: Date;
  /** The account that did it, if it is not the assignee. */
  by?: number | null;
  changes: Changes;
}

/** The timeline entries for the closings of a demo complaint, oldest first. */
export function closingLines({ cause, closings = [], staff_id, status }: SeededComplaint): Line[] {
  let from = staff_id ? 'reviewed' : 'open';
  return closings.flatMap((closing, nth) => {
    const isLast = nth === closings.length - 1;
    const answer = isLast ? cause?.answer : undefined;
    const resolved: Line = {
      action: 'resolved',
      at: closing.closed_at,
      by: closing.closed_by,
      changes: {
        status: [from, isLast ? status : 'Resolved'],
        ...(answer ? { message: [null, answer] } : {}),
        ...(closing.outcome ? { outcome: [null, closing.outcome] } : {}),
      },
    };
    from = 'open';
    return [resolved, ...closing.calls.map((call) => lineOf(closing, call)), ...reopenedBy(closing)];
  });
}

function lineOf(closing: SeededClosing, call: SeededClosing['calls'][number]): Line {
  const isLast = call === closing.calls.at(-1);
  return {
    action: 'verified',
    at: call.at,
    by: call.by,
    changes: {
      verifyResult: [null, call.result],
      channel: [null, 'phone'],
      ...(isLast ? { verification: ['pending', closing.verification] } : {}),
      ...(isLast && closing.rating ? { rating: [null, String(closing.rating)] } : {}),
    },
  };
}

const reopenedBy = ({ calls, reopened_at }: SeededClosing): Line[] =>
  reopened_at
    ? [
        {
          action: 'reopened',
          at: reopened_at,
          by: calls.at(-1)?.by,
          changes: { status: ['Resolved', 'open'], reopenReason: [null, 'disputed'] },
        },
      ]
    : [];
