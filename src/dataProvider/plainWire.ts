/** What only a session at a plain host needs, fetched with its first call. */
export { completeAnswer } from './completeAnswer.ts';
export { asSpecified } from './specifiedCalls.ts';
