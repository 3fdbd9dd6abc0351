import { filledErrorTexts } from '#contract/kernel/filledErrors.ts';

/** Error texts with values; the server sends them in English. */
export const filled: Record<keyof typeof filledErrorTexts, string> = filledErrorTexts;
