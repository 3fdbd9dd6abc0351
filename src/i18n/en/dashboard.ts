/** Words of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  greeting: 'Welcome, %{name} · %{place}',
  state: 'Whole state',
  counts: 'Number of grievances',
  count: { open: 'Open', allComplaints: 'Total', inProgress: 'In Progress', closed: 'Closed' },
  share: '%{percent}% of all grievances',
  sum: 'Open, in progress and closed',
  failed: 'The number of grievances could not be loaded.',
  next: 'What would you like to do?',
  links: {
    record: {
      title: 'Record a grievance',
      text: 'Write down a complaint or suggestion, with pictures and recordings.',
    },
    mine: { title: 'My grievances', text: 'Go on with what you recorded: the list is below the form.' },
    all: { title: 'All grievances', text: 'Find, answer and resolve the grievances of your place.' },
  },
};
