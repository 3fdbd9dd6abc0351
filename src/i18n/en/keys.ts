/** Words of the keys of lists and pages of grievances. */
export const keys = {
  title: 'Keyboard shortcuts',
  hint: 'They rest while you type, and can be switched off in the account menu.',
  close: 'Close',
  what: {
    next: 'Next row, next grievance',
    previous: 'Previous row, previous grievance',
    open: 'Open the row',
    search: 'Search',
    create: 'Record a new grievance',
    assign: 'Assign staff',
    answer: 'Answer',
    resolve: 'Resolve',
    macro: 'Apply a macro',
    letter: 'Write a letter',
    help: 'Show this list',
  },
  row: 'Row %{row} of %{rows}: %{name}',
  noRow: 'Choose a row with j or k first.',
  refused: 'This cannot be done with %{number} as it stands.',
};
