import { ownFolder } from '#src/components/page/ownFolder.ts';

/** The recording form's parameter for the id of a citizen's message that fills it. */
export const INBOX_IN_ADDRESS = 'inbox';

/** The address to record a grievance from a citizen's message (MSG-15). */
export const complaintFromInboxAddress = (inboxId: number, officeId: number | null) =>
  `${ownFolder()}?${INBOX_IN_ADDRESS}=${inboxId}${officeId === null ? '' : `&office=${officeId}`}`;
