import { common } from '../common/words.ts';

/** Words of an office's targets. */
export const targets = {
  section: {
    title: 'Deadlines',
    text: 'In what time a grievance is answered first, and resolved.',
    value: 'Normal: hours to answer %{hours}, days to resolve %{days}',
  },
  text: 'In working time: hours until the first response, days until the resolution. A category without a value has that of all categories.',
  beyond:
    'Some values are above %{hours} hours or %{days} days. Until they are changed, deadlines count with these limits.',
  default: 'Starts as',
  hours: 'Hours',
  priority: { normal: 'Normal', high: 'High', urgent: 'Urgent' },
  field: {
    response_hours: '%{priority}: hours to the first response',
    resolution_days: '%{priority}: days to the resolution',
  },
  row: {
    all: 'All categories',
    inherited: '%{value} (inherited)',
    from: { own: 'All categories', parliament: common.parliament, state: 'State', default: 'Standard' },
    own: 'Own',
  },
};
