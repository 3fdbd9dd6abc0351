import { and, desc, eq, exists, not, notExists, or, type SQL } from 'drizzle-orm';
import type { CauseState, listCauses as call } from '#contract/persons/cause.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contains, readPage } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeMembers, causes } from '../schema/causes.ts';
import { rowsOf } from './record.ts';

/** The causes of the actor's place, newest first. */
export async function listCauses({ actor, db, query }: Context<typeof call>) {
  const where = and(
    changeable(actor, causes),
    query.state ? inState(db, query.state) : undefined,
    query.category ? eq(causes.category_id, query.category) : undefined,
    query.assembly ? eq(causes.assembly_id, query.assembly) : undefined,
    contains(query.keyword, [causes.number, causes.title]),
  );
  const total = await db.$count(causes, where);
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db.select().from(causes).where(where).orderBy(desc(causes.id)).limit(limit).offset(offset),
  );
  return { data: await rowsOf(db, rows), total };
}

/** A cause is answered when it has complaints and all of them are closed (PER-20). */
function inState(db: Db | Tx, state: CauseState): SQL | undefined {
  if (state === 'closed') return eq(causes.closed, true);
  const members = db
    .select({ id: causeMembers.complaint_id })
    .from(causeMembers)
    .where(eq(causeMembers.cause_id, causes.id));
  const open = db
    .select({ id: causeMembers.complaint_id })
    .from(causeMembers)
    .innerJoin(complaints, eq(complaints.id, causeMembers.complaint_id))
    .where(and(eq(causeMembers.cause_id, causes.id), not(eq(complaints.status_group, 'closed'))));
  const isAnswered = and(exists(members), notExists(open));
  return and(
    not(eq(causes.closed, true)),
    state === 'answered' ? isAnswered : or(exists(open), notExists(members)),
  );
}
