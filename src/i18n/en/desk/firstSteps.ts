/** Words of the first steps of a new office, on its dashboard. */
export const firstSteps = {
  title: 'First steps',
  hide: 'Do not show again',
  done: 'Done',
  open: 'To do',
  ask: 'An administrator adds these.',
  places: {
    title: 'Add the places',
    text: 'One file with every parliament, assembly, mandal and area: each grievance belongs to an area.',
    link: 'Import places',
  },
  categories: {
    title: 'Add the categories of grievances',
    text: 'Such as water, roads or pensions. Each grievance has one.',
    link: 'Add categories',
  },
  people: {
    title: 'Add the people',
    text: 'A grievance in-charge signs in with the phone number and the password that you give.',
    link: 'Add a grievance in-charge',
    accounts: 'For an MLA or MP, add a user first, then name the seat under Candidates.',
    addUser: 'Add a user',
    candidates: 'Candidates',
  },
  uses: {
    title: 'Choose what the office uses',
    text: 'A new office has citizens and quick replies. Deadlines, letters, messages and more can be switched on.',
    link: 'Show the switches',
  },
  grievances: {
    title: 'Record the first grievances',
    text: 'After %{many} of them these steps disappear. Recorded so far: %{count}.',
    link: 'Go to the form',
  },
};
