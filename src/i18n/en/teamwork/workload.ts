import { common } from '../common/words.ts';

/** Words of the workload of each user. */
export const workload = {
  title: 'Workload',
  failed: 'The workload could not be loaded.',
  chooseFirst: 'Choose an office to see who in it has how much in charge.',
  empty:
    'Here stands how many grievances each of the staff has in charge. Staff are added under Grievance Incharge.',
  nobody: 'Unassigned',
  oldest: 'Oldest',
  figures: {
    open: common.open,
    overdue: 'Overdue',
    at_risk: 'At risk',
    due_soon: 'Due in 7 days',
    paused: 'Paused',
    recent: 'New in 7 days',
  },
  of: '%{figure} of %{name}: %{count}',
  away: 'On leave until %{day}',
  awayFor: 'On leave until %{day}, deputy %{name}',
  inactive: 'Works here no more',
  even: {
    action: 'Even out',
    title: 'Even out the work',
    about: 'Grievances that were left alone for 3 days go from who has most to who has least.',
    none: 'Nothing to even out: nobody has two grievances more than another that were left alone for 3 days.',
    failed: 'What could be moved could not be worked out.',
    what: '%{category}, %{place}',
    way: '%{from} → %{to}',
    tick: 'Move %{number}',
    all: 'Move all',
    submit: 'Move %{count} grievance |||| Move %{count} grievances',
    choose: 'Please tick at least one.',
  },
  work: {
    title: 'Even out the work',
    states: {
      queued: common.queued,
      running: 'Being moved',
      done: common.finished,
      cancelled: 'Cancelled',
      failed: common.stopped,
    },
    told: '%{done} of %{total} moved, %{refused} refused',
    cancel: common.cancelRest,
    results: common.results,
    dismiss: common.dismiss,
    failed: 'How the work stands could not be loaded.',
    refused: '%{count} stays where it is: %{reason} |||| %{count} stay where they are: %{reason}',
    more: common.andMore,
  },
};
