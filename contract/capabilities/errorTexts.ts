import { closingErrors, filledClosingErrors } from '#contract/closing/closingErrors.ts';
import { letterErrors } from '#contract/letters/letterErrors.ts';
import { referralErrors } from '#contract/letters/referralErrors.ts';
import { filledMessageErrors, messageErrors } from '#contract/messages/messageErrors.ts';

/** The texts of the rules of capabilities. */
export const addedErrors = { ...closingErrors, ...referralErrors, ...letterErrors, ...messageErrors };

/** The same with values. */
export const addedFilledErrors = { ...filledClosingErrors, ...filledMessageErrors };
