/** Words for a form that was not filled in because the user has started typing in it. */
export const prefill = {
  inbox:
    'Something else was begun here. Send or discard it first: then the form is filled in with what the citizen has sent.',
  person:
    'Something else was begun here. Send or discard it first: then the grievance of this person is begun.',
  reference:
    'Something else was begun here. Send or discard it first: then the grievance is begun that refers to the closed one.',
};
