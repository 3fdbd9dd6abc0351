import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { date, optional } from '#contract/kernel/fields.ts';
import { attachmentRule, MIME_TYPES, tooLargeRule, type UploadRule } from '#contract/kernel/uploadRules.ts';
import { ACTIONS_TAKEN } from '#contract/letters/letterKinds.ts';
import { replyFields } from '#contract/letters/referralReply.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { Referral } from '#server/letters/referrals/rows.ts';
import { type Html, html } from './html.ts';
import { pageOf } from './page.ts';
import { type PublicLanguage, WORDS } from './words.ts';

const { sent_on_to, ...replyShape } = replyFields;
/**
 * The body of the reply form. The recipient of a forwarded request is a text, because officers are not named to
 * strangers.
 */
export const replyForm = {
  method: 'POST' as const,
  body: { ...replyShape, their_date: optional(date()) },
  files: { file: attachmentRule as UploadRule },
};

/** The typed values and their errors, by field. */
export interface Typed {
  values: Record<string, unknown>;
  errors: Record<string, string[]>;
  /** The name of the chosen file, which has to be chosen again. */
  fileName?: string;
}

/** The request, and the name of the requesting office in the language of the page. */
export interface Requested {
  referral: Referral;
  office: string;
}

/** The request with its form. Of the complaint the page shows no more than the officer has received. */
export function replyPage(
  { referral, office }: Requested,
  language: PublicLanguage,
  typed: Typed,
  status = 200,
): Response {
  const words = WORDS[language];
  const number = writtenReferral(referral.number);
  return pageOf({
    language,
    status,
    title: words.title.replace('%{number}', number),
    body: html`${letter({ referral, office }, language)}
<h2>${words.answer}</h2>
<form method="post" enctype="multipart/form-data" action="?lang=${language}">
${kindChoice(typed, language)}
${field('promised_on', 'date', typed, language)}
${actionChoice(typed, language)}
${field('amount', 'text', typed, language, html` inputmode="decimal"`)}
${field('reason', 'text', typed, language)}
<label for="text">${words.text}</label>
<textarea id="text" name="text" rows="5" required maxlength="5000">${value(typed, 'text')}</textarea>
${wrong(typed, 'text')}
${field('their_date', 'date', typed, language)}
<label for="file">${words.file}</label>
<input id="file" name="file" type="file" accept="${ACCEPTED}">
${wrong(typed, 'file')}
${typed.errors.file ? html`<p class="wrong">${typed.fileName ?? ''}</p>` : null}
<button type="submit">${words.send}</button>
<p class="hint">${words.once}</p>
</form>`,
  });
}

const ACCEPTED = attachmentRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');
/** The error of a body that is too large to read. */
export const TOO_LARGE = { file: [{ code: tooLargeRule(attachmentRule, false) }] };

function letter({ referral, office }: Requested, language: PublicLanguage): Html {
  const { addressee, subject, request, sent_at, due_on } = referral;
  const words = WORDS[language];
  const to = [addressee?.name, addressee?.designation, addressee?.department].filter(Boolean).join(', ');
  return html`<nav><a href="?lang=${language === 'te' ? 'en' : 'te'}" lang="${language === 'te' ? 'en' : 'te'}">${words.other}</a></nav>
<p>${words.from}: ${office}<br>
${words.to}: ${to}<br>
${sent_at && html`${words.asked}: ${writtenDay(dayOf(sent_at))}<br>`}
${due_on && html`${words.due}: ${writtenDay(due_on)}`}</p>
<h2>${words.request}</h2>
<p><strong>${subject}</strong></p>
<p class="letter">${request}</p>`;
}

const value = ({ values }: Typed, name: string): string => {
  const typed = values[name];
  return typeof typed === 'string' || typeof typed === 'number' ? String(typed) : '';
};
const wrong = ({ errors }: Typed, name: string): Html | null =>
  errors[name] ? html`<p class="wrong" id="${name}-wrong">${errors[name]?.[0] ?? ''}</p>` : null;

type Field = 'promised_on' | 'amount' | 'reason' | 'their_date';
function field(
  name: Field,
  type: 'date' | 'text',
  typed: Typed,
  language: PublicLanguage,
  more: Html | null = null,
): Html {
  return html`<label for="${name}">${WORDS[language][name]}</label>
<input id="${name}" name="${name}" type="${type}" value="${value(typed, name)}"${more}>
${wrong(typed, name)}`;
}

function kindChoice(typed: Typed, language: PublicLanguage): Html {
  const words = WORDS[language];
  const isFinal = value(typed, 'is_final') !== 'false';
  return html`<fieldset>
<legend>${words.kind}</legend>
<label><input type="radio" name="is_final" value="true"${isFinal && html` checked`}>${words.final}</label>
<label><input type="radio" name="is_final" value="false"${!isFinal && html` checked`}>${words.interim}</label>
</fieldset>`;
}

function actionChoice(typed: Typed, language: PublicLanguage): Html {
  const words = WORDS[language];
  const chosen = value(typed, 'action');
  const options = ACTIONS_TAKEN.map(
    (each) =>
      html`<option value="${each}"${each === chosen && html` selected`}>${words.actions[each]}</option>`,
  );
  return html`<label for="action">${words.action}</label>
<select id="action" name="action"><option value="">${words.choose}</option>${options}</select>
${wrong(typed, 'action')}`;
}
