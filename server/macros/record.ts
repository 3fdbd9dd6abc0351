import { and, eq, inArray } from 'drizzle-orm';
import type { MacroRecord, MacroStep } from '../../contract/macro.ts';
import { can } from '../../contract/policies.ts';
import { contacts } from '../db/namedTables.ts';
import { givenNames, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { macros, replies } from '../db/schema/macros.ts';
import { notFound } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';

/** A macro with its steps as the contract has them. */
export type Macro = Omit<typeof macros.$inferSelect, 'steps'> & { steps: MacroStep[] };

/** A row of the table: what was checked when it was written. */
export const macroOf = (row: typeof macros.$inferSelect): Macro => ({
  ...row,
  steps: row.steps as unknown as MacroStep[],
});

/** A macro of the caller's own office, or of any to admin; 404 for any other. `locked` until the transaction ends. */
export async function findMacro(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
  { locked = false } = {},
): Promise<Macro> {
  const office = can(actor, 'list', 'office') ? null : await findOffice({ actor, db }, null);
  const query = db
    .select()
    .from(macros)
    .where(and(eq(macros.id, id), office ? eq(macros.office_id, office.id) : undefined));
  const [row] = await (locked ? query.for('update') : query);
  if (!row) throw notFound();
  return macroOf(row);
}

const stepOf = <K extends MacroStep['kind']>({ steps }: Macro, kind: K) =>
  steps.find((step): step is Extract<MacroStep, { kind: K }> => step.kind === kind);

/** Macros as they travel, in their order, with what their steps name. */
export async function macroRecords(db: Db | Tx, found: readonly Macro[]): Promise<MacroRecord[]> {
  const known = await names(db);
  const replyIds = found.flatMap((macro) => stepOf(macro, 'answer')?.reply_id ?? []);
  const titles = replyIds.length
    ? await db
        .select({ id: replies.id, title: replies.title })
        .from(replies)
        .where(inArray(replies.id, replyIds))
    : [];
  const officers = await officersOf(db, found);
  return found.map((macro) => {
    const { id, name, steps, version } = macro;
    const staff = stepOf(macro, 'assign')?.staff_id;
    const reply = stepOf(macro, 'answer')?.reply_id;
    return {
      ...{ id, name, ...givenNames(macro), steps, version },
      category: known.category(stepOf(macro, 'category')?.category_id),
      staff: typeof staff === 'number' ? known.user(staff) : null,
      officers: stepOf(macro, 'refer')?.contact_ids.flatMap((contact) => officers.get(contact) ?? []) ?? [],
      reply: titles.find((each) => each.id === reply) ?? null,
      created_by: known.user(macro.creator_id),
    };
  });
}

async function officersOf(db: Db | Tx, found: readonly Macro[]) {
  const ids = found.flatMap((macro) => stepOf(macro, 'refer')?.contact_ids ?? []);
  const known = ids.length
    ? await db
        .select({ id: contacts.id, name: contacts.name })
        .from(contacts)
        .where(inArray(contacts.id, ids))
    : [];
  return new Map(known.map((contact) => [contact.id, contact]));
}

/** One macro as it travels. */
export async function macroRecord(db: Db | Tx, macro: Macro): Promise<MacroRecord> {
  const [record] = await macroRecords(db, [macro]);
  if (!record) throw notFound();
  return record;
}
