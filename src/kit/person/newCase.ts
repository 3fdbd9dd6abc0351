import { ownFolder } from '../page/ownFolder.ts';

/** Under which the recording form finds the id of the person who is chosen when it opens. */
export const PERSON_IN_ADDRESS = 'person';

/** Where a grievance of a person is recorded, whose id alone stands in the address (PER-08). */
export const newCaseAddress = (personId: number) => `${ownFolder()}?${PERSON_IN_ADDRESS}=${personId}`;
