import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Addressee } from '#contract/letters/addressees.ts';
import type { startLetter as call, LetterStart } from '#contract/letters/letter.ts';
import { registerSettings } from '#contract/letters/registerCalls.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { valuesOf } from '#server/desk/offices/inherited.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import { namedOf } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { type About, findAbout } from './about.ts';
import { officerFor } from './officerFor.ts';
import { signersOf } from './signatures.ts';
import { templatesOf } from './templates/list.ts';
import { fillingFor } from './values.ts';

/** The suggested contents of a new letter (REF-03). @throws 404 for a record that the caller may not open */
export async function startLetter(context: Context<typeof call>): Promise<LetterStart> {
  const { db, query } = context;
  const about = await findAbout(context, query);
  const office = await findOffice(context, null);
  const levels = await officesOf(db, office);
  const { values, language, our_ref } = await fillingFor(db, about);
  const signers = await signersOf(db, office);
  return {
    templates: await templatesOf(db, levels),
    values,
    language,
    our_ref,
    ...(await addresseeFor(context, about, office.id)),
    series: valuesOf(registerSettings, levels).series.map(({ code, name }) => ({ code, name })),
    signers: signers.map(({ id, name }) => ({ id, name })),
    has_code: office.code !== null,
  };
}

/** The suggested addressee: the officer asked before, else the officer of the category's department. */
async function addresseeFor(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { complaint, cause }: About,
  officeId: number,
): Promise<Pick<LetterStart, 'contact_id' | 'contact'>> {
  const matter = complaint ?? cause;
  const contact =
    (complaint && (await contactOf(db, await lastOfficer(db, complaint.id)))) ??
    (matter && (await contactOf(db, await officerFor({ actor, db }, matter, officeId)))) ??
    null;
  return { contact_id: contact?.id ?? null, contact };
}

/** The contact as addressee; undefined for a vacant post and for a post with a new holder. */
async function contactOf(db: Db | Tx, contactId: number | null): Promise<Addressee | undefined> {
  if (contactId === null) return undefined;
  const { id, name, designation, location, category_id, successor_id, is_vacant } = contacts;
  const [contact] = await db
    .select({ id, name, designation, location, category: namedColumns(contactCategories) })
    .from(contacts)
    .leftJoin(contactCategories, eq(contactCategories.id, category_id))
    .where(and(eq(id, contactId), isNull(successor_id), sql`${is_vacant} is not true`));
  return contact && { ...contact, category: contact.category && namedOf(contact.category) };
}

/** The contact to whom the complaint was forwarded last. */
async function lastOfficer(db: Db | Tx, id: number): Promise<number | null> {
  const [mail] = await db
    .select({ contact_id: officerMails.contact_id })
    .from(officerMails)
    .where(and(eq(officerMails.complaint_id, id), isNotNull(officerMails.contact_id)))
    .orderBy(desc(officerMails.id))
    .limit(1);
  return mail?.contact_id ?? null;
}
