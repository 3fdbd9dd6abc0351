import { eq, sql } from 'drizzle-orm';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { type Placeholder, placeholdersIn } from '#contract/replies/placeholders.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { isReferralOf } from './filling.ts';

/** Whether a complaint has a value for each optional placeholder, by the rules of `fillingOf` (DESK-14). */
export type Fillable = Partial<Record<Placeholder, boolean>>;

/** The same as a column of a select, for many complaints. */
export function fillableColumn() {
  const due = sql`exists (select from ${complaintClocks}
    where ${eq(complaintClocks.complaint_id, complaints.id)} and ${complaintClocks.due_on} is not null)`;
  const officer = sql`exists (select from ${officerMails} join ${contacts} on ${eq(contacts.id, officerMails.contact_id)}
    where ${eq(officerMails.complaint_id, complaints.id)})`;
  const area = sql`${complaints.area_id} is not null`;
  const ref = sql`exists (select from ${letters} where ${isReferralOf(complaints.id)})`;
  const fillable = sql`json_build_object('due', ${due}, 'officer', ${officer}, 'area', ${area}, 'ref', ${ref})`;
  return { fillable: sql<Fillable>`${fillable}`.as('fillable') };
}

/** Why a text cannot be filled in for a complaint; null if it can. */
export function unfilledIn(text: string, fillable: Fillable): CodedRefusal | null {
  const missing = missingIn(text, fillable);
  return missing.length > 0 ? { code: 'fillIn', values: { names: missing.join(', ') } } : null;
}

/** The placeholders of a text that would have no value. */
const missingIn = (text: string, fillable: Fillable): Placeholder[] =>
  placeholdersIn(text).filter((name) => fillable[name] === false);
