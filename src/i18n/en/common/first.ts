import { complaint } from '../complaints/first.ts';
import { common } from './words.ts';

/** Words that the screens of every resource share. */
export const declare = {
  place: {
    choose: {
      parliament: 'Please choose a parliament.',
      assembly: 'Please choose an assembly.',
      mandal: 'Please choose a mandal.',
      area: 'Please choose an area.',
    },
    first: {
      parliament: 'Choose a parliament first.',
      assembly: 'Choose an assembly first.',
      mandal: 'Choose a mandal first.',
    },
  },
  select: {
    open: 'Open',
    clear: 'Clear',
    none: 'Nothing found',
    failed: 'The choices could not be loaded. Open the list to try again.',
  },
  nothing: {
    category: 'There are no categories yet.',
    place: 'There are no places here yet.',
    area: 'This mandal has no areas yet.',
    staff: 'There are no grievance in-charges here yet.',
    user: 'There are no users without a seat.',
    add: {
      masterData: 'Add them in Master Data.',
      inCharge: 'Add them under Grievance In-charge.',
      account: 'Add one under Add User.',
    },
    ask: 'An administrator adds them.',
  },
  fields: {
    category_id: common.category,
    parliament_id: common.parliament,
    assembly_id: common.assembly,
    is_active: 'Active',
    is_candidate: 'Candidate',
    place: 'Place',
    description: 'Description',
    file: 'Image',
    id: 'Date added',
  },
  page: {
    list: '%{name}',
    create: 'Add %{name}',
    show: 'View %{name}',
    edit: 'Edit %{name}',
  },
  row: {
    view: 'View %{name}',
    edit: 'Edit %{name}',
    delete: 'Delete %{name}',
    select: 'Select %{name}',
  },
  delete: {
    title: 'Delete',
    question: 'Are you sure you want to delete "%{name}"?',
    several: 'Are you sure you want to delete %{smart_count} %{name}?',
    done: '%{kind} "%{name}" deleted',
    allDone: 'Deleted',
  },
  empty: {
    title: '%{name}: nothing here yet',
    invite: 'Add the first one.',
  },
  conflict: {
    text: 'Somebody else has changed this record in the meantime. Load the newer version: what you typed stays in the form, and you can save again.',
    load: 'Load the newer version',
  },
  saved: '%{kind} "%{name}" saved',
  saveAndAdd: {
    label: 'Save and add another',
    done: '%{kind} "%{name}" saved. The form is ready for the next one.',
  },
  neighbours: {
    label: 'Neighbouring records',
    previous: 'Previous record',
    next: 'Next record',
    position: '%{number} of %{total}',
  },
  clone: {
    filled: 'Filled from "%{name}".',
    withoutFiles: 'Filled from "%{name}". Files are not copied: choose them anew.',
  },
  changed: {
    by: 'Last changed by %{name} on %{date}',
    at: 'Last changed on %{date}',
  },
  file: {
    choose: 'Choose a file',
    image: 'JPG or PNG, at most 2 MB; larger photos are made smaller. It can also be dropped here or pasted.',
    preparing: 'The image is being made smaller…',
  },
  password: {
    rule: 'At least 8 characters',
    keep: 'At least 8 characters. Leave it empty to keep the present password.',
  },
  column: { before: 'Move %{name} forward', behind: 'Move %{name} back' },
  keyword: 'Search',
  clearFilters: 'Clear Filters',
  filters: { from: common.fromDate, to: common.toDate },
  day: {
    format: 'dd/mm/yyyy',
    formatWithTime: 'dd/mm/yyyy hh:mm',
    calendar: 'Open the calendar',
    write: 'Please write it as dd/mm/yyyy.',
    writeWithTime: 'Please write it as dd/mm/yyyy hh:mm.',
    unknown: 'There is no such day.',
    unknownWithTime: 'There is no such day or time.',
  },
  export: { csv: 'CSV file', xlsx: 'Excel file (xlsx)', pdf: 'PDF', open: 'Open the file' },
  loadFailed: 'This could not be loaded.',
  notFound: 'Record not found',
  notFoundText: 'It does not exist any more, or it belongs to another place.',
  pages: 'Pages',
};

/** Words of the full-screen view of images. */
export const images = {
  image: 'Image %{number} of %{total}: %{name}',
  previous: 'Previous image',
  next: 'Next image',
};

/** Words of the shortcuts on lists and pages of complaints. */
export const keys = {
  title: 'Keyboard shortcuts',
  hint: 'They rest while you type, and can be switched off in the account menu.',
  what: {
    next: 'Next row, next grievance',
    previous: 'Previous row, previous grievance',
    open: 'Open the row',
    search: 'Search',
    create: 'Record a new grievance',
    answer: 'Answer',
    followUp: 'Put off to a day',
    macro: 'Apply a quick action',
    confirmed: 'To verify: confirmed',
    disputed: 'To verify: disputed',
    noAnswer: 'To verify: no answer',
    wrongNumber: 'To verify: wrong number',
    declined: 'To verify: says nothing',
    letter: 'On its page: write to a department',
    call: 'Call the citizen',
    message: 'Write a message',
    slip: 'Print the slip',
    reached: 'To call: reached',
    noReply: 'To call: no answer',
    busy: 'To call: busy',
    wrongPhone: 'To call: wrong number',
    later: 'To call: later',
    addToComplaint: 'Inbox: add to an open grievance',
    newComplaint: 'Inbox: record a new grievance',
    write: 'Inbox: answer',
    notForUs: 'Inbox: not for us',
    help: 'Show this list',
  },
  row: 'Row %{row} of %{rows}: %{name}',
  noRow: 'Choose a row with j or k first.',
  refused: 'This cannot be done with %{number} as it stands.',
};

/** Words of resources without a declaration, under react-admin's keys `resources.<name>` (VOL-04, LDR-01, GIC-02). */
export const resources = {
  complaint: { name: 'Grievance |||| Grievances', fields: complaint.fields },
  'referral/waiting': {
    name: 'Referral |||| Referrals',
    fields: {
      due_on: 'Due on',
    },
  },
  'register/inward': {
    name: 'Letter |||| Letters',
    fields: {
      received_on: 'Received on',
      sender: 'From',
      way: 'How it came',
      referrals: 'Answers',
      file: 'Scan',
    },
  },
  cause: {
    name: 'Shared problem |||| Shared problems',
    fields: {
      households: 'Households',
      areas: 'Areas',
      oldest: 'Since',
    },
  },
  message: {
    name: 'Message |||| Messages',
    fields: {
      created_at: 'Written',
      complaint: 'Grievance',
      parts: 'Parts',
    },
  },
  'message/template': {
    name: 'Template |||| Templates',
    fields: {
      edition: 'Version',
      state_at: 'Since',
      from: 'From',
    },
  },
  'register/outward': {
    name: 'Letter |||| Letters',
    fields: {
      dispatched_at: 'Sent on',
      to: 'To',
      about: 'About',
      dispatched_by: 'Sent by',
      link: 'PDF',
    },
  },
  leader: {
    name: 'Leader |||| Leaders',
    fields: { phone: 'Mobile', area: 'Village/Area', location: 'Location' },
  },
  staff: {
    name: 'Grievance In-charge |||| Grievance In-charges',
    fields: { parliament: common.parliament, assembly: 'Assembly' },
  },
};

/** Words of the layout: menu, top bar, footer, and error pages. */
export const shell = {
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    dashboard: 'Dashboard',
    myGrievances: 'My Grievances',
    allGrievances: 'All Grievances',
    tabs: 'Pages of the office',
    list: 'List',
    day: 'My day',
    registers: 'Registers',
    workload: 'Workload',
    officeSettings: 'Office settings',
    work: 'Work',
    administration: 'Administration',
    privacy: 'Privacy',
    citizens: 'Citizens',
    causes: 'Shared problems',
    inbox: 'Inbox',
    profile: 'My Profile',
    updates: 'Updates',
    contacts: 'Govt Contacts',
    incharges: 'In-charges',
    volunteers: 'Volunteers',
    leaders: 'Leader Applications',
    people: 'People',
    addUser: 'Add User',
    masterData: 'Master Data',
    area: 'Area',
    importGrievances: 'Import Grievances',
  },
  find: {
    label: 'Find a grievance',
    hint: 'Number, phone or name',
    answers: 'Grievances found',
    searching: 'Searching…',
    none: 'No grievance found',
    all: 'All answers',
  },
  account: {
    open: 'Account of %{name}',
    profile: 'My Profile',
    password: 'Change password',
    sessions: 'Signed-in devices',
    leave: 'My leave',
    keys: 'Keyboard shortcuts (? lists them)',
    logout: 'Log out',
  },
  role: {
    admin: 'Administrator',
    mp: 'Member of Parliament',
    mla: 'Member of the Assembly',
    staff: common.staff,
    other: 'Another role',
  },
  dark: 'Use dark colours',
  light: 'Use light colours',
  skip: 'Skip to content',
  credit: '© %{year} %{credit}',
  creditName: 'Party IT Office',
  trail: 'You are here',
  updateProfile: 'Please update your profile',
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. The link may be old or mistyped.',
  },
  denied: {
    title: 'Access denied',
    text: 'Your account may not open this page. If you need it for your work, please ask the party IT office.',
  },
  broken: {
    title: 'This page does not work at the moment',
    text: 'The rest of the application is not affected. Nothing that was already saved is lost.',
    reload: 'Reload page',
  },
  home: 'Go to the start page',
  notLoaded: 'This page could not be loaded. It comes by itself as soon as the connection is back.',
  offline:
    'There is no connection to the server. What you see may be out of date; it is renewed as soon as the connection is back.',
};
