import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MAX_ATTACHMENT_BYTES } from '../../contract/limits.ts';
import { ApiError, tooManyTries } from '../errors/apiError.ts';
import { readBody } from '../http/body.ts';
import { networkOf } from '../http/networkOf.ts';
import { parseRequest } from '../http/parse.ts';
import type { App, Services } from '../http/serve.ts';
import { html } from './html.ts';
import { pageOf } from './page.ts';
import { replyForm, replyPage, TOO_LARGE } from './replyForm.ts';
import { findByLink, takeReply } from './takeReply.ts';
import { languageOf, WORDS } from './words.ts';

/** So many requests of an address in so many seconds (REF-14). */
const LIMIT = { points: 30, duration: 60 };
/** A file, and the words of a form beside it. */
const MAX_BYTES = MAX_ATTACHMENT_BYTES + 64 * 1024;

/** Of a reply link; what is a number alone is a quick reply of the office. */
const TOKEN = '[^/]*[^/0-9][^/]*';
const PAGES = new RegExp(`^/reply/${TOKEN}$`);
/** Whether a path below that of the API is a page for everybody. */
export const isPublic = (path: string) => PAGES.test(path);

type Handle = (request: Request, token: string) => Promise<Response>;

/** Pages that anybody may open who has their address: no account, no cookie, no script (REF-14). */
export function publicRoutes(app: App, services: Services) {
  const limiter = new RateLimiterMemory(LIMIT);
  const serve = (method: 'GET' | 'POST', handle: Handle) =>
    app.on([method], `/reply/:token{${TOKEN}}`, async (hono) => {
      const request = hono.req.raw;
      try {
        await limiter.consume(networkOf(hono.env.ip)).catch((full) => {
          throw tooManyTries(full.msBeforeNext / 1000);
        });
        return await handle(request, hono.req.param('token'));
      } catch (error) {
        if (!(error instanceof ApiError)) services.log.error({ err: error }, 'unexpected error');
        return refusalPage(request, error);
      }
    });
  const { database, clock } = services;

  serve('GET', async (request, token) => {
    const referral = await findByLink(database.db, token, clock());
    return replyPage(referral, languageOf(request), { values: {}, errors: {} });
  });

  serve('POST', async (request, token) => {
    const referral = await findByLink(database.db, token, clock());
    const language = languageOf(request);
    let values: Record<string, unknown> = {};
    try {
      const body = await readBody(request, MAX_BYTES);
      values = body.values;
      const { body: given, uploads } = await parseRequest(replyForm, {}, body, null);
      const { their_date, ...reply } = given as Parameters<typeof takeReply>[2]['reply'] & {
        their_date: string | null;
      };
      await takeReply(services, token, { reply, their_date, file: uploads.file ?? null });
    } catch (error) {
      const errors = error instanceof ApiError ? errorsOf(error) : null;
      if (!errors) throw error;
      return replyPage(referral, language, { values, errors }, (error as ApiError).status);
    }
    const { thanks, thanksText } = WORDS[language];
    return pageOf({ language, title: thanks, body: html`<p>${thanksText}</p>` });
  });
}

/** What is wrong by field, to be told beside the form; null for what no form can put right. */
function errorsOf({ status, body }: ApiError): Record<string, string[]> | null {
  if (status === 413) return TOO_LARGE;
  return status === 422 && body.errors && !Array.isArray(body.errors) ? body.errors : null;
}

/** The same page for every link that does not lead anywhere, whatever the reason. */
function refusalPage(request: Request, error: unknown): Response {
  const language = languageOf(request);
  const words = WORDS[language];
  const status = error instanceof ApiError ? error.status : 500;
  const [title, text] =
    status === 404
      ? [words.gone, words.goneText]
      : status === 429
        ? [words.tooMany, words.tooManyText]
        : [words.failed, words.failedText];
  const response = pageOf({ language, title, body: html`<p>${text}</p>`, status });
  if (error instanceof ApiError)
    for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
  return response;
}
