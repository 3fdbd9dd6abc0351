import { and, eq, inArray, isNull } from 'drizzle-orm';
import { takesComplaints } from '#contract/access/scope.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import type {
  createMacro as createCall,
  deleteMacro as deleteCall,
  MacroStep,
  updateMacro as updateCall,
} from '#contract/replies/macro.ts';
import { placeholderFault } from '#contract/replies/macroSteps.ts';
import { MAX_KEPT } from '#contract/replies/reply.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { checkCategories } from '#server/desk/offices/checkCategories.ts';
import { findOffice, findOfficeOf } from '#server/desk/offices/findOffice.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { officersFor } from '#server/officers/officers.ts';
import { macros, replies } from '../schema/macros.ts';
import { findMacro, macroOf, macroRecord } from './record.ts';

type Stored = (typeof macros.$inferSelect)['steps'];

/**
 * Creates a macro of the own office, or of the one that admin names (DESK-13).
 * @throws 404 for an office outside the scope, 422 as the contract says
 */
export async function createMacro(context: Context<typeof createCall>) {
  const { actor, body, db, now } = context;
  const { office_id, steps, ...values } = body;
  const office = await findOffice(context, office_id);
  await check(context, office, steps);
  if ((await db.$count(macros, eq(macros.office_id, office.id))) >= MAX_KEPT)
    throw invalidField('name', 'tooManyKept');
  const times = { created_at: now, updated_at: now };
  const row = await insertRow(db, macros, {
    ...values,
    ...times,
    steps: steps as Stored,
    office_id: office.id,
    creator_id: actor.id,
  });
  return macroRecord(db, macroOf(row));
}

/**
 * Changes the given fields.
 * @throws 404 for another office's, 409 for an older version
 */
export async function updateMacro(context: Context<typeof updateCall>) {
  const { body, db, params } = context;
  const macro = await findMacro(context, params.id, { locked: true });
  const { version, steps, ...changes } = body;
  await refuseOlder(version, macro, () => macroRecord(db, macro));
  if (steps) await check(context, await findOfficeOf(db, macro.office_id), steps);
  const row = await changeRow(context, macros, macro, {
    ...changes,
    ...(steps ? { steps: steps as Stored } : {}),
  });
  return macroRecord(db, macroOf(row));
}

/** @throws 404 for another office's */
export async function deleteMacro(context: Context<typeof deleteCall>) {
  const macro = await findMacro(context, context.params.id, { locked: true });
  await context.db.delete(macros).where(eq(macros.id, macro.id));
  return { message: 'Macro deleted.' };
}

/** @throws 422 under `steps` for records that the office may not use */
async function check(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  office: OfficeRow,
  steps: readonly MacroStep[],
): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'category') await checkCategories(db, 'steps', [step.category_id]);
    if (step.kind === 'assign' && step.staff_id !== ME) await checkStaff(db, office, step.staff_id);
    if (step.kind === 'refer') await officersFor({ db, actor, place: office }, step.contact_ids, 'steps');
    const fault = placeholderFault(step);
    if (fault) throw invalidField('steps', fault.code, fault.values);
    if (step.kind === 'answer' && step.reply_id) await checkReply(db, office, step.reply_id);
  }
}

/** Staff of the seat, or below it. */
async function checkStaff(db: Db | Tx, { parliament_id, assembly_id }: OfficeRow, id: number) {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.disabled, false),
        parliament_id === null ? undefined : eq(users.parliament_id, parliament_id),
        assembly_id === null ? undefined : eq(users.assembly_id, assembly_id),
      ),
    );
  if (!account || !takesComplaints(account)) throw invalidField('steps', 'notOfOffice');
}

/** A shared reply of the office or of one above it, but no personal one. It is locked while the macro is written. */
async function checkReply(db: Db | Tx, office: OfficeRow, id: number) {
  const ids = (await officesOf(db, office)).map((each) => each.id);
  const [reply] = await db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.id, id), isNull(replies.user_id), inArray(replies.office_id, ids)))
    .for('share');
  if (!reply) throw invalidField('steps', 'unknownChoice');
}
