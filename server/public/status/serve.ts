import type { Language } from '#contract/kernel/languages.ts';
import { statusForm } from '#contract/messages/slip.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { readBody } from '#server/kernel/http/body.ts';
import { parseRequest } from '#server/kernel/http/parse.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import type { Aside } from '#server/kernel/http/strangers.ts';
import { html } from '../html.ts';
import { pageOf } from '../page.ts';
import { takeWord } from './act.ts';
import { shownOf } from './find.ts';
import { type Chosen, statusPage, thanksPage, type Wrong } from './page.ts';
import { citizensLanguageOf, STATUS_WORDS } from './words.ts';

/** Four digits, a choice and a note. */
const MAX_BYTES = 16_384;
const FORM = { method: 'POST' as const, body: statusForm };
type StatusSubmission = Parameters<typeof takeWord>[2];

/**
 * The status page of a token (MSG-18).
 * @throws 404
 */
export async function showStatus({ database }: Services, request: Request, token: string) {
  return statusPage(await shownOf(database.db, token), { language: citizensLanguageOf(request) });
}

/**
 * Handles the form of the page (MSG-19): a thank-you page, or the page again with errors.
 * @throws 404
 */
export async function answerWord(
  services: Services,
  { request, token, aside }: { request: Request; token: string; aside: Aside },
): Promise<Response> {
  const language = citizensLanguageOf(request);
  // Checked first: a link without a page accepts no action.
  const shown = await shownOf(services.database.db, token);
  const { values } = await aside(() => readBody(request, MAX_BYTES));
  const chosen = chosenOf(values);
  const again = (wrong: Wrong) => statusPage(shown, { language, chosen, wrong, status: 422 });
  const said = await read(values, language);
  if ('wrong' in said) return again(said.wrong);
  const taken = await takeWord(services, token, said);
  const words = STATUS_WORDS[language];
  if (taken.is === 'wrong digits') return again({ digits: words.wrongDigits });
  if (taken.is === 'not offered') return again({ action: words.wrongAction });
  return taken.is === 'full' ? tooManyTries(language, taken.seconds) : thanksPage(said.action, language);
}

const chosenOf = (values: Record<string, unknown>): Chosen => {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { action: text(values.action), rating: text(values.rating), note: text(values.note) };
};

async function read(
  values: Record<string, unknown>,
  language: Language,
): Promise<StatusSubmission | { wrong: Wrong }> {
  const words = STATUS_WORDS[language];
  const texts = { action: words.wrongAction, rating: words.wrongRating, note: words.wrongNote };
  try {
    const { body } = await parseRequest(FORM, {}, { values, files: new Map() }, null);
    const said = body as unknown as StatusSubmission;
    return said.action === 'rate' && said.rating === null ? { wrong: { rating: words.wrongRating } } : said;
  } catch (error) {
    if (!(error instanceof ApiError && error.details.errors)) throw error;
    const fields = Object.keys(error.details.errors) as (keyof Wrong)[];
    return {
      wrong: Object.fromEntries(
        fields.map((field) => [field, { ...texts, digits: words.wrongDigits }[field]]),
      ),
    };
  }
}

function tooManyTries(language: Language, seconds: number): Response {
  const words = STATUS_WORDS[language];
  const body = html`<p>${words.tooManyTries}</p>`;
  const page = pageOf({ language, title: words.tooMany, body, status: 429 });
  page.headers.set('Retry-After', String(Math.ceil(seconds)));
  return page;
}
