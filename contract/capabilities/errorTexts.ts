import { closingErrors } from '#contract/closing/closingErrors.ts';
import { letterErrors } from '#contract/letters/letterErrors.ts';
import { referralErrors } from '#contract/letters/referralErrors.ts';
import { messageErrors } from '#contract/messages/messageErrors.ts';
import { stepNames } from '#contract/replies/stepNames.ts';

/** The error texts of capabilities. */
export const addedErrors = { ...closingErrors, ...referralErrors, ...letterErrors, ...messageErrors };

/** The English of values that have a translation, by their keys in the admin's catalogues. */
export const valueTexts = stepNames;
