import { completeAnswer } from './completeAnswer.ts';
import { asSpecified } from './specifiedCalls.ts';

/** What only a session at a plain host needs, fetched with its first call. */
export const plainWire = { asSpecified, completeAnswer };
