import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import {
  type CandidateRow,
  candidate,
  type listCandidates as listCandidatesCall,
} from '#contract/leaders/candidate.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { chosen, contains, placeFilter } from '#server/kernel/db/listing.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { pageOrExport } from '#server/kernel/records/export.ts';
import { candidates } from '../schema/candidates.ts';

/** The Candidates List: all for users who manage accounts, otherwise the own record (CAN-01). */
export async function listCandidates(context: Context<typeof listCandidatesCall>) {
  const { actor, db, query } = context;
  const own = can(actor, 'show', 'account') ? undefined : eq(candidates.user_id, actor.id);
  const rows = await readCandidates(
    db,
    and(
      own,
      chosen(query, candidates.id),
      sql`lower(btrim(${users.name})) <> 'demo'`,
      placeFilter(actor, query, users),
      contains(query.keyword, [users.name, candidates.phone, candidates.email]),
    ),
  );
  return pageOrExport(candidate, context, rows);
}

/** Candidates with the name and the place of their accounts, by name. */
export async function readCandidates(db: Db | Tx, where?: SQL): Promise<CandidateRow[]> {
  const rows = await db
    .select({
      id: candidates.id,
      user_id: candidates.user_id,
      user: { id: users.id, name: users.name },
      name: users.name,
      designation: candidates.designation,
      phone: candidates.phone,
      email: candidates.email,
      parliament_id: users.parliament_id,
      assembly_id: users.assembly_id,
      category_id: candidates.category_id,
      category: namedColumns(contactCategories),
      version: candidates.version,
      created_at: candidates.created_at,
      updated_at: candidates.updated_at,
      updated_by: candidates.updated_by,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.user_id))
    .leftJoin(contactCategories, eq(contactCategories.id, candidates.category_id))
    .where(where)
    .orderBy(asc(users.name), asc(candidates.id));
  const { place, user } = await names(db);
  return rows.map((row) => ({
    ...row,
    parliament: place('parliament', row.parliament_id),
    assembly: place('assembly', row.assembly_id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: user(row.updated_by),
  }));
}
