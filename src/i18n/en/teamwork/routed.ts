/** Words for the suggested or chosen assignee of a complaint, with the reason (SLA-19). */
export const routed = {
  suggested: 'Suggested: %{why}',
  given: 'It will be given by a rule: %{why}',
  chosen: 'Rule "%{rule}": %{name}, %{count} open.',
  nobody: 'Rule "%{rule}": nobody is left.',
  noRule: 'No rule fits.',
  leftOut: 'Left out: %{people}.',
  why: {
    leave: '%{name} (on leave until %{day})',
    disabled: '%{name} (account disabled)',
    elsewhere: '%{name} (of another constituency)',
  },
};
