import { common } from '../common/words.ts';

/** Words of the contact preferences of a person, and of how they were given. */
export const contactPreferences = {
  title: 'Messages wanted',
  failed: 'What the person wants could not be loaded.',
  change: 'Change',
  purposes: { status: 'Status of own grievances', calls: common.calls, news: 'News of the office' },
  states: { unknown: 'Not asked', given: 'Yes', refused: 'No' },
  statusUnknown: 'Not asked: goes out',
  newsUnknown: 'Not asked: does not go out',
  said: '%{day}, %{way}',
  noted: 'noted by %{name}',
  own: 'own word',
  language: 'in %{language}',
  notice: 'notice %{version}',
  ways: {
    spoken: 'said in person',
    phone: 'said by phone',
    paper: 'on paper',
    message: 'by a message',
    status_page: 'on the status page',
  },
  history: 'Said before',
  wrong: 'This number was wrong on %{day}',
  stopped:
    '%{phone}: the person wrote STOP on %{day}. Only the person ends that, with START from this phone.',
  noMobile: '%{phone} is no mobile number: no message can be sent to it.',
  stop: {
    action: 'Stop messages',
    title: 'Stop messages to this person?',
    text: 'Messages about the own grievances and news of the office stop. What is waiting is not sent.',
    submit: 'Stop messages',
  },
  edit: {
    title: 'What the person wants by message',
    text: 'Note only what the person has said, after the notice was read out or shown.',
    way: 'How it was said',
    language: 'In which language',
    showNotice: 'The notice',
    noticeFailed: 'The notice could not be loaded.',
    saved: 'Noted.',
  },
};
