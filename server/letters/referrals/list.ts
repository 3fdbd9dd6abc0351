import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import type { listReferrals as listCall, ReferralList } from '#contract/letters/referral.ts';
import type { listWaiting as waitingCall } from '#contract/letters/referralFigures.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { countUpTo, readPage } from '#server/kernel/db/listing.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findPerson } from '#server/persons/record.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { referrals } from '../schema/referrals.ts';
import { cutTo, isAt } from './filters.ts';
import { referralRows } from './rows.ts';
import { ofOffice, ownReferrals } from './scope.ts';

const { id, complaint_id, cause_id, due_on } = referrals;

/** The order of the indexes on waiting referrals. */
const OLDEST_FIRST = [asc(due_on), asc(id)];

interface Paging {
  page: number | null;
  per_page: number | null;
}

/**
 * The referrals of a complaint, a cause, a person's complaints, or an office's stage. Newest first; waiting ones by
 * due day (REF-01, REF-15, PER-08).
 */
export async function listReferrals(context: Context<typeof listCall>): Promise<ReferralList> {
  const { actor, db, query } = context;
  const stage = query.stage ? isAt(query.stage) : undefined;
  const about = and(
    query.complaint_id ? eq(complaint_id, query.complaint_id) : undefined,
    query.cause_id ? eq(cause_id, query.cause_id) : undefined,
    query.person_id ? await ofPerson(context, query.person_id) : undefined,
  );
  const whose = about
    ? and(about, ownReferrals(db, actor))
    : ofOffice(db, actor, (await findOffice(context, query.office_id)).id);
  const isWaited = query.stage === 'waiting' && !about;
  return pageOf(
    context,
    query,
    and(whose, stage, cutTo(context, query)),
    isWaited ? OLDEST_FIRST : [desc(id)],
  );
}

/** Referrals about a person's complaints, not about causes. @throws 404 for a person of another constituency */
async function ofPerson(context: Context<typeof listCall>, personId: number): Promise<SQL> {
  const person = await findPerson(context, personId);
  const theirs = context.db
    .select({ id: complaintPersons.complaint_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.person_id, person.id));
  return inArray(complaint_id, theirs);
}

/** Referrals that wait for an answer, by due day (REF-15). */
export async function listWaiting(context: Context<typeof waitingCall>): Promise<ReferralList> {
  const { actor, db, query } = context;
  const office = await findOffice(context, query.office_id);
  const where = and(ofOffice(db, actor, office.id), isAt('waiting'), cutTo(context, query));
  return pageOf(context, query, where, OLDEST_FIRST);
}

async function pageOf(
  context: Pick<Context, 'actor' | 'db' | 'links' | 'now'>,
  query: Paging,
  where: SQL | undefined,
  order: SQL[],
): Promise<ReferralList> {
  const ids = context.db.select({ id }).from(referrals).where(where);
  const counted = await countUpTo(MAX_COUNTED_MATCHES, context.db, ids.$dynamic());
  const rows = (slice: { limit: number; offset: number }) => referralRows(context, where, order, slice);
  return { data: await readPage(query, counted, rows, { db: context.db, id }), ...counted };
}
