/** Words of the page that edits a complaint. */
export const update = {
  title: 'Update Complaint Information',
  back: 'Back to the grievance',
  staffOfClosed: 'This complaint is resolved: reopen it to assign somebody else.',
  positionDenied: 'The browser does not allow this page to find the position.',
  save: 'Update Complaint',
  saved: 'Complaint updated successfully.',
  media: {
    hint: 'At most 4 images; images and PDF files of at most 2 MB each. Attachments are saved at once.',
    sending: 'Uploading…',
    failed: 'Not uploaded. %{reason}',
    replace: 'Replace %{name}',
    confirm: 'Remove the attachment?',
    confirmText: '%{name} is removed from the complaint for good.',
    unsent: 'Some attachments have not been uploaded: please wait, send them again or remove them.',
  },
  newer: {
    text: 'Load the newer version: what you typed stays in the form, everything else becomes as it is saved now. Then you can save again.',
    field: 'Field',
    theirs: 'Saved now',
    yours: 'Yours',
    untouched: 'not changed by you',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes have not been saved and will be lost.',
    confirm: 'Leave',
    stay: 'Stay',
  },
};
