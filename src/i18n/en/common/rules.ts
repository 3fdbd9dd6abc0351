import { errorTexts } from '#contract/kernel/errorTexts.ts';

/** Error texts: the server sends them in English, the screens show them in the chosen language. */
export const rules: Record<keyof typeof errorTexts, string> = errorTexts;
