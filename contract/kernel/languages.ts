/** What a person is written to and spoken with in. Free of zod: lists ask before that is there. */
export const LANGUAGES = ['te', 'hi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
