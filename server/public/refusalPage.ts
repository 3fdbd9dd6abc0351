import type { Language } from '#contract/kernel/languages.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { type Html, html } from './html.ts';
import { pageOf } from './page.ts';

type Words = Record<'gone' | 'goneText' | 'tooMany' | 'tooManyText' | 'failed' | 'failedText', string>;

/** The same page for every invalid link, so that it reveals no reason; `languages` links to it in other languages. */
export function refusalPage(
  error: unknown,
  language: Language,
  words: Words,
  languages: Html | null = null,
): Response {
  const status = error instanceof ApiError ? error.status : 500;
  const [title, text] =
    status === 404
      ? [words.gone, words.goneText]
      : status === 429
        ? [words.tooMany, words.tooManyText]
        : [words.failed, words.failedText];
  const response = pageOf({ language, title, body: html`${languages}<p>${text}</p>`, status });
  if (error instanceof ApiError)
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
  return response;
}
