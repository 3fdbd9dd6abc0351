import { and, eq } from 'drizzle-orm';
import { type Actor, officerTargets } from '#contract/access/access.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { isEmail } from '#contract/kernel/email.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { type forwardToOfficers, officerKinds } from '#contract/officers/forwarding.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { findOfficers, type Officer, type Within } from './officers.ts';

type Choice = BodyOf<typeof forwardToOfficers>;

/**
 * The officers that a body names, each once (DET-08): contacts of the department, an administrator of the district, or
 * both. 422 under the field for a kind that the actor may not choose, for no officer, for a contact of another
 * department, kind or place, and for one without a valid address.
 */
export async function chosenOfficers(
  db: Db | Tx,
  actor: Actor,
  complaint: Complaint,
  choice: Choice,
): Promise<Officer[]> {
  const kind = choice.is_administrator;
  await assertKind({ db, actor, complaint }, kind, 'is_administrator');
  const within = { db, actor, place: complaint };
  const department = kind === 'true' ? [] : await departmentOfficers(within, choice);
  const district = kind === 'false' ? [] : await administrator(within, choice);
  return [...department, ...district.filter(({ id }) => !department.some((officer) => officer.id === id))];
}

interface Forwarding {
  db: Db | Tx;
  actor: Actor;
  complaint: Complaint;
}

async function assertKind(
  { db, actor, complaint }: Forwarding,
  kind: Choice['is_administrator'],
  field: string,
) {
  const targets = officerTargets(actor, (await names(db)).isAdmin(complaint.creator_id));
  if (!targets.some((target) => officerKinds[target] === kind)) throw invalidField(field, 'officerTarget');
}

/**
 * The same for officers of any departments. @throws 422 under `contact_ids` as for the fields of DET-08
 */
export async function assertMailable(
  work: Forwarding,
  officers: readonly Pick<Officer, 'email' | 'is_administrator'>[],
): Promise<void> {
  const field = 'contact_ids';
  if (officers.length === 0) throw invalidField(field, 'officerToForward');
  const district = officers.filter((officer) => officer.is_administrator).length;
  const kind = district === 0 ? 'false' : district === officers.length ? 'true' : 'both';
  await assertKind(work, kind, field);
  if (!officers.every(({ email }) => isEmail(email))) throw invalidField(field, 'officerAddress');
}

async function departmentOfficers(within: Within, { dept_id, officer_id }: Choice): Promise<Officer[]> {
  if (dept_id === null) throw invalidField('dept_id', 'required');
  const inDepartment = and(eq(contacts.category_id, dept_id), eq(contacts.is_administrator, false));
  return contactsOf(within, 'officer_id', officer_id, inDepartment);
}

/** The body has two names for the district's administrator; both mean the same person. */
async function administrator(within: Within, choice: Choice): Promise<Officer[]> {
  const id = choice.administrator_id ?? choice.admin_officer_id;
  return contactsOf(within, 'administrator_id', id === null ? [] : [id], eq(contacts.is_administrator, true));
}

async function contactsOf(
  within: Within,
  field: 'officer_id' | 'administrator_id',
  ids: readonly number[],
  kind: ReturnType<typeof and>,
): Promise<Officer[]> {
  const refuse = (message: ErrorCode) => invalidField(field, message);
  const chosen = [...new Set(ids)];
  if (chosen.length === 0) throw refuse('officerToForward');
  const officers = await findOfficers(within, chosen, kind);
  if (officers.length < chosen.length) throw refuse('unknownChoice');
  if (!officers.every(({ email }) => isEmail(email))) throw refuse('officerAddress');
  return officers;
}
