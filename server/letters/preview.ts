import type { previewLetter as call } from '#contract/letters/letter.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { typeset } from '#server/kernel/pdf/typesetter.ts';
import { findAbout } from './about.ts';
import { checkLetterReferences } from './checkLetterReferences.ts';
import { signersOf } from './signatures.ts';
import { madeOf, openOf } from './typesetting/made.ts';
import { letterSheet } from './typesetting/sheet.ts';

/**
 * Typesets an unsaved letter for the preview. Nothing is stored (REF-03). @throws 404 and 422 as the contract says
 */
export async function previewLetter(context: Context<typeof call>) {
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
