import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Rights } from '#contract/access/policies.ts';
import { takesComplaints } from '#contract/access/scope.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { assemblies } from '#server/places/schema/places.ts';

export interface OfficePlace {
  row: OfficeRow;
  /** The constituencies of the office's place. */
  assemblies: number[];
}

/**
 * The caller's office, or the one that admin names, with its constituencies. @throws 404 for another office, 422 for
 * the state's, which would list the users of all offices
 */
export async function officeBelow(
  context: Pick<Context, 'actor' | 'db'>,
  id: number | null,
): Promise<OfficePlace> {
  const row = await findOffice(context, id);
  const { parliament_id, assembly_id } = row;
  if (parliament_id === null) throw invalidField('office_id', 'chooseOffice');
  if (assembly_id !== null) return { row, assemblies: [assembly_id] };
  const rows = await context.db
    .select({ id: assemblies.id })
    .from(assemblies)
    .where(eq(assemblies.parliament_id, parliament_id))
    .orderBy(asc(assemblies.id));
  return { row, assemblies: rows.map((assembly) => assembly.id) };
}

/** A user who has complaints of some constituencies, or may get them. */
export interface Colleague {
  id: number;
  name: string;
  assembly_id: number | null;
  /** Whether the user may get complaints: an active staff account of one of these constituencies. */
  active: boolean;
}

/** The staff of these constituencies by name, and others who still have complaints there. */
export async function colleaguesIn(
  db: Db | Tx,
  assemblies: readonly number[],
  having: readonly number[],
): Promise<Colleague[]> {
  const { id, name, role, duties, assembly_id, disabled } = users;
  const ofPlace = and(inArray(assembly_id, [...assemblies]), eq(disabled, false));
  const rows = await db
    .select({ id, name, role, duties, assembly_id, disabled })
    .from(users)
    .where(or(ofPlace, inArray(id, [...having])))
    .orderBy(asc(name), asc(id));
  const mayGet = (account: Rights & Pick<Colleague, 'assembly_id'> & { disabled: boolean }) =>
    takesComplaints(account) && !account.disabled && assemblies.includes(account.assembly_id ?? 0);
  return rows.flatMap((account) => {
    const active = mayGet(account);
    const { id, name, assembly_id } = account;
    return active || having.includes(id) ? [{ id, name, assembly_id, active }] : [];
  });
}
