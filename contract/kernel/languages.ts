/** The languages of messages to a person. It does not use zod, because lists need it before zod is loaded. */
export const LANGUAGES = ['te', 'hi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
