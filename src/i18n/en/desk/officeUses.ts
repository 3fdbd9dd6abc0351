import { common } from '../common/words.ts';

/** Words of what an office uses. */
export const officeUses = {
  section: {
    title: 'What this office uses',
    text: 'Switch off what this office does not need. Nothing that is stored is lost.',
  },
  none: 'Nothing beyond the basics',
  names: {
    persons: 'People',
    deadlines: 'Deadlines',
    teamwork: 'Teamwork',
    replies: common.quickReplies,
    closing: 'Closing',
    letters: common.letters,
    messages: 'Messages to citizens',
  },
  adds: {
    persons:
      'Keeps a record of each citizen and household, finds duplicates, and joins grievances to shared problems.',
    deadlines: 'Gives each grievance a priority and a due date, reminds in time, and escalates what is late.',
    teamwork: 'Chooses who gets a new grievance, and shows who is on leave and how much everybody has to do.',
    replies: 'Offers prepared answers, and quick actions that take several steps at once.',
    closing: 'Records how each grievance ended, asks the citizen about it, and limits reopening.',
    letters: 'Writes numbered letters, asks departments and reminds them, and keeps the registers.',
    messages:
      'Sends SMS and WhatsApp messages, shows citizens how far their grievance is, and keeps calls and the inbox.',
  },
  wouldHide:
    'Switched off, it hides %{smart_count} record. |||| Switched off, it hides %{smart_count} records.',
  hides: '%{smart_count} record is hidden. |||| %{smart_count} records are hidden.',
  needs: 'Needs “%{name}”.',
  withIt: '“%{name}” is switched off with it.',
  off: {
    title: 'Switch off “%{name}”?',
    question:
      '%{smart_count} record is hidden, and what waits ends. Nothing is deleted: it is back when you switch it on again. |||| %{smart_count} records are hidden, and what waits ends. Nothing is deleted: they are back when you switch it on again.',
    action: 'Switch off',
    done: '“%{name}” is switched off',
  },
  on: {
    title: 'Switch on “%{name}”?',
    question: 'It appears for everybody in this office. Nothing is sent for the time before.',
    action: 'Switch on',
    done: '“%{name}” is switched on',
  },
};
