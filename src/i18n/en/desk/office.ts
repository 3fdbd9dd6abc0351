import { common } from '../common/words.ts';

/** Words of the office settings. */
export const office = {
  title: 'Office settings',
  hint: 'What is left empty is as in the office above, and else the standard.',
  unsaved: 'Not saved yet.',
  state: 'State office',
  failed: 'The office settings could not be loaded.',
  valueFailed: 'Could not be loaded',
  noOffice:
    'This account belongs to no constituency yet. The administrator gives it one in the list of candidates.',
  noCategories:
    'Here the office says for each category which grievances count as similar. The administrator first adds categories of grievances under Master Data.',
  similar: {
    title: 'Similar grievances',
    text: 'Which grievances count as the same matter while one is recorded.',
    value: 'Days: %{days}; metres: %{metres}',
    none: 'No categories yet',
    about:
      'While a grievance is recorded, others of its category and area from these last days are shown beside it. Those within the radius come first.',
  },
  fields: { similar_days: common.days, similar_radius: 'Radius in metres' },
  own: 'Set by this office',
  from: {
    own: 'Set by this office',
    parliament: 'From the parliament’s office',
    state: 'From the state office',
    default: 'Standard',
  },
  giveBack: 'Take over %{value} again: %{from}',
  newer:
    'Somebody else has changed these settings in the meantime. They are shown as they stand; what you typed is kept and can be saved.',
  saved: 'The office settings have been saved.',
  moves: {
    title: 'Due days move',
    moved:
      '%{moved} due day moves, %{earlier} of them earlier. |||| %{moved} due days move, %{earlier} of them earlier.',
    question: '%{moves} Shall the settings be saved?',
    overdue: '%{overdue} grievance becomes overdue by it. |||| %{overdue} grievances become overdue by it.',
    escalatedTitle: 'Grievances are escalated',
    escalated:
      '%{escalated} of %{total} open grievances is escalated by it as soon as the office is open. |||| %{escalated} of %{total} open grievances are escalated by it as soon as the office is open.',
    cancel: 'Go on editing',
    action: 'Save all the same',
  },
};
