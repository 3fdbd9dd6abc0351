import { ownFolder } from '#src/components/page/ownFolder.ts';

/** Under which the recording form finds the id of the grievance that the new one refers to. */
export const REFERENCE_IN_ADDRESS = 'refers_to';

/** Where a grievance is recorded that refers to one which can no longer be reopened (REF-20). */
export const newReferenceAddress = (complaintId: number) =>
  `${ownFolder()}?${REFERENCE_IN_ADDRESS}=${complaintId}`;
