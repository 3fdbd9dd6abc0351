import { CLOCK_STATES, RESPONSE_STATES } from '#contract/deadlines/clock.ts';
import { LEVEL_FILTERS } from '#contract/deadlines/escalationLevels.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';
import { dueResult, dueState } from './dueState.ts';
import { levelState } from './levelState.ts';

export const deadlines: Capability = {
  name: 'deadlines',
  myDay: [
    { id: 'overdue', words: 'myDay.numbers.overdue' },
    { id: 'due_today', words: 'myDay.numbers.due_today' },
    { id: 'escalated_to_me', words: 'myDay.numbers.escalated_to_me' },
  ],
  settings: [
    {
      id: 'targets',
      words: 'targets.section',
      form: () => import('./targets/TargetsForm.tsx'),
      value: () => import('./targets/TargetsValue.tsx'),
    },
    {
      id: 'ladder',
      words: 'escalation.section',
      form: () => import('./escalationLevels/EscalationForm.tsx'),
      value: () => import('./escalationLevels/EscalationValue.tsx'),
    },
  ],
  calendarQuestion: [{ id: 'moves', load: () => import('./calendarQuestion.ts') }],
  title: 'due.title',
  complaint: {
    bulk: [{ id: 'priority', load: () => import('./bulk/priority.tsx') }],
    filters: [
      {
        field: 'sla',
        kind: 'several',
        label: 'due.fields.sla',
        isFirst: true,
        values: CLOCK_STATES,
        words: 'due.state',
      },
      {
        field: 'priority',
        kind: 'several',
        label: 'complaint.fields.priority',
        isFirst: true,
        values: PRIORITIES,
        words: 'due.priority',
      },
      {
        field: 'response',
        kind: 'several',
        label: 'complaint.fields.response',
        values: RESPONSE_STATES,
        words: 'due.response',
      },
      { field: 'due_from', kind: 'day', label: 'due.fields.due_from' },
      { field: 'due_to', kind: 'day', label: 'due.fields.due_to' },
      {
        field: 'level',
        kind: 'several',
        label: 'complaint.fields.level',
        values: LEVEL_FILTERS,
        words: 'due.level',
      },
    ],
    state: [
      { id: 'due', of: dueState },
      { id: 'level', of: levelState },
    ],
    columns: [
      {
        id: 'priority',
        of: ({ priority }, { translate }) =>
          priority ? { text: translate(`due.priority.${priority}`) } : null,
      },
      {
        id: 'due_on',
        replaces: 'due',
        of: (row, words) => ({
          text: row.clock?.due_on ? words.day(row.clock.due_on) : '',
          state: row.clock?.state === 'running' ? null : dueResult(row, words),
        }),
      },
    ],
    head: [{ id: 'due', load: () => import('./complaint/Due.tsx') }],
    whatFacts: [{ id: 'deadlines', load: () => import('./complaint/DeadlineFacts.tsx') }],
    actions: [
      {
        id: 'pause',
        group: 'work',
        words: 'pausing.action',
        isOffered: offered('pause'),
        load: () => import('./complaint/pause/PauseDialog.tsx'),
      },
      {
        id: 'escalate',
        group: 'work',
        words: 'escalation.escalate.action',
        isOffered: offered('escalate'),
        load: () => import('./complaint/escalation/Escalate.tsx'),
      },
      {
        id: 'deescalate',
        group: 'work',
        words: 'escalation.deescalate.action',
        isOffered: offered('deescalate'),
        load: () => import('./complaint/escalation/Deescalate.tsx'),
      },
    ],
    changes: [
      {
        id: 'deadlines',
        fields: ['priority', 'pauseReason', 'pausedUntil', 'level', 'escalatedFor'],
        load: () => import('./complaint/DeadlineChange.tsx'),
      },
    ],
    recording: [{ id: 'priority', load: () => import('./recording/part.ts') }],
  },
};
