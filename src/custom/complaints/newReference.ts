import { ownFolder } from '#src/components/page/ownFolder.ts';

/** The recording form's parameter for the id of the grievance that the new one refers to. */
export const REFERENCE_IN_ADDRESS = 'refers_to';

/** The address to record a grievance that refers to one that can no longer be reopened (REF-20). */
export const newReferenceAddress = (complaintId: number) =>
  `${ownFolder()}?${REFERENCE_IN_ADDRESS}=${complaintId}`;
