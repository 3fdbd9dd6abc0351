import { LEFT_OUT_KIND_TEXTS, LEFT_OUT_REASON_TEXTS } from '#contract/messages/droppedPart.ts';

/** Words of the inbox of messages from citizens. */
export const inbox = {
  queue: 'What citizens have sent',
  open: 'Open',
  taken: 'Done',
  failed: 'The inbox could not be loaded.',
  loading: 'Loading the inbox…',
  empty: 'Nothing is waiting.',
  about:
    'What citizens write to the office’s number, and calls that nobody took, come here. Somebody says of each what becomes of it.',
  emptyTaken: 'Nothing has been answered yet.',
  more: 'Further ones follow when these are done.',
  missedCall: 'Missed call',
  leftOut: {
    said: '%{what} was left out: %{why}',
    inFormat: '%{kind} in %{format}',
    kinds: LEFT_OUT_KIND_TEXTS,
    reasons: LEFT_OUT_REASON_TEXTS,
  },
  late: 'Late',
  nobody: 'Nobody is known by this number.',
  known: 'Known by this number',
  files: 'Files',
  sent: '%{when} by %{channel}',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', call: 'phone' },
  take: {
    title: 'What becomes of it?',
    case: 'Add to an open grievance',
    new_case: 'New grievance',
    answer: 'Answer',
    not_for_us: 'Not for us',
  },
  done: {
    case: 'Added to %{number}.',
    answer: 'Answered.',
    not_for_us: 'It is not for us.',
  },
  became: {
    case: 'Added to',
    new_case: 'Recorded as',
    answer: 'Answered',
    not_for_us: 'Not for us',
    called: 'Called back',
  },
  add: {
    title: 'Add to an open grievance',
    choices: 'Open grievances',
    choose: 'Please choose a grievance.',
    none: 'There is no open grievance of this number that you may open.',
  },
  answer: {
    title: 'Answer %{phone}',
    none: 'None of these: the answer tells of the office alone',
  },
  recording: {
    from: 'Recorded from what a citizen has sent: saved, that is done in the inbox.',
    takeBack: 'Record without it',
    gone: 'This is no longer in the inbox.',
    files: 'These files come along: %{files}',
    takenMeanwhile:
      'Somebody else has answered the message meanwhile: see whether the grievance stands twice.',
  },
};
