/** Words of pausing a deadline (SLA-07). */
export const pausing = {
  action: 'Pause…',
  resume: 'Resume',
  span: '%{from} to %{until}: %{reason}',
  title: 'Pause the deadline of %{number}',
  what: 'The deadline waits until the beginning of the day. The working time until then is added to the due day; the time until the first response runs on.',
  until: 'Until',
  soon: 'From today on',
  days: '%{smart_count} day |||| %{smart_count} days',
  submit: 'Pause',
  paused: 'The deadline is paused; the new due day is shown.',
  resumed: 'The deadline goes on; the new due day is shown.',
};
