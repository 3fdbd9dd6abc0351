import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { startLetter as call, LetterStart } from '../../contract/letter.ts';
import type { Db, Tx } from '../db/open.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import type { Context } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import { officesOf } from '../offices/officesOf.ts';
import { findAbout } from './about.ts';
import { seriesOf } from './settings.ts';
import { signersOf } from './signatures.ts';
import { templatesOf } from './templates/list.ts';
import { fillingFor } from './values.ts';

/** What somebody begins a letter with (REF-03). @throws 404 for what is not the caller's to open */
export async function startLetter(context: Context<typeof call>): Promise<LetterStart> {
  const { db, query } = context;
  const about = await findAbout(context, query);
  const office = await findOffice(context, null);
  const levels = await officesOf(db, office);
  const { values, language, our_ref } = await fillingFor(db, about);
  const signers = await signersOf(db, office);
  return {
    templates: await templatesOf(db, levels),
    ...{ values, language, our_ref },
    contact_id: about.complaint ? await lastOfficer(db, about.complaint.id) : null,
    series: seriesOf(levels).value.map(({ code, name }) => ({ code, name })),
    signers: signers.map(({ id, name }) => ({ id, name })),
    has_code: office.code !== null,
  };
}

/** The contact to whom a case was forwarded last. */
async function lastOfficer(db: Db | Tx, id: number): Promise<number | null> {
  const [mail] = await db
    .select({ contact_id: officerMails.contact_id })
    .from(officerMails)
    .where(and(eq(officerMails.complaint_id, id), isNotNull(officerMails.contact_id)))
    .orderBy(desc(officerMails.id))
    .limit(1);
  return mail?.contact_id ?? null;
}
