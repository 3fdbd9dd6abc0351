import { common } from '../common/words.ts';

/** Words of an office's routing rules. */
export const routing = {
  section: {
    title: 'Routing',
    text: 'Who gets a new grievance.',
    value: '%{count} rule |||| %{count} rules',
    none: 'No rule: whoever records assigns',
  },
  title: 'Routing rules',
  text: 'The first rule that fits counts. Of several people the one with the fewest open grievances gets it; who is on leave is left out.',
  empty:
    'Rules say who gets a new grievance, by its category, place, priority, language or source. Add one: it first only suggests somebody, and gives nothing away by itself.',
  add: 'Add a rule',
  edit: 'Edit %{name}',
  remove: 'Remove %{name}',
  up: 'Move %{name} up',
  down: 'Move %{name} down',
  keys: 'Alt and an arrow key move the rule that is marked up or down.',
  moved: '%{name} is now rule %{nth} of %{count}.',
  any: 'Every grievance',
  to: 'To %{people}',
  modes: { suggest: 'Suggests', assign: 'Assigns' },
  mode: 'What the rule does',
  modeText: {
    suggest: 'Suggests: it names somebody, and whoever records or assigns decides',
    assign: 'Assigns: it gives the grievance to them as soon as it is recorded',
  },
  fields: {
    name: 'Name of the rule',
    categories: 'Categories',
    mandals: 'Mandals',
    areas: 'Areas',
    priority: common.priority,
    language: 'Language of the citizen',
    source: 'Recorded in',
    people: 'Who gets it',
  },
  anyValue: 'Any',
  sources: { web: 'The office', app: 'The app' },
  conditions: 'For which grievances; what is left empty fits all',
  addTitle: 'Add a rule',
  editTitle: 'Edit the rule',
  preview: {
    title: 'What these rules would have done',
    question:
      'Of the newest %{total} grievance of the last %{days} days %{named} would have gone to somebody, %{unassigned} to nobody; by the rules of now it is %{namedNow} and %{unassignedNow}. Shall the settings be saved? |||| Of the newest %{total} grievances of the last %{days} days %{named} would have gone to somebody, %{unassigned} to nobody; by the rules of now it is %{namedNow} and %{unassignedNow}. Shall the settings be saved?',
    rule: 'Rule',
    unassigned: 'Unassigned',
    leftOut:
      'Grievances that staff recorded for themselves are not counted. Who is on leave or disabled today gets none.',
  },
  try: {
    title: 'Try it',
    text: 'Who would get a grievance by the rules as they stand here, saved or not.',
    action: 'Try',
    choose: 'Please choose a category and an area.',
  },
};
