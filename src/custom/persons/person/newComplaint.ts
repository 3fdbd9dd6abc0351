import { ownFolder } from '#src/components/page/ownFolder.ts';

/** Under which the recording form finds the id of the person who is chosen when it opens. */
export const PERSON_IN_ADDRESS = 'person';
/** And that of what a citizen has sent, from which it is filled in. */
export const INBOX_IN_ADDRESS = 'inbox';

/** Where a grievance of a person is recorded, whose id alone stands in the address (PER-08). */
export const newComplaintAddress = (personId: number) => `${ownFolder()}?${PERSON_IN_ADDRESS}=${personId}`;

/** Where a grievance is recorded from what a citizen has sent (MSG-15). */
export const complaintFromInboxAddress = (inboxId: number, officeId: number | null) =>
  `${ownFolder()}?${INBOX_IN_ADDRESS}=${inboxId}${officeId === null ? '' : `&office=${officeId}`}`;
