import { writtenDay } from '#contract/kernel/day.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { nameIn } from '#contract/kernel/named.ts';
import type { StatusAction } from '#contract/messages/slip.ts';
import { PRIVACY_NOTICE } from '#server/messages/privacyNotice.ts';
import { type Html, html } from '../html.ts';
import { pageOf } from '../page.ts';
import type { Shown } from './find.ts';
import { otherLanguages } from './otherLanguages.ts';
import { STATUS_WORDS } from './words.ts';

/** The typed values; the digits must be typed again each time. */
export interface Chosen {
  action?: string;
  rating?: string;
  note?: string;
}
type Field = 'digits' | 'action' | 'rating' | 'note';
/** Errors by field, in the language of the page. */
export type Wrong = Partial<Record<Field, string>>;

interface FormOptions {
  language: Language;
  chosen?: Chosen;
  wrong?: Wrong;
  status?: number;
}

/** The status of a complaint with the form (MSG-18, MSG-19). */
export function statusPage(
  shown: Shown,
  { language, chosen = {}, wrong = {}, status }: FormOptions,
): Response {
  const words = STATUS_WORDS[language];
  return pageOf({
    language,
    status,
    title: words.title.replace('%{number}', shown.number),
    body: html`${otherLanguages(language)}
<h2>${words.step}</h2>
<p class="step"><strong>${stepIn(shown, language)}</strong></p>
<dl>
${line(words.category, shown.category && nameIn(shown.category, language))}
${line(words.received, writtenDay(shown.received_on))}
${line(words.expected, shown.expected_by && writtenDay(shown.expected_by))}
</dl>
${form(shown.may, { language, chosen, wrong })}
<h2>${words.notice}</h2>
${PRIVACY_NOTICE.full[language].split('\n').map(
  (text) => html`<p class="hint">${text}</p>
`,
)}`,
  });
}

/** The page after an action. */
export function thanksPage(action: StatusAction, language: Language): Response {
  const words = STATUS_WORDS[language];
  return pageOf({
    language,
    title: words.thanks,
    body: html`<p>${words.done[action]}</p>
<p><a href="?lang=${language}">${words.back}</a></p>`,
  });
}

const stepIn = (shown: Shown, language: Language) =>
  STATUS_WORDS[language].steps[shown.step].replace('%{day}', 'day' in shown ? writtenDay(shown.day) : '');

const line = (name: string, value: string | null) => value && html`<dt>${name}</dt><dd>${value}</dd>`;

function form(may: readonly StatusAction[], options: Required<Omit<FormOptions, 'status'>>): Html {
  const { language, chosen, wrong } = options;
  const words = STATUS_WORDS[language];
  const described = (field: Field) =>
    wrong[field] && html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  return html`<h2>${words.tell}</h2>
<form method="post" action="?lang=${language}">
<fieldset${described('action') ?? null}><legend>${words.what}</legend>
${may.map(
  (each) => html`<label><input type="radio" name="action" value="${each}" required${
    each === chosen.action && html` checked`
  }>${words.actions[each]}</label>
`,
)}</fieldset>
${said(wrong, 'action')}
${may.includes('rate') && ratings(options)}
<label for="note">${words.note}</label>
<textarea id="note" name="note" rows="3" maxlength="1000"${described('note') ?? null}>${chosen.note ?? ''}</textarea>
${said(wrong, 'note')}
<label for="digits">${words.digits}</label>
<input id="digits" name="digits" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" autocomplete="off" required${described('digits') ?? null}>
${said(wrong, 'digits')}
<button type="submit">${words.send}</button>
</form>`;
}

function ratings({ language, chosen, wrong }: Required<Omit<FormOptions, 'status'>>): Html {
  const words = STATUS_WORDS[language];
  const options = words.ratings.map(
    (text, at) =>
      html`<option value="${at + 1}"${String(at + 1) === chosen.rating && html` selected`}>${text}</option>`,
  );
  return html`<label for="rating">${words.rating}</label>
<select id="rating" name="rating"><option value="">${words.choose}</option>${options}</select>
${said(wrong, 'rating')}`;
}

const said = (wrong: Wrong, field: Field) =>
  wrong[field] !== undefined && html`<p class="wrong" id="${field}-wrong" role="alert">${wrong[field]}</p>`;
