import type { DaySection } from '#server/complaints/list/listParts.ts';

/** Complaints that are late or due today, and those that were escalated to the user (DESK-01). */
export const deadlineSections: readonly DaySection[] = [
  {
    name: 'overdue',
    filters: () => ({ sla: 'overdue', followup: 'not_later', sort: 'due_on', order: 'ASC' }),
  },
  {
    name: 'due_today',
    filters: (today) => ({
      sla: 'at_risk',
      due_from: today,
      due_to: today,
      followup: 'not_later',
      sort: 'due_on',
      order: 'ASC',
    }),
  },
  {
    name: 'escalated_to_me',
    filters: () => ({ given: 'escalated', followup: 'not_later' }),
    isOfOthers: true,
  },
];
