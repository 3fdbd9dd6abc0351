import type { previewLetter as call } from '#contract/letters/letter.ts';
import * as letter from '#contract/letters/letter.ts';
import * as letterhead from '#contract/letters/letterhead.ts';
import * as sending from '#contract/letters/letterSending.ts';
import * as template from '#contract/letters/letterTemplate.ts';
import * as register from '#contract/letters/registerCalls.ts';
import { findActor } from '#server/accounts/findActor.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { App, Context, Serve, Services } from '#server/kernel/http/serve.ts';
import { pdfAnswer } from '#server/kernel/pdf/answer.ts';
import { typeset } from '#server/kernel/pdf/typesetter.ts';
import { findAbout } from './about.ts';
import { boundLetters, bytesOf, storedOf } from './boundLetters.ts';
import { cancelLetter } from './cancel.ts';
import { checkLetterReferences } from './checkLetterReferences.ts';
import { dispatch } from './dispatch.ts';
import { createLetter, deleteLetter, updateLetter } from './draft.ts';
import { letterheadOf, removeLetterhead, setLetterhead } from './letterhead.ts';
import { listLetters } from './list.ts';
import { printLetters } from './print.ts';
import { findLetter, letterRecord } from './record.ts';
import { listOutward } from './register/export.ts';
import type { LetterRules } from './rules.ts';
import { registers } from './settings.ts';
import { ownSignature, removeSignature, setSignature, signersOf } from './signatures.ts';
import { startLetter } from './startLetter.ts';
import { listTemplates } from './templates/list.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './templates/write.ts';
import { madeOf, openOf } from './typesetting/made.ts';
import { letterSheet } from './typesetting/sheet.ts';

/**
 * Typesets an unsaved letter for the preview. Nothing is stored (REF-03). @throws 404 and 422 as the contract says
 */
async function previewLetter(context: Context<typeof call>) {
  const { body, db, files, now } = context;
  const about = await findAbout(context, body);
  const office = await findOffice(context, null);
  const { contact_id, copies_to, signed_by, series } = body;
  await checkLetterReferences(context, office, { contact_id, copies_to, signed_by, series });
  const [signer] = signed_by ? await signersOf(db, office, signed_by) : [];
  const sheet = await letterSheet(body, { db, files, office, about, now, number: null, signer });
  const { picture = '', pages } = await madeOf(body, { ...sheet, picture: true }, typeset);
  return { picture, pages, open: openOf(body, sheet) };
}

/**
 * The calls of letters: drafts, templates, sending, the outward register, and settings (REF-03 to REF-07, REF-23).
 */
export const letterRoutes = (rules: LetterRules) => (serve: Serve) => {
  serve(template.listTemplates, listTemplates);
  serve(template.createTemplate, createTemplate);
  serve(template.updateTemplate, updateTemplate);
  serve(template.deleteTemplate, deleteTemplate);

  serve(letter.startLetter, startLetter);
  serve(letter.listLetters, listLetters);
  serve(letter.createLetter, createLetter);
  // This POST only reads, and waits for typst.
  serve(letter.previewLetter, previewLetter, { transaction: false });
  serve(sending.printLetters, printLetters, { transaction: false });
  serve(letter.getLetter, async (context) =>
    letterRecord(context, (await findLetter(context, context.params.id)).letter),
  );
  serve(letter.updateLetter, updateLetter);
  serve(letter.deleteLetter, deleteLetter);
  serve(sending.dispatchLetter, dispatch(rules));
  serve(sending.cancelLetter, cancelLetter(rules));

  serve(register.listOutward, listOutward);
  serve(register.getRegisters, registers.read);
  serve(register.updateRegisters, registers.change);

  serve(letterhead.getLetterhead, async (context) =>
    letterheadOf(context, await findOffice(context, context.query.office_id)),
  );
  serve(letterhead.setLetterhead, setLetterhead);
  serve(letterhead.removeLetterhead, removeLetterhead);
  serve(letterhead.getSignature, ownSignature);
  serve(letterhead.setSignature, setSignature);
  serve(letterhead.removeSignature, removeSignature);
};

/**
 * GET letter/{id}/pdf/{account}: the PDF as stored when the letter was sent, or the same marked 'CANCELLED' (REF-06).
 * The signed link works while its account may read the letter.
 */
export function letterLinkRoutes(app: App, { database: { db }, files, links, clock }: Services) {
  app.get('/letter/:id{[0-9]+}/pdf/:actor{[0-9]+}', async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const actor = await findActor(db, Number(hono.req.param('actor')), clock());
    const { letter } = await findLetter({ actor, db }, Number(hono.req.param('id')));
    const [stored] = await storedOf({ db, files }, [letter]);
    if (!stored) throw notFound();
    const pdf =
      letter.state === 'cancelled'
        ? await boundLetters(files, [stored], clock())
        : await bytesOf(files, stored.key);
    return pdfAnswer(hono, pdf, letter.number?.replaceAll('/', '-') ?? '');
  });
}
