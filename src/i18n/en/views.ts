/** Words of saved views, of what a list is cut to and of its columns (DESK-05 to DESK-08). */
export const views = {
  pinned: 'Pinned views',
  chips: 'Chosen filters',
  removeFilter: 'Remove filter %{label}',
  resetColumns: 'Reset',
  ofOffice: 'Of the office',
  mine: 'Mine',
  edit: 'Change saved query',
  choice: {
    isShared: 'For everybody in the office',
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
