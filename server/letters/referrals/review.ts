import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { dayOf, daysBetween, writtenDay } from '#contract/kernel/day.ts';
import { nameIn } from '#contract/kernel/named.ts';
import type { Side } from '#contract/letters/letterText.ts';
import { WAITING } from '#contract/letters/referralActions.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { EMPTY } from '#server/kernel/pdf/printedInstant.ts';
import { typesetRegister } from '../register/file.ts';
import { said } from '../register/words.ts';
import { letters } from '../schema/letters.ts';
import { referrals } from '../schema/referrals.ts';
import { REVIEW_WORDS } from './reviewWords.ts';

/** Relative widths of the columns; the last one is left free for notes. */
const WIDTHS = [11, 25, 16, 26, 15, 17, 14, 14, 15, 9, 25];
/** Two lines of room. */
const TO_WRITE_IN = '\u00a0\n\u00a0';
/** More rows of one department than a meeting can discuss. */
const MOST_ROWS = 1_000;

/** The department of the sheet: null for referrals without a department, 'all' for one page each. */
export type Reviewed = number | null | 'all';
const { category_id, due_on, id, office_id, state } = referrals;
const waits = (office: OfficeRow) => and(eq(office_id, office.id), inArray(state, [...WAITING]));
const isOf = (department: number | null) =>
  department === null ? isNull(category_id) : eq(category_id, department);

/**
 * The open referrals of a department for the monthly meeting, longest overdue first, with space for notes (REF-15).
 * @throws 422 for a department that does not exist
 */
export async function reviewSheet(
  db: Db | Tx,
  office: OfficeRow,
  { reviewed, language, now }: { reviewed: Reviewed; language: Side; now: Date },
): Promise<Buffer> {
  const known = await names(db);
  const seat = known.place('assembly', office.assembly_id) ?? known.place('parliament', office.parliament_id);
  const words = REVIEW_WORDS[language];
  const day = writtenDay(dayOf(now));
  const departments = await departmentsOf(db, office, reviewed);
  const parts = await Promise.all(
    departments.map(async ({ id: department, name }) => {
      const [rows, total] = [
        await rowsOf(db, office, department, { language, now }),
        await db.$count(referrals, and(waits(office), isOf(department))),
      ];
      const more = rows.length < total && said(words.more, { shown: `${rows.length}`, total: `${total}` });
      const title = [
        name ? nameIn(name, language) : words.noDepartment,
        seat && nameIn(seat, language),
        more,
      ];
      return { title: title.filter(Boolean).join(' · '), rows };
    }),
  );
  const { title, headings } = words;
  const period = said(words.waiting, { day });
  const made = said(words.made, { day });
  const table = { title, period, made, language, headings, widths: WIDTHS, parts };
  return Buffer.from(await typesetRegister(table, now));
}

/**
 * The departments of the sheets: the requested one, or all with open referrals, by name; referrals without a department
 * come last.
 */
async function departmentsOf(db: Db | Tx, office: OfficeRow, reviewed: Reviewed) {
  const none = { id: null, name: null };
  if (reviewed === null) return [none];
  const owing = db
    .select({ category_id })
    .from(referrals)
    .where(and(waits(office), isNotNull(category_id)));
  const seenDepartments = await db
    .select(namedColumns(contactCategories))
    .from(contactCategories)
    .where(reviewed === 'all' ? inArray(contactCategories.id, owing) : eq(contactCategories.id, reviewed))
    .orderBy(asc(contactCategories.name), asc(contactCategories.id));
  const departments = seenDepartments.map((name) => ({ id: name.id, name }));
  if (reviewed !== 'all') {
    if (departments.length === 0) throw invalidField('category_id', 'unknownChoice');
    return departments;
  }
  const others = await db.$count(referrals, and(waits(office), isOf(null)));
  return others > 0 || departments.length === 0 ? [...departments, none] : departments;
}

async function rowsOf(
  db: Db | Tx,
  office: OfficeRow,
  department: number | null,
  { language, now }: { language: Side; now: Date },
) {
  const rows = await db
    .select({
      referral: referrals,
      outward: letters.number,
      number: complaints.complaint_number,
      area_id: complaints.area_id,
    })
    .from(referrals)
    .leftJoin(complaints, eq(complaints.id, referrals.complaint_id))
    .leftJoin(letters, eq(letters.id, referrals.letter_id))
    .where(and(waits(office), isOf(department)))
    .orderBy(asc(due_on), asc(id))
    .limit(MOST_ROWS);
  const known = await names(db);
  return rows.map(({ referral, outward, number, area_id }) => {
    const sent = referral.sent_at && dayOf(referral.sent_at);
    const area = known.place('area', area_id);
    return [
      writtenReferral(referral.number),
      outward ?? EMPTY,
      number ?? EMPTY,
      referral.subject,
      area ? nameIn(area, language) : EMPTY,
      referral.addressee?.name ?? EMPTY,
      sent ? writtenDay(sent) : EMPTY,
      referral.due_on ? writtenDay(referral.due_on) : EMPTY,
      String(referral.reminders),
      sent ? String(daysBetween(sent, dayOf(now))) : EMPTY,
      TO_WRITE_IN,
    ];
  });
}
