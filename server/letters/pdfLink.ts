import { findActor } from '../accounts/findActor.ts';
import { notFound } from '../errors/apiError.ts';
import type { App, Services } from '../http/serve.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { boundLetters, bytesOf, storedOf } from './bound.ts';
import { findLetter } from './record.ts';

/**
 * GET letter/{id}/pdf/{account}: what was stored when the letter was sent, byte for byte, or with 'CANCELLED' over it (REF-06); for
 * whoever has its signed link, as long as the account that asked for it may still see the letter.
 */
export function letterLinkRoutes(app: App, { database: { db }, files, links, clock }: Services) {
  app.get('/letter/:id{[0-9]+}/pdf/:actor{[0-9]+}', async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const actor = await findActor(db, Number(hono.req.param('actor')), clock());
    const { letter } = await findLetter({ actor, db }, Number(hono.req.param('id')));
    const [stored] = await storedOf(db, [letter.id]);
    if (!stored) throw notFound();
    const pdf =
      letter.state === 'cancelled'
        ? await boundLetters(files, [stored], clock())
        : await bytesOf(files, stored.key);
    return pdfAnswer(hono, pdf, letter.number?.replaceAll('/', '-') ?? '');
  });
}
