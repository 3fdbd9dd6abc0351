import { filledErrorTexts } from '#contract/kernel/filledErrors.ts';

/** The texts of rules that name something, which the server speaks in English. */
export const filled: Record<keyof typeof filledErrorTexts, string> = filledErrorTexts;
