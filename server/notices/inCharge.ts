import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { headsDesk, runsOffice } from '../../contract/access.ts';
import type { NoticeKind } from '../../contract/notices.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { complaints } from '../db/schema/complaints.ts';
import { notices } from '../db/schema/notices.ts';
import { withDeputies } from '../leaves/deputies.ts';

interface Case {
  complaint_id: number;
  staff_id: number | null;
  assembly_id: number;
}

/**
 * Tells who has complaints in charge of something that nobody did, and who stands in for them (SLA-16); where there is nobody,
 * who heads the desk (GRD-08).
 */
export async function tellInCharge(
  db: Db | Tx,
  cases: readonly (Case & { kind: NoticeKind })[],
  now: Date,
): Promise<void> {
  if (cases.length === 0) return;
  const whose = await inChargeOf(db, cases);
  const both = await withDeputies(db, [...new Set(cases.flatMap(whose))], now);
  const told = cases.flatMap((each) =>
    [...new Set(whose(each).flatMap(both))].map((user_id) => ({
      ...{ user_id, complaint_id: each.complaint_id, kind: each.kind, created_at: now },
    })),
  );
  if (told.length > 0) await db.insert(notices).values(told);
}

/**
 * Tells who heads the desk of an assembly, else who runs its office, of many complaints at once, in one statement, but never
 * `except`, who has done it. Of what no list shows nothing is said.
 */
export async function tellHeads(
  db: Db | Tx,
  { ids, kind, assembly_id, except }: Told,
  now: Date,
): Promise<void> {
  const all = await activeAccounts(db, eq(users.assembly_id, assembly_id));
  const heads = all.some(headsDesk) ? all.filter(headsDesk) : all.filter(runsOffice);
  const known = heads.map(({ id }) => id);
  const both = await withDeputies(db, known, now);
  const whom = [...new Set(known.flatMap(both))].filter((id) => id !== except);
  if (whom.length === 0 || ids.length === 0) return;
  await db.execute(sql`
    insert into ${notices} (user_id, kind, complaint_id, created_at)
    select told, ${kind}, ${complaints.id}, ${now.toISOString()}::timestamptz
    from ${complaints} cross join unnest(${sql.param(whom)}::int[]) as told
    where ${complaints.id} = any(${sql.param(ids)}::int[]) and not ${complaints.hidden}
    order by ${complaints.id}`);
}

interface Told {
  ids: readonly number[];
  kind: NoticeKind;
  assembly_id: number;
  except: number;
}

async function inChargeOf(db: Db | Tx, cases: readonly Case[]): Promise<(one: Case) => number[]> {
  const ids = [...new Set(cases.flatMap(({ staff_id }) => staff_id ?? []))];
  const assemblies = [...new Set(cases.map(({ assembly_id }) => assembly_id))];
  const active = await activeAccounts(db, or(inArray(users.id, ids), inArray(users.assembly_id, assemblies)));
  const known = new Set(active.map((account) => account.id));
  const heads = active.filter(headsDesk);
  return ({ staff_id, assembly_id }) =>
    staff_id !== null && known.has(staff_id)
      ? [staff_id]
      : heads.filter((head) => head.assembly_id === assembly_id).map((head) => head.id);
}

function activeAccounts(db: Db | Tx, which: SQL | undefined) {
  const { id, role, duties, assembly_id, disabled } = users;
  return db
    .select({ id, role, duties, assembly_id })
    .from(users)
    .where(and(eq(disabled, false), which));
}
