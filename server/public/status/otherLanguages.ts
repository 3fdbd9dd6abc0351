import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { type Html, html } from '../html.ts';
import { LANGUAGE_NAMES } from './words.ts';

/** Links to the same page in the other languages. */
export const otherLanguages = (language: Language): Html =>
  html`<nav>${LANGUAGES.filter((each) => each !== language).map(
    (each) => html`<a href="?lang=${each}" lang="${each}" hreflang="${each}">${LANGUAGE_NAMES[each]}</a> `,
  )}</nav>`;
