import { common } from '../common/words.ts';

/** Words of escalation: in office settings, on a complaint's page and in its timeline. */
export const escalation = {
  section: {
    title: 'Escalation',
    text: 'To whom an overdue grievance goes, and when.',
    value: 'Working days after which it goes up: %{days}',
    off: 'Switched off',
  },
  text: 'An overdue grievance goes up these levels by itself, each level once, while the office is open. Whoever it reaches is told and finds it under My day; its status and who has it in charge stay. A level that has nobody, or only people on leave without a deputy, is passed over.',
  level: { 0: common.inCharge, 1: 'Desk head', 2: 'MLA', 3: 'MP', 4: 'Administrator' },
  step: 'When',
  days: 'Working days after the due day',
  daysHint: '0: as soon as it is overdue',
  inherited: 'As inherited: %{step}',
  own: 'After days of our own',
  off: 'Switched off',
  steps: {
    off: 'switched off',
    days: 'after %{smart_count} working day |||| after %{smart_count} working days',
    atOnce: 'as soon as it is overdue',
  },
  today: {
    people: 'Today it reaches %{people}.',
    insteadOf: '%{name} (deputy of %{other})',
    nobody: 'Today it is passed over: %{why}.',
    vacant: 'there is nobody',
    away: '%{name} is on leave until %{day}',
    depends: 'Whom it reaches depends on the constituency of the grievance.',
    off: 'It is passed over, also when somebody escalates by hand.',
  },
  escalate: {
    action: 'Escalate now',
    title: 'Escalate %{number}',
    what: 'It goes one level up, to the next that has somebody, and they get a notice. Its status and who has it in charge stay.',
    submit: 'Escalate',
    done: 'The grievance is escalated.',
  },
  deescalate: {
    action: 'Give back',
    title: 'Give %{number} back',
    what: 'It goes one level down, and who has it then gets a notice. It does not come to this level by itself again.',
    submit: 'Give back',
    done: 'The grievance is given back.',
  },
  why: {
    sentence: '%{reasons}.',
    reopened: 'it was reopened',
    overdue: 'overdue by %{smart_count} working day |||| overdue by %{smart_count} working days',
    unassigned: 'nobody is in charge',
    away: '%{name} is on leave until %{day}',
    vacant: {
      1: 'there is no desk head',
      2: 'there is no MLA',
      3: 'there is no MP',
      4: 'there is no administrator',
    },
  },
};

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
