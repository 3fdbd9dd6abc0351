import { common } from '../common/words.ts';

/** Words of My day and of postponing a complaint. */
export const myDay = {
  title: 'My day',
  about:
    'Here stands what is overdue or due, what you have put off until today, and what is new for you or was escalated to you.',
  loading: 'Loading your day…',
  failed: 'Your day could not be loaded.',
  next: 'To do next',
  nothing: 'Nothing waits for you.',
  numbers: {
    overdue: { name: 'Overdue', why: 'Overdue' },
    due_today: { name: 'Due today', why: 'Due today' },
    followups: { name: 'Follow-ups today', why: 'Follow-up today' },
    new_for_me: { name: 'New for me', why: 'New for me' },
    escalated_to_me: { name: 'Escalated to me', why: 'Escalated to me' },
    replies_in: { name: 'Replies in', why: 'Reply in' },
    to_verify: { name: common.toVerify, why: 'To verify' },
    inbox_late: { name: 'Waiting in the inbox', why: 'Waiting in the inbox' },
  },
  followUp: {
    action: 'Follow up…',
    title: 'Follow up %{number}',
    about: 'It leaves My day until then. The deadline runs on.',
    day: 'Day',
    quick: 'Quick choice',
    tomorrow: 'Tomorrow',
    inDays: 'In %{count} days',
    inWeek: 'In a week',
    note: 'Note, for yourself alone',
    submit: 'Follow up',
    saved: 'The follow-up is set.',
    markDone: 'Mark as done',
    clear: 'Clear',
    done: 'The follow-up is done.',
    cleared: 'The follow-up is cleared.',
  },
};
