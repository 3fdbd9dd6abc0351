import { and, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { plainNumber } from '#contract/kernel/phone.ts';
import type {
  createInward as createCall,
  InwardList,
  listInward as listCall,
} from '#contract/letters/inward.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { contains, countUpTo, readPage } from '#server/kernel/db/listing.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inwardLetters } from '../../schema/letters.ts';
import { enterInward } from './enter.ts';
import { exportInward } from './export.ts';
import { match } from './match.ts';
import { inwardRecord, inwardRows } from './record.ts';

const { id, office_id, received_on, is_matched, number, sender, subject, their_number, note } = inwardLetters;

/** The inward register of an office, newest first, as a page or a file (REF-07, REF-10). */
export async function listInward(context: Context<typeof listCall>): Promise<InwardList> {
  const { db, query } = context;
  const office = await findOffice(context, query.office_id);
  const where = and(
    eq(office_id, office.id),
    query.unmatched ? eq(is_matched, false) : undefined,
    query.from_date ? gte(received_on, query.from_date) : undefined,
    query.to_date ? lte(received_on, query.to_date) : undefined,
    query.number ? numbered(query.number) : undefined,
    contains(query.keyword, [number, sender, subject, their_number, note]),
  );
  if (query.export === 'yes') return exportInward(context, office, where);
  const order = query.unmatched ? [desc(id)] : [desc(received_on), desc(id)];
  const ids = db.select({ id }).from(inwardLetters).where(where);
  const counted = await countUpTo(MAX_COUNTED_MATCHES, db, ids.$dynamic());
  const data = await readPage(query, counted, (slice) => inwardRows(context, where, order, slice), {
    db,
    id,
  });
  return { data, ...counted };
}

/** Finds a number by its year and counter, which have an index. */
function numbered(written: string): SQL | undefined {
  const [, year, counter] = /(\d{4})[/-](\d{1,9})[^\p{L}\p{N}]*$/u.exec(plainNumber(written)) ?? [];
  return and(
    eq(inwardLetters.year, Number(year ?? 0)),
    eq(inwardLetters.counter, Number(counter ?? 0)),
    eq(number, written.toUpperCase()),
  );
}

/** Enters a received letter; it answers the named referrals, otherwise it waits to be matched (REF-10). */
export async function createInward(context: Context<typeof createCall>) {
  const { actor, body, db, uploads } = context;
  const { office_id: officeId, contact_id, sender: written, subject, note, way, ...rest } = body;
  const { received_on, their_number, their_date, ...matching } = rest;
  const office = await findOffice(context, officeId);
  const entered = await enterInward(context, office, {
    ...{ contact_id, subject, note, way, received_on, their_number, their_date },
    sender: await senderOf({ actor, db }, contact_id, written),
    file_id: uploads.file ? await context.keep(uploads.file) : null,
    creator_id: actor.id,
  });
  if (matching.referral_ids.length > 0) await match(context, entered, matching);
  return inwardRecord(context, entered.id);
}

/**
 * The sender as typed, else the name of the contact. @throws 422 without a sender, and for a contact outside the
 * office's place
 */
async function senderOf(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  contactId: number | null,
  written: string | null,
): Promise<string> {
  if (contactId === null) {
    if (!written) throw invalidField('sender', 'required');
    return written;
  }
  const [contact] = await db
    .select({ name: contacts.name, designation: contacts.designation })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), visible(actor, contacts)));
  if (!contact) throw invalidField('contact_id', 'unknownChoice');
  return written ?? `${contact.name}, ${contact.designation}`;
}
