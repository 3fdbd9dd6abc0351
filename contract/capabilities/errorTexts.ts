import { closingErrors, filledClosingErrors } from '#contract/closing/closingErrors.ts';
import { letterErrors } from '#contract/letters/letterErrors.ts';
import { referralErrors } from '#contract/letters/referralErrors.ts';
import { filledMessageErrors, messageErrors } from '#contract/messages/messageErrors.ts';
import { STEP_NAMES } from '#contract/replies/stepNames.ts';

/** The error texts of capabilities. */
export const addedErrors = { ...closingErrors, ...referralErrors, ...letterErrors, ...messageErrors };

/** The error texts of capabilities with values. */
export const addedFilledErrors = { ...filledClosingErrors, ...filledMessageErrors };

/** The English of values that have a translation, by their keys in the admin's catalogues. */
export const valueTexts = Object.fromEntries(
  Object.entries(STEP_NAMES).map(([kind, name]) => [`macros.steps.${kind}`, name]),
);
