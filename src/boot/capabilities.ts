import type { Capability } from '#src/components/slots/capability.ts';
import { closing } from '#src/custom/closing/index.ts';
import { deadlines } from '#src/custom/deadlines/index.ts';
import { desk } from '#src/custom/desk/index.ts';
import { letters } from '#src/custom/letters/index.ts';
import { messages } from '#src/custom/messages/index.ts';
import { persons } from '#src/custom/persons/index.ts';
import { replies } from '#src/custom/replies/index.ts';
import { teamwork } from '#src/custom/teamwork/index.ts';

/** All capabilities of the admin, in the order in which slots draw them. No other file names them all. */
export const capabilities: readonly Capability[] = [
  desk,
  persons,
  deadlines,
  teamwork,
  replies,
  closing,
  letters,
  messages,
];
