import { common } from '../common/words.ts';

/** Words of bulk actions on complaints, and of undoing them. */
export const bulk = {
  selectAll: 'Select all %{count} found',
  tooMany: 'At most 10,000 can be selected at once: use more filters to select all.',
  uncounted: 'More than 1,000 are found: add a word, a place or dates to select all.',
  actions: {
    assign: 'Assign staff',
    followup: 'Follow-up',
    cause: 'Add to a shared problem',
    answer: 'Answer',
    resolve: 'Resolve',
    refer: 'Write to a department',
    macro: 'Quick action',
  },
  titles: {
    assign: 'Assign %{count} grievance |||| Assign %{count} grievances',
    category: 'Category of %{count} grievance |||| Category of %{count} grievances',
    priority: 'Priority of %{count} grievance |||| Priority of %{count} grievances',
    followup: 'Put off %{count} grievance |||| Put off %{count} grievances',
    answer: 'Answer %{count} grievance |||| Answer %{count} grievances',
    resolve: 'Resolve %{count} grievance |||| Resolve %{count} grievances',
    refer:
      'Write to a department about %{count} grievance |||| Write to a department about %{count} grievances',
    message: 'Message about %{count} grievance |||| Message about %{count} grievances',
    macro: 'Quick action for %{count} grievance |||| Quick action for %{count} grievances',
  },
  submit: {
    assign: 'Assign %{count} |||| Assign %{count}',
    category: 'Change %{count} |||| Change %{count}',
    priority: 'Change %{count} |||| Change %{count}',
    followup: 'Put off %{count} |||| Put off %{count}',
    cause: 'Add %{count} |||| Add %{count}',
    answer: 'Answer %{count} |||| Answer %{count}',
    resolve: 'Resolve %{count} |||| Resolve %{count}',
    refer: 'Save %{count} for sending |||| Save %{count} for sending',
    message: 'Send %{count} |||| Send %{count}',
    macro: 'Apply to %{count} |||| Apply to %{count}',
  },
  check: 'Check first',
  followUpHint: 'They leave your day until then. Deadlines run on.',
  answerHint: 'Every citizen gets this text. It cannot be undone.',
  resolveHint: 'Every citizen gets this text, and the grievances are closed. It cannot be undone.',
  referHint:
    'Each grievance gets a draft to each officer, to be sent under Referrals. Nothing of the grievances changes.',
  messageHint:
    'Each citizen gets what the template says of the own grievance. Who refuses messages gets none, and no phone gets more than %{most} a day. It cannot be undone.',
  macroHint: 'Each grievance takes all steps, or none. It cannot be undone.',
  possible:
    '%{possible} of %{total} grievance will be changed. |||| %{possible} of %{total} grievances will be changed.',
  possibleOf: {
    refer:
      'Drafts are written about %{possible} of %{total} grievance. |||| Drafts are written about %{possible} of %{total} grievances.',
    message:
      'Messages go out about %{possible} of %{total} grievance. |||| Messages go out about %{possible} of %{total} grievances.',
  },
  refused: '%{count} is left as it is: %{reason} |||| %{count} are left as they are: %{reason}',
  typeNumber: 'Type %{count} to go on',
  wrongNumber: 'Please type the number of grievances.',
  assigned: '%{count} grievance was assigned. |||| %{count} grievances were assigned.',
  notAssigned: '%{count} grievance could not be assigned: |||| %{count} grievances could not be assigned:',
  changed: '%{count} grievance was changed. |||| %{count} grievances were changed.',
  next: { refer: 'Send them under Referrals' },
  done: {
    refer: 'Drafts about %{count} grievance are written. |||| Drafts about %{count} grievances are written.',
    message:
      'The message about %{count} grievance is on its way. |||| The messages about %{count} grievances are on their way.',
  },
  notChanged: '%{count} grievance could not be changed: |||| %{count} grievances could not be changed:',
  again: 'Try these again',
  work: {
    states: {
      running: 'In progress',
      cancelled: 'Cancelled',
    },
    told: '%{done} of %{total} done, %{refused} refused',
    refused: '%{count} refused: %{reason} |||| %{count} refused: %{reason}',
    failed: 'How the work stands could not be loaded.',
    undo: 'Undo',
    undoUntil: 'Can be undone until %{time}.',
  },
  undoing: {
    title: 'Undo: %{action}',
    states: {
      running: 'In progress',
      done: 'Undone',
      cancelled: 'Cancelled',
    },
    told: '%{done} of %{total} given back, %{refused} kept',
    refused: '%{count} kept: %{reason} |||| %{count} kept: %{reason}',
  },
  recent: {
    title: 'Recent bulk work',
    failed: 'The recent work could not be loaded.',
    show: 'Show',
  },
};

/** Words of the office calendar: its week, its holidays and extra days. */
export const calendar = {
  section: {
    title: 'Working hours and holidays',
    text: 'When the office is open: deadlines count in this time only.',
    value: 'Open hours a week: %{hours}; holidays to come: %{holidays}',
  },
  range: '%{from} to %{to}',
  openToday: 'Open today %{hours}; ',
  closedToday: 'Closed today; ',
  workingDays:
    '%{smart_count} working day in the next 30 days. |||| %{smart_count} working days in the next 30 days.',
  missing:
    'The holidays of %{year} are missing: there are only those of every year. Add them, or import a file.',
  tooShort:
    'This calendar opens for less than 4 hours a week. Until that is changed, deadlines count by the standard opening hours.',
  dayLengthBeyond:
    'A working day has 60 to 1,440 minutes. Until that is changed, deadlines count with the nearest of these.',
  takeOver: 'Use inherited: %{from}',
  week: 'Opening hours',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
  addHours: 'Add opening hours',
  removeHours: 'Remove %{hours}',
  closedDays: 'Closed once a month',
  closedNone: 'No weekday is closed once a month.',
  nthLabel: 'Which',
  weekday: 'Weekday',
  nth: {
    1: 'First %{weekday}',
    2: 'Second %{weekday}',
    3: 'Third %{weekday}',
    4: 'Fourth %{weekday}',
    5: 'Fifth %{weekday}',
  },
  nths: { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', 5: 'Fifth' },
  dayLength: 'Length of a working day',
  dayMinutes: 'Minutes',
  dayMinutesText: 'A deadline of one day stands for so much working time.',
  holidays: 'Holidays',
  year: 'Year',
  noHolidays: 'No holidays in this year. Add them, or import a file.',
  addHoliday: 'Add holiday',
  editHoliday: 'Edit holiday',
  edit: 'Edit %{name}',
  remove: 'Remove %{name}',
  openOn: 'Open on %{name}',
  openAllTheSame: 'Open all the same: an extra day',
  day: 'Day',
  allDay: 'All day',
  closedFrom: 'Closed from %{time}',
  closedFromLabel: 'Closed from',
  from: 'From where',
  ok: 'Take over',
  replaces: 'This day has a holiday, which is replaced.',
  extra: 'Extra open days',
  extraText: 'Open although the week or a holiday says otherwise.',
  noExtra: 'None so far.',
  addExtra: 'Add open day',
  editExtra: 'Edit open day',
  import: 'Import holidays',
  importText:
    'A csv or xlsx with the columns day and name, and if you like name_te, name_hi and closed_from; or an ics calendar.',
  importNone: 'This file has no new holidays.',
  importKnown: 'Already there: %{known}. Left out, since they are no whole days: %{left_out}.',
  importReplaces: 'replaces the one of this day',
  importTake: 'Take over %{smart_count} holiday |||| Take over %{smart_count} holidays',
  importFailed: 'The file could not be read.',
  importTaken: 'Taken over. They are kept with Save.',
};

/** Words of working through a list of complaints one after the other. */
export const desk = {
  answer: {
    action: 'Answer',
    status: 'Status after the answer',
    submit: 'Save answer',
    done: 'Answer saved.',
  },
  place: {
    label: 'Place in the list',
    at: '%{place} of %{total}',
    ofMore: '%{place} of more than %{total}',
    gone: 'No longer in this list',
    previous: 'Previous',
    next: 'Next',
    goOn: 'Then open the next one',
    last: 'This was the last one of the list.',
    failed: 'The list could not be loaded.',
  },
  queue: {
    gone: 'This is no longer on the list: somebody else may have done it. It stays here until you go on.',
    goOn: 'Go on',
  },
};

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

/** Words of the import of complaints from a file. */
export const importing = {
  title: 'Import Grievances',
  file: 'File',
  choose: 'Choose file',
  hint: 'A csv (UTF-8) or xlsx file of at most 16 MB with a row of headings. Nothing is imported before you have checked it.',
  reading: 'The file is being read…',
  columns: 'Columns',
  columnsHint:
    'Choose for each field the column it comes from, or what stands for all rows. Fields with * are needed.',
  columnOf: 'Column: %{field}',
  noColumn: 'No column',
  otherwise: 'When empty: %{field}',
  noPhone: 'Where it is empty, or 9000000000 and the like, no phone is known',
  ownRows: 'Rows that are equal to rows of another file are other grievances',
  unknown: 'Names that are not known here',
  unknownHint: 'Choose what they stand for, or correct the file.',
  standsFor: '%{field} “%{value}” (%{count}×)',
  told: '%{field} “%{value}”',
  check: 'Check the file',
  checkAgain: 'You have changed the columns. Check the file again before you import it.',
  checked: 'What the file holds',
  result: 'Result',
  ready: 'New grievances: %{created}. Rows already there: %{skipped}.',
  faulty:
    '%{count} row cannot be imported: all rows are taken together, or none. |||| %{count} rows cannot be imported: all rows are taken together, or none.',
  goodRows: 'The good ones can be: new grievances: %{created}, rows already there: %{skipped}.',
  people:
    'The new grievances bring %{count} person who is not known yet. |||| The new grievances bring %{count} people who are not known yet.',
  firstFaults: 'The first %{count}:',
  firstRows: 'The first rows as they are read',
  submit: 'Import',
  submitGood:
    'Import the %{count} good row, hand back the others |||| Import the %{count} good rows, hand back the others',
  imports: 'Last imports',
  noImports: 'Nothing has been imported yet.',
  listFailed: 'The last imports could not be loaded.',
  progress: '%{done} of %{total} row |||| %{done} of %{total} rows',
  done: 'Imported.',
  counts: 'New grievances: %{created}. Rows already there: %{skipped}.',
  rejected: '%{count} row was left out. |||| %{count} rows were left out.',
  rejects: 'Download them with the reasons',
  fields: {
    key: 'Number in the file',
    created_at: 'Received on',
    closed_at: 'Closed on',
    parliament: 'Parliament',
    assembly: 'Assembly',
  },
};

/** Words of My day and of postponing a complaint. */
export const myDay = {
  title: 'My day',
  about:
    'Here stands what is overdue or due, what you have put off until today, and what is new for you or was escalated to you.',
  loading: 'Loading your day…',
  failed: 'Your day could not be loaded.',
  next: 'To do next',
  nothing: 'Nothing waits for you.',
  numbers: {
    overdue: { name: 'Overdue', why: 'Overdue' },
    due_today: { name: 'Due today', why: 'Due today' },
    followups: { name: 'Follow-ups today', why: 'Follow-up today' },
    new_for_me: { name: 'New for me', why: 'New for me' },
    escalated_to_me: { name: 'Escalated to me', why: 'Escalated to me' },
    replies_in: { name: 'Replies in', why: 'Reply in' },
    to_verify: { name: common.toVerify, why: 'To verify' },
    inbox_late: { name: 'Waiting in the inbox', why: 'Waiting in the inbox' },
  },
  followUp: {
    action: 'Put off…',
    title: 'Put off %{number}',
    about: 'It leaves My day until then. The deadline runs on.',
    day: 'Day',
    quick: 'Quick choice',
    tomorrow: 'Tomorrow',
    inDays: 'In %{count} days',
    inWeek: 'In a week',
    note: 'Note, for yourself alone',
    submit: 'Put off',
    saved: 'The follow-up is set.',
    markDone: 'Mark as done',
    clear: 'Clear',
    done: 'The follow-up is done.',
    cleared: 'The follow-up is cleared.',
  },
};

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

/** Words of what an office uses. */
export const officeUses = {
  section: {
    title: 'What this office uses',
    text: 'Switch off what this office does not need. Nothing that is stored is lost.',
  },
  none: 'Nothing beyond the basics',
  names: {
    persons: 'People',
    deadlines: 'Deadlines',
    teamwork: 'Teamwork',
    closing: 'Closing',
    messages: 'Messages to citizens',
  },
  adds: {
    persons:
      'Keeps a record of each citizen and household, finds duplicates, and joins grievances to shared problems.',
    deadlines: 'Gives each grievance a priority and a due date, reminds in time, and escalates what is late.',
    teamwork: 'Chooses who gets a new grievance, and shows who is on leave and how much everybody has to do.',
    replies: 'Offers prepared answers, and quick actions that take several steps at once.',
    closing: 'Records how each grievance ended, asks the citizen about it, and limits reopening.',
    letters: 'Writes numbered letters, asks departments and reminds them, and keeps the registers.',
    messages:
      'Sends SMS and WhatsApp messages, shows citizens how far their grievance is, and keeps calls and the inbox.',
  },
  wouldHide:
    'Switched off, it hides %{smart_count} record. |||| Switched off, it hides %{smart_count} records.',
  hides: '%{smart_count} record is hidden. |||| %{smart_count} records are hidden.',
  needs: 'Needs “%{name}”.',
  withIt: '“%{name}” is switched off with it.',
  off: {
    title: 'Switch off “%{name}”?',
    question:
      '%{smart_count} record is hidden, and what waits ends. Nothing is deleted: it is back when you switch it on again. |||| %{smart_count} records are hidden, and what waits ends. Nothing is deleted: they are back when you switch it on again.',
    action: 'Switch off',
    done: '“%{name}” is switched off',
  },
  on: {
    title: 'Switch on “%{name}”?',
    question: 'It appears for everybody in this office. Nothing is sent for the time before.',
    action: 'Switch on',
    done: '“%{name}” is switched on',
  },
};

/** Words about sessions, the access log, and the data about a person. */
export const privacy = {
  sessions: {
    title: 'Where you are signed in',
    hint: 'If you do not know one of these, sign it out and change your password.',
    on: '%{browser} on %{system}',
    unknownBrowser: 'Unknown browser',
    unknownSystem: 'unknown system',
    current: 'This browser',
    begun: 'Signed in %{when}',
    seen: 'last used %{when}',
    end: 'Sign out',
    endOf: 'Sign out %{device}, signed in %{when}',
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out.',
    othersEnded: 'Signed out everywhere else.',
    failed: 'Your sessions could not be loaded.',
  },
  access: {
    title: 'Access Log',
    hint: 'Who has opened which record, made its PDF or exported a list, and who has looked for a person.',
    opened: 'Who has opened this record',
    filters: 'Filters of the access log',
    user: 'Person of the office',
    kind: 'What was done',
    clear: 'Clear filters',
    pages: 'Pages of the access log',
    count: '%{count} entry |||| %{count} entries',
    more: 'More than %{count} entries',
    none: 'Nobody yet.',
    noneFound: 'No entry fits these filters.',
    failed: 'The access log could not be loaded.',
    all: 'All entries of this grievance',
    ofComplaint: 'Only grievance %{number}',
    rows: '%{count} record |||| %{count} records',
    unknownUser: 'Unknown account',
    kinds: {
      detail: 'Opened',
      pdf: 'PDF made',
      export: 'List exported',
      personSearch: 'Person looked for',
      personView: 'Person’s data viewed',
      personExport: 'Person’s data exported',
      erasure: 'Person’s data erased',
    },
    filter: {
      resource: 'Kind of records',
      leader: 'Leader',
      created_by_me: 'Own grievances',
      words: 'With a keyword',
    },
  },
  person: {
    title: 'Personal Data',
    hint: 'Find what is held about a citizen, hand it over, or erase it.',
    search: 'Find a person',
    found: 'People found',
    more: 'Only the first %{count} people are shown. Please enter more of the name, or the phone number.',
    none: 'Nothing is held about such a person.',
    choose: 'Show what is held about %{phone}',
    records: '%{count} record |||| %{count} records',
    held: 'What is held about %{phone}',
    names: 'Known as',
    people: 'People known with this number:',
    alone: 'Only %{name}',
    everybody: 'Everybody with %{phone}',
    failed: 'What is held could not be loaded.',
    listed: 'Only the first %{count} are listed here; the file has all of them.',
    kinds: {
      complaint: 'Grievance',
      leader: 'Leader or volunteer',
      appUser: 'App user',
      divisionIncharge: 'Division in-charge',
      contact: 'Contact',
      account: 'Account of the office',
    },
    with: {
      files: '%{count} file |||| %{count} files',
      texts: '%{count} answer or remark |||| %{count} answers and remarks',
      messages: '%{count} message to a leader |||| %{count} messages to a leader',
      mails: '%{count} mail to an officer |||| %{count} mails to officers',
      visits: '%{count} visit |||| %{count} visits',
    },
    belongs: 'What belongs to these:',
    placeholder:
      'This number stands for “not known”: those who have it are not one person. What you erase here is erased for all of them.',
    accountStays: 'Accounts of the office are not erased: what was done with them has to be answered for.',
    mentions:
      'Grievances of others that mention this number, or a name that others have, too; please edit these by hand:',
    export: 'Export everything',
    exportHint: 'A zip file with all records as text and every attached file.',
    exported: 'The file is ready.',
    download: 'Download the file',
    erase: 'Erase',
    eraseTitle: 'Erase the personal data of %{phone}?',
    eraseQuestion:
      'Names, phone numbers, texts and files are removed from %{count} record. This cannot be undone. What is counted stays. |||| Names, phone numbers, texts and files are removed from %{count} records. This cannot be undone. What is counted stays.',
    eraseOpen:
      '%{count} grievance is not closed yet: nobody will know any more what it was about. |||| %{count} grievances are not closed yet: nobody will know any more what they were about.',
    eraseOpenToo: 'Erase these, too',
    confirmation: 'Type the phone number to confirm',
    confirmationName: 'Type the name to confirm',
    erased: 'Personal data erased.',
    backups: 'Backups that were made before still hold it until they expire.',
  },
};

/** Words of saved views, and of the filters and columns of a list (DESK-05 to DESK-08). */
export const views = {
  pinned: 'Pinned views',
  chips: 'Chosen filters',
  cleared: 'All filters are cleared.',
  restore: 'Set the other filters again',
  removeFilter: 'Remove filter %{label}',
  filter: { verification: 'Verification', referral: 'Referral' },
  myWork: 'My work',
  savedViews: 'Saved views',
  saveThis: 'Save this list…',
  compact: 'Compact: two columns in one',
  resetColumns: 'Reset',
  ofOffice: 'Of the office',
  mine: 'Mine',
  edit: 'Change saved query',
  choice: {
    is_shared: 'For everybody in the office',
    withColumns: 'With the columns of the table',
    isPinned: 'Pin above the list',
    takesShown: 'Take the filters and the order that are shown now',
  },
  manage: {
    action: 'Manage saved queries',
    title: 'Saved queries',
    about: 'Up to 7 can be pinned above the list. Those of the office are for everybody in it.',
    none: 'Nothing is saved yet. Choose filters, then save them under a name.',
    before: 'Move %{name} forward',
    behind: 'Move %{name} back',
    pin: 'Pin %{name}',
    edit: 'Change %{name}',
    copy: 'Save %{name} as my own',
    remove: 'Delete %{name}',
    question: 'Do you want to delete "%{name}"?',
  },
};
