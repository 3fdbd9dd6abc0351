import { common } from '../common/words.ts';

/** Words of the screens that add and edit area and grievance in-charges. */
export const incharges = {
  area: {
    add: 'Add an area in-charge',
    party: 'Party',
    submit: 'Create Area In-Charge',
    created: 'Area In-Charge Created Successfully',
    createdHint: 'The application is on hold until it is approved with a designation.',
    positionDenied: 'The browser does not allow this page to find the position.',
  },
  staff: {
    title: 'Grievance In-charge',
    add: 'Add a grievance in-charge',
    list: 'Grievance In-charges',
    password: 'Password',
    newPassword: 'New password',
    passwordHint: 'At least %{length} characters',
    newPasswordHint: 'Leave it empty to keep the present one. A new one signs the person out everywhere.',
    submit: 'Create Grievance In-Charge',
    created: 'Grievance In-Charge Created Successfully',
    createdHint: 'The person signs in with the phone number and the password.',
    editOf: 'Edit %{name}',
    editTitle: 'Edit Grievance In-charge',
    duties: 'Duties',
    duty: {
      verifier:
        'Verifier: asks citizens of the constituency whether what was closed is solved, but not about what they closed themselves',
      desk_head:
        'Head of the desk: sees, edits, assigns and forwards all grievances of the constituency, and keeps the office settings',
      dispatcher: 'Dispatcher: numbers and sends letters, and keeps the registers',
    },
    updated: 'Staff member updated successfully!',
    unknown: 'Unknown',
    gives:
      '%{name} has %{count} open grievance; it becomes unassigned. |||| %{name} has %{count} open grievances; they become unassigned.',
    givesNone: '%{name} has no open grievances.',
    counting: 'Counting the open grievances…',
    notCounted: 'How many open grievances become unassigned could not be counted.',
    disable: 'Disable account…',
    disableTitle: 'Disable the account of %{name}?',
    disableAbout: 'The person is signed out at once and cannot sign in any more. What they have done stays.',
    disableAction: 'Disable',
    disabledDone: 'The account is disabled.',
    disabledOnes: 'Disabled accounts',
    disabledFailed: 'The disabled accounts could not be loaded.',
    enable: 'Enable',
    enableOf: 'Enable the account of %{name}',
    enabledDone: 'The account is enabled.',
    none: { title: 'No grievance in-charges yet', text: 'Add the first one with the form above.' },
  },
};
