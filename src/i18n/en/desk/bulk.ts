import { common } from '../common/words.ts';

/** Words of bulk actions on complaints, and of undoing them. */
export const bulk = {
  selectAll: 'Select all %{count} found',
  tooMany: 'At most 10,000 can be selected at once: use more filters to select all.',
  uncounted: 'More than 1,000 are found: add a word, a place or dates to select all.',
  actions: {
    assign: 'Assign staff',
    category: common.category,
    priority: common.priority,
    followup: 'Follow-up',
    cause: 'Add to a shared problem',
    answer: 'Answer',
    resolve: 'Resolve',
    refer: 'Write to a department',
    message: common.message,
    macro: 'Quick action',
  },
  titles: {
    assign: 'Assign %{count} grievance |||| Assign %{count} grievances',
    category: 'Category of %{count} grievance |||| Category of %{count} grievances',
    priority: 'Priority of %{count} grievance |||| Priority of %{count} grievances',
    followup: 'Put off %{count} grievance |||| Put off %{count} grievances',
    answer: 'Answer %{count} grievance |||| Answer %{count} grievances',
    resolve: 'Resolve %{count} grievance |||| Resolve %{count} grievances',
    refer:
      'Write to a department about %{count} grievance |||| Write to a department about %{count} grievances',
    message: 'Message about %{count} grievance |||| Message about %{count} grievances',
    macro: 'Quick action for %{count} grievance |||| Quick action for %{count} grievances',
  },
  submit: {
    assign: 'Assign %{count} |||| Assign %{count}',
    category: 'Change %{count} |||| Change %{count}',
    priority: 'Change %{count} |||| Change %{count}',
    followup: 'Put off %{count} |||| Put off %{count}',
    cause: 'Add %{count} |||| Add %{count}',
    answer: 'Answer %{count} |||| Answer %{count}',
    resolve: 'Resolve %{count} |||| Resolve %{count}',
    refer: 'Save %{count} for sending |||| Save %{count} for sending',
    message: 'Send %{count} |||| Send %{count}',
    macro: 'Apply to %{count} |||| Apply to %{count}',
  },
  check: 'Check first',
  followUpHint: 'They leave your day until then. Deadlines run on.',
  answerHint: 'Every citizen gets this text. It cannot be undone.',
  resolveHint: 'Every citizen gets this text, and the grievances are closed. It cannot be undone.',
  referHint:
    'Each grievance gets a draft to each officer, to be sent under Referrals. Nothing of the grievances changes.',
  messageHint:
    'Each citizen gets what the template says of the own grievance. Who refuses messages gets none, and no phone gets more than %{most} a day. It cannot be undone.',
  macroHint: 'Each grievance takes all steps, or none. It cannot be undone.',
  possible:
    '%{possible} of %{total} grievance will be changed. |||| %{possible} of %{total} grievances will be changed.',
  possibleOf: {
    refer:
      'Drafts are written about %{possible} of %{total} grievance. |||| Drafts are written about %{possible} of %{total} grievances.',
    message:
      'Messages go out about %{possible} of %{total} grievance. |||| Messages go out about %{possible} of %{total} grievances.',
  },
  refused: '%{count} is left as it is: %{reason} |||| %{count} are left as they are: %{reason}',
  typeNumber: 'Type %{count} to go on',
  wrongNumber: 'Please type the number of grievances.',
  assigned: '%{count} grievance was assigned. |||| %{count} grievances were assigned.',
  notAssigned: '%{count} grievance could not be assigned: |||| %{count} grievances could not be assigned:',
  changed: '%{count} grievance was changed. |||| %{count} grievances were changed.',
  done: {
    refer: 'Drafts about %{count} grievance are written. |||| Drafts about %{count} grievances are written.',
    message:
      'The message about %{count} grievance is on its way. |||| The messages about %{count} grievances are on their way.',
  },
  notChanged: '%{count} grievance could not be changed: |||| %{count} grievances could not be changed:',
  again: 'Try these again',
  work: {
    states: {
      queued: common.queued,
      running: 'In progress',
      done: common.finished,
      cancelled: 'Cancelled',
      failed: common.stopped,
    },
    told: '%{done} of %{total} done, %{refused} refused',
    refused: '%{count} refused: %{reason} |||| %{count} refused: %{reason}',
    more: common.andMore,
    cancel: common.cancelRest,
    results: common.results,
    dismiss: common.dismiss,
    failed: 'How the work stands could not be loaded.',
    undo: 'Undo',
    undoUntil: 'Can be undone until %{time}.',
  },
  undoing: {
    title: 'Undo: %{action}',
    states: {
      queued: common.queued,
      running: 'In progress',
      done: 'Undone',
      cancelled: 'Cancelled',
      failed: common.stopped,
    },
    told: '%{done} of %{total} given back, %{refused} kept',
    refused: '%{count} kept: %{reason} |||| %{count} kept: %{reason}',
    more: common.andMore,
    cancel: common.cancelRest,
    results: common.results,
    dismiss: common.dismiss,
  },
  recent: {
    title: 'Recent bulk work',
    failed: 'The recent work could not be loaded.',
    show: 'Show',
  },
};
