import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { dayOf, daysBetween, writtenDay } from '../../contract/day.ts';
import { WAITING } from '../../contract/referralActions.ts';
import { writtenReferral } from '../../contract/registers.ts';
import { contactCategories } from '../db/namedTables.ts';
import { names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';
import { referrals } from '../db/schema/referrals.ts';
import { invalidField } from '../errors/apiError.ts';
import type { OfficeRow } from '../offices/officesOf.ts';
import { typeset } from '../pdf/typesetter.ts';
import { EMPTY, printedInstant } from '../pdf/words.ts';

const HEADINGS = [
  'Number',
  'Grievance',
  'Subject',
  'Village',
  'Officer',
  'Sent on',
  'Due on',
  'Reminders',
  'Days',
];
/** How wide each column is to the others. */
const WIDTHS = [11, 16, 44, 22, 26, 14, 14, 13, 8];
/** No meeting goes through more. */
const MOST_ROWS = 1_000;

/**
 * What a department owes an office, for the monthly meeting: the longest due first (REF-15); null for what is of no
 * department. @throws 422 for a department that there is not
 */
export async function reviewSheet(
  db: Db | Tx,
  office: OfficeRow,
  department: number | null,
  now: Date,
): Promise<Buffer> {
  const known = await names(db);
  const seat = known.place('assembly', office.assembly_id) ?? known.place('parliament', office.parliament_id);
  const data = {
    title: [await nameOf(db, department), seat?.name].filter(Boolean).join(' · '),
    period: `Waiting on ${writtenDay(dayOf(now))}`,
    made: `Made on ${printedInstant(now)}`,
    ...{ language: 'en', headings: HEADINGS, widths: WIDTHS },
    rows: await rowsOf(db, office.id, department, now),
  };
  const { pdf } = await typeset(async () => ({
    template: 'register',
    data: JSON.stringify(data),
    files: [],
    made: Math.floor(now.getTime() / 1000),
  }));
  return Buffer.from(pdf);
}

async function nameOf(db: Db | Tx, department: number | null): Promise<string> {
  const { id, name } = contactCategories;
  const [found] = await db
    .select({ name })
    .from(contactCategories)
    .where(eq(id, department ?? 0));
  if (department !== null && !found) throw invalidField('category_id', 'unknownChoice');
  return found?.name ?? 'Other officers';
}

async function rowsOf(db: Db | Tx, officeId: number, department: number | null, now: Date) {
  const { office_id, category_id, state, due_on, id } = referrals;
  const found = await db
    .select({ referral: referrals, number: complaints.complaint_number, area_id: complaints.area_id })
    .from(referrals)
    .leftJoin(complaints, eq(complaints.id, referrals.complaint_id))
    .where(
      and(
        eq(office_id, officeId),
        inArray(state, [...WAITING]),
        department === null ? isNull(category_id) : eq(category_id, department),
      ),
    )
    .orderBy(asc(due_on), asc(id))
    .limit(MOST_ROWS);
  const known = await names(db);
  return found.map(({ referral, number, area_id }) => {
    const sent = referral.sent_at && dayOf(referral.sent_at);
    return [
      writtenReferral(referral.number),
      number ?? EMPTY,
      referral.subject,
      known.place('area', area_id)?.name ?? EMPTY,
      referral.addressee?.name ?? EMPTY,
      sent ? writtenDay(sent) : EMPTY,
      referral.due_on ? writtenDay(referral.due_on) : EMPTY,
      String(referral.reminders),
      sent ? String(daysBetween(sent, dayOf(now))) : EMPTY,
    ];
  });
}
