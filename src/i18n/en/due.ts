/** Words of deadlines, as lists and a grievance's page tell them (SLA-15). */
export const due = {
  chip: {
    running: 'Due %{day}',
    at_risk: 'At risk',
    overdue: 'Overdue by %{smart_count} day |||| Overdue by %{smart_count} days',
    met: 'Resolved in time',
    missed: 'Resolved %{smart_count} day late |||| Resolved %{smart_count} days late',
  },
  priority: { normal: 'Normal', high: 'High', urgent: 'Urgent' },
  priorityHint: 'Left empty: as its category has it.',
  fields: {
    sla: 'Deadline',
    due_from: 'Due from',
    due_to: 'Due to',
    followup: 'Follow-up',
    given: 'Given',
  },
  state: {
    none: 'None',
    running: 'Running',
    at_risk: 'At risk',
    overdue: 'Overdue',
    met: 'Resolved in time',
    missed: 'Resolved late',
  },
  response: { waiting: 'Waiting', late: 'Late', given: 'Given' },
  followup: { today: 'Due today', later: 'Later', not_later: 'Not put off' },
  given: { new: 'New for me' },
  responseBy: '%{state}, due %{instant}',
  change: 'Change priority',
  changed: 'The priority is changed.',
  sort: 'Sort by due day',
};
