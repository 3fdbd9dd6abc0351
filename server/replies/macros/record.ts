import { eq, inArray } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import type { MacroRecord, MacroSource, MacroStep } from '#contract/replies/macro.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { localNames, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { forbidden, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { ownOffices } from '../record.ts';
import { macros, replies } from '../schema/macros.ts';

/** A macro with its steps in the form of the contract. */
export type Macro = Omit<typeof macros.$inferSelect, 'steps'> & { steps: MacroStep[] };

/** A row of the table; it was validated when it was written. */
export const macroOf = (row: typeof macros.$inferSelect): Macro => ({
  ...row,
  steps: row.steps as unknown as MacroStep[],
});

/**
 * A macro of the caller's own office or of one above it, for admin of any office; 404 for any other. `locked` locks it
 * for a change: 403 for one of an office above.
 */
export async function findMacro(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
  { locked = false } = {},
): Promise<Macro> {
  const offices = await ownOffices({ actor, db });
  const anyOffice = can(actor, 'list', 'office');
  const query = db.select().from(macros).where(eq(macros.id, id));
  const [row] = await (locked ? query.for('update') : query);
  if (!row || !(anyOffice || offices.some((office) => office.id === row.office_id))) throw notFound();
  if (locked && !anyOffice && row.office_id !== offices[0]?.id) throw forbidden();
  return macroOf(row);
}

const stepOf = <K extends MacroStep['kind']>({ steps }: Macro, kind: K) =>
  steps.find((step): step is Extract<MacroStep, { kind: K }> => step.kind === kind);

/**
 * Macros in the form of answers, in their order, with the names of their steps' records; `offices` are the reader's,
 * nearest first.
 */
export async function macroRecords(
  db: Db | Tx,
  rows: readonly Macro[],
  offices: readonly OfficeRow[] = [],
): Promise<MacroRecord[]> {
  const known = await names(db);
  const replyIds = rows.flatMap((macro) => stepOf(macro, 'answer')?.reply_id ?? []);
  const titles = replyIds.length
    ? await db
        .select({ id: replies.id, title: replies.title })
        .from(replies)
        .where(inArray(replies.id, replyIds))
    : [];
  const officers = await officersOf(db, rows);
  return rows.map((macro) => {
    const { id, name, steps, version } = macro;
    const staff = stepOf(macro, 'assign')?.staff_id;
    const reply = stepOf(macro, 'answer')?.reply_id;
    return {
      id,
      name,
      ...localNames(macro),
      steps,
      version,
      category: known.category(stepOf(macro, 'category')?.category_id),
      staff: typeof staff === 'number' ? known.user(staff) : null,
      officers: stepOf(macro, 'refer')?.contact_ids.flatMap((contact) => officers.get(contact) ?? []) ?? [],
      reply: titles.find((each) => each.id === reply) ?? null,
      from: sourceOf(macro, offices),
      created_by: known.user(macro.creator_id),
    };
  });
}

function sourceOf({ office_id }: Macro, offices: readonly OfficeRow[]): MacroSource {
  const at = offices.findIndex(({ id }) => id === office_id);
  if (at <= 0) return 'own';
  return offices[at]?.parliament_id === null ? 'state' : 'parliament';
}

async function officersOf(db: Db | Tx, rows: readonly Macro[]) {
  const ids = rows.flatMap((macro) => stepOf(macro, 'refer')?.contact_ids ?? []);
  const known = ids.length
    ? await db
        .select({ id: contacts.id, name: contacts.name })
        .from(contacts)
        .where(inArray(contacts.id, ids))
    : [];
  return new Map(known.map((contact) => [contact.id, contact]));
}

/** One macro in the form of answers. */
export async function macroRecord(db: Db | Tx, macro: Macro): Promise<MacroRecord> {
  const [record] = await macroRecords(db, [macro]);
  if (!record) throw notFound();
  return record;
}
