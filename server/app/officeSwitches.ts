import { closingSwitch } from '#server/closing/officeSwitch.ts';
import { deadlinesSwitch } from '#server/deadlines/officeSwitch.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { lettersSwitch } from '#server/letters/officeSwitch.ts';
import { messagesSwitch } from '#server/messages/officeSwitch.ts';
import { personsSwitch } from '#server/persons/officeSwitch.ts';
import { repliesSwitch } from '#server/replies/officeSwitch.ts';
import { teamworkSwitch } from '#server/teamwork/officeSwitch.ts';

/** What each capability does when an office switches it off or on, in this order. */
export const officeSwitches: readonly OfficeSwitch[] = [
  personsSwitch,
  deadlinesSwitch,
  teamworkSwitch,
  repliesSwitch,
  closingSwitch,
  lettersSwitch,
  messagesSwitch,
];
