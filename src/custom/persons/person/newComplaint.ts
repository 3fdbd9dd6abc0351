import { ownFolder } from '#src/components/page/ownFolder.ts';

/** The recording form's parameter for the id of its person. */
export const PERSON_IN_ADDRESS = 'person';

/** The address to record a grievance of a person. It contains only the person's id (PER-08). */
export const newComplaintAddress = (personId: number) => `${ownFolder()}?${PERSON_IN_ADDRESS}=${personId}`;
