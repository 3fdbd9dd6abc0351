/** Words of actions on a whole list of complaints, or on several of its rows. */
export const complaintList = {
  export: 'Export',
  exportSelected: 'Export %{smart_count} selected |||| Export %{smart_count} selected',
  format: { csv: 'CSV file', xlsx: 'Excel file (xlsx)' },
  exported:
    'The file with %{smart_count} grievance opens in a new tab. |||| The file with %{smart_count} grievances opens in a new tab.',
  writing: 'The file is being written: %{rows} of %{total} grievances',
  fileReady: 'The file is ready.',
  openFile: 'Open the file',
  selectPage: 'Select this page',
  selectRow: 'Select %{number}',
  selected: '%{smart_count} selected |||| %{smart_count} selected',
  allSelected: 'All %{count} selected',
  clearSelection: 'Clear selection',
};
