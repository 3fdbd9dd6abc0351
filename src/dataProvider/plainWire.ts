import { completeAnswer } from './completeAnswer.ts';
import { asSpecified } from './specifiedCalls.ts';

/** Code that only a plain host needs, loaded with the first call. */
export const plainWire = { asSpecified, completeAnswer };
