/** Words of working through a list of complaints one after the other. */
export const desk = {
  answer: {
    action: 'Answer',
    status: 'Status after the answer',
    submit: 'Save answer',
    done: 'Answer saved.',
  },
  place: {
    label: 'Place in the list',
    at: '%{place} of %{total}',
    ofMore: '%{place} of more than %{total}',
    gone: 'No longer in this list',
    previous: 'Previous',
    next: 'Next',
    goOn: 'Then open the next one',
    last: 'This was the last one of the list.',
    failed: 'The list could not be loaded.',
  },
  queue: {
    gone: 'This is no longer on the list: somebody else may have done it. It stays here until you go on.',
    goOn: 'Go on',
  },
};
