import { linkToken, STATUS_PATH } from '#contract/complaints/complaintNumber.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { ApiError, type FieldErrors, notFound } from '#server/kernel/errors/apiError.ts';
import { readBody } from '#server/kernel/http/body.ts';
import { parseRequest } from '#server/kernel/http/parse.ts';
import type { App, Services } from '#server/kernel/http/serve.ts';
import type { Aside, Share } from '#server/kernel/http/strangers.ts';
import { challengeOf, HOOKS, type Hook, takePosted } from './hooks/takePosted.ts';
import { type Html, html } from './html.ts';
import { type PublicLimiter, publicLimiter } from './limiter.ts';
import { pageOf } from './page.ts';
import { replyErrors } from './replyErrors.ts';
import { replyForm, replyPage, TOO_LARGE } from './replyForm.ts';
import { otherLanguages } from './status/otherLanguages.ts';
import { answerWord, showStatus } from './status/serve.ts';
import { citizensLanguageOf, STATUS_WORDS } from './status/words.ts';
import { findByLink, officeNameOf, takeReply } from './takeReply.ts';
import { languageOf, type PublicLanguage, WORDS } from './words.ts';

/** A file and the texts of a form. */
const MAX_BYTES = MAX_ATTACHMENT_BYTES + 64 * 1024;

/** The token of a reply link; a number alone would be the id of a quick reply. */
const TOKEN = '[^/]*[^/0-9][^/]*';
const PUBLIC = new RegExp(`^/(reply/${TOKEN}$|hook/)`);
/** Whether a path is public: a page or a hook below the API's path, or a status page. */
export const isPublic = (path: string, base: string) =>
  path.startsWith(STATUS_PATH) || (path.startsWith(base) && PUBLIC.test(path.slice(base.length)));

/** The share of a call to such a path. */
export const shareOf = (path: string): Share => (path.includes('/hook/') ? 'hook' : 'page');

type Handle = (request: Request, token: string, aside: Aside) => Promise<Response>;
type Refuse = (request: Request, error: unknown) => Response;

/** Public pages for everybody with their address: no account, no cookie, no script (REF-14, MSG-18). */
export function publicRoutes({ root, app }: { root: App; app: App }, services: Services) {
  const limiter = publicLimiter();
  const page = (at: App, path: string, refuse: Refuse) => (method: 'GET' | 'POST', handle: Handle) =>
    at.on([method], path, async (hono) => {
      const request = hono.req.raw;
      try {
        await limiter.count(hono.env.ip);
        const token = linkToken(hono.req.param('token') ?? '');
        // A text that cannot be a token is not looked up.
        if (token === null) throw notFound();
        return await handle(request, token, hono.env.aside);
      } catch (error) {
        if (!(error instanceof ApiError)) services.log.error({ err: error }, 'unexpected error');
        return refuse(request, error);
      }
    });
  replyRoutes(
    page(app, `/reply/:token{${TOKEN}}`, (request, error) => {
      const language = languageOf(request);
      return refusalPage(error, language, WORDS[language]);
    }),
    services,
  );
  const status = page(root, `${STATUS_PATH}:token{.*}`, (request, error) => {
    const language = citizensLanguageOf(request);
    return refusalPage(error, language, STATUS_WORDS[language], otherLanguages(language));
  });
  status('GET', (request, token) => showStatus(services, request, token));
  status('POST', (request, token, aside) => answerWord(services, { request, token, aside }));
  hookRoutes(app, services, limiter);
}

/**
 * Posts of message providers and connected services (MSG-12, MSG-16): these are no pages, so an error is one of the
 * API.
 */
function hookRoutes(app: App, services: Services, limiter: PublicLimiter) {
  const hook = `/hook/:hook{(?:${HOOKS.join('|')})}`;
  for (const path of [hook, `${hook}/:at`] as const) {
    app.post(path, async (hono) => {
      const { hook, at } = hono.req.param() as { hook: Hook; at?: string };
      const { ip, aside } = hono.env;
      await takePosted(services, limiter, { request: hono.req.raw, ip, aside, hook, at });
      return hono.json({ message: 'Taken.' });
    });
  }
  app.get('/hook/whatsapp', async (hono) =>
    hono.text(await challengeOf(services, limiter, { request: hono.req.raw, ip: hono.env.ip })),
  );
}

function replyRoutes(serve: (method: 'GET' | 'POST', handle: Handle) => void, services: Services) {
  const { database, clock } = services;
  const requested = async (token: string, language: PublicLanguage) => {
    const referral = await findByLink(database.db, token, clock());
    return { referral, office: await officeNameOf(database.db, referral, language) };
  };

  serve('GET', async (request, token) => {
    const language = languageOf(request);
    return replyPage(await requested(token, language), language, { values: {}, errors: {} });
  });

  serve('POST', async (request, token, aside) => {
    const language = languageOf(request);
    const page = await requested(token, language);
    let values: Record<string, unknown> = {};
    let fileName: string | undefined;
    try {
      const body = await aside(() => readBody(request, MAX_BYTES));
      values = body.values;
      fileName = body.files.get('file')?.name;
      const { body: typed, uploads } = await parseRequest(replyForm, {}, body, null);
      const { their_date, ...reply } = typed as Parameters<typeof takeReply>[2]['reply'] & {
        their_date: string | null;
      };
      await takeReply(services, token, { reply, their_date, file: uploads.file ?? null });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? errorsOf(error) : null;
      if (!fieldErrors) throw error;
      const errors = replyErrors(fieldErrors, language);
      return replyPage(page, language, { values, errors, fileName }, (error as ApiError).status);
    }
    const { thanks, thanksText } = WORDS[language];
    return pageOf({ language, title: thanks, body: html`<p>${thanksText}</p>` });
  });
}

/** The errors by field, to show next to the form; null for errors that a form cannot correct. */
function errorsOf({ status, details }: ApiError): FieldErrors | null {
  if (status === 413) return TOO_LARGE;
  return (status === 422 && details.errors) || null;
}

type Words = Record<'gone' | 'goneText' | 'tooMany' | 'tooManyText' | 'failed' | 'failedText', string>;

/** The same page for every invalid link, so that it reveals no reason; `languages` links to it in other languages. */
function refusalPage(
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
