import { and, eq, inArray, or } from 'drizzle-orm';
import { headsDesk } from '../../contract/access.ts';
import type { NoticeKind } from '../../contract/notices.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { notices } from '../db/schema/notices.ts';

interface Case {
  complaint_id: number;
  staff_id: number | null;
  assembly_id: number;
}

/** Tells who has complaints in charge of something that nobody did; where there is nobody, who heads the desk (GRD-08). */
export async function tellInCharge(
  db: Db | Tx,
  cases: readonly (Case & { kind: NoticeKind })[],
  now: Date,
): Promise<void> {
  if (cases.length === 0) return;
  const whose = await inChargeOf(db, cases);
  const told = cases.flatMap((each) =>
    whose(each).map((user_id) => ({
      ...{ user_id, complaint_id: each.complaint_id, kind: each.kind, created_at: now },
    })),
  );
  if (told.length > 0) await db.insert(notices).values(told);
}

async function inChargeOf(db: Db | Tx, cases: readonly Case[]): Promise<(one: Case) => number[]> {
  const ids = [...new Set(cases.flatMap(({ staff_id }) => staff_id ?? []))];
  const assemblies = [...new Set(cases.map(({ assembly_id }) => assembly_id))];
  const { id, role, duties, assembly_id, disabled } = users;
  const active = await db
    .select({ id, role, duties, assembly_id })
    .from(users)
    .where(and(eq(disabled, false), or(inArray(id, ids), inArray(assembly_id, assemblies))));
  const known = new Set(active.map((account) => account.id));
  const heads = active.filter(headsDesk);
  return ({ staff_id, assembly_id }) =>
    staff_id !== null && known.has(staff_id)
      ? [staff_id]
      : heads.filter((head) => head.assembly_id === assembly_id).map((head) => head.id);
}
