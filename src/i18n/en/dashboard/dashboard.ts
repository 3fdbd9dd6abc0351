import { common } from '../common/words.ts';

/** Words of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  greeting: 'Welcome, %{name}',
  state: 'Whole state',
  counts: 'Number of grievances',
  count: { open: common.open, allComplaints: 'Total', inProgress: common.inProgress, closed: 'Closed' },
  share: '%{percent}% of all grievances',
  confirmed: 'Confirmed by citizens: %{count}',
  claimed: 'Only reported as done: %{count}',
  sum: 'Open, in progress and closed',
  failed: 'The number of grievances could not be loaded.',
  chartsFailed: 'The charts could not be loaded.',
  reportFailed: 'The report could not be loaded.',
  nothing: 'No grievances here yet.',
  charts: {
    issues_area: 'Grievances by area',
    issues_assembly: 'Grievances by assembly',
    issues_parliament: 'Grievances by parliament',
    issues_assigned: 'Grievances by assigned staff',
    issues_category: 'Grievances by category',
  },
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  report: 'Report',
  reports: {
    leaders: 'Area InCharges',
  },
  columns: {
    name: common.name,
    total: 'Total',
    open: common.open,
    inProgress: common.inProgress,
    closed: 'Closed',
  },
  pages: 'Pages: %{title}',
  next: 'What would you like to do?',
  links: {
    mine: { title: 'My grievances', text: 'Go on with what you recorded: the list is below the form.' },
    all: { title: 'All grievances', text: 'Find, answer and resolve the grievances of your place.' },
  },
};
