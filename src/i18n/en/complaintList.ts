/** Words of what is done with a whole list of grievances, or with several of its rows. */
export const complaintList = {
  export: 'Export',
  exportSelected: 'Export %{smart_count} selected |||| Export %{smart_count} selected',
  format: { csv: 'CSV file', xlsx: 'Excel file (xlsx)' },
  exported:
    'The file with %{smart_count} grievance opens in a new tab. |||| The file with %{smart_count} grievances opens in a new tab.',
  writing: 'The file is being written: %{rows} of %{total} grievances',
  fileReady: 'The file is ready.',
  openFile: 'Open the file',
  exportAgain: 'Try again',
  dismiss: 'Dismiss',
  selectPage: 'Select this page',
  selectRow: 'Select %{number}',
  selected: '%{smart_count} selected |||| %{smart_count} selected',
  clearSelection: 'Clear selection',
  assign: 'Assign staff',
  assignTitle: 'Assign %{smart_count} grievance |||| Assign %{smart_count} grievances',
  assigning: 'Assigning: %{done} of %{total}',
  assigned: '%{smart_count} grievance was assigned. |||| %{smart_count} grievances were assigned.',
  notAssigned:
    '%{smart_count} grievance could not be assigned: |||| %{smart_count} grievances could not be assigned:',
  assignAgain: 'Try these again',
  otherPlace: 'This staff member does not work in the assembly of this grievance.',
  close: 'Close',
};
