import { errorTexts } from '#contract/kernel/errorTexts.ts';

/** The texts of the rules, which the server speaks in English and the screens in the chosen language. */
export const rules: Record<keyof typeof errorTexts, string> = errorTexts;
