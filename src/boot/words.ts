import { signInErrors } from '#contract/accounts/signInErrors.ts';
import { auth } from '#src/i18n/en/accounts/auth.ts';
import { failure } from '#src/i18n/en/common/failure.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** Only the error texts that a sign-in can return. */
type Rules = Record<keyof typeof signInErrors, string>;
const english = { auth, failure, rules: signInErrors as Rules };
export type Words = typeof english;

const loaders: Record<Locale, () => Promise<Words>> = {
  en: () => Promise.resolve(english),
  te: async () => (await import('#src/i18n/te/accounts/signIn.ts')).signInTexts,
  hi: async () => (await import('#src/i18n/hi/accounts/signIn.ts')).signInTexts,
};

/** Loads the few words of the sign-in page, without the catalogue of the admin. English when offline. */
export const loadWords = (locale: Locale): Promise<Words> => loaders[locale]().catch(() => english);

/** The text of a failure in the language of the words: `ApiFailure.message` is a key of them or the text as sent. */
export function textOf(words: Words, message: string): string {
  const [area, key] = message.split('.') as [keyof Words, string];
  return (words[area] as Record<string, string> | undefined)?.[key] ?? message;
}
