import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import { type Named, nameIn } from '#contract/kernel/named.ts';
import { designationIn } from '#contract/letters/designations.ts';
import type { Addressee, LetterKind } from '#contract/letters/letterKinds.ts';
import { begun, type Side } from '#contract/letters/letterText.ts';
import { DEFAULT_YEAR, registerYear, writtenNumber } from '#contract/letters/registers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { complaintCategories, contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { letters, letterTemplates, officeNumbers } from '#server/letters/schema/letters.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { areas, assemblies } from '#server/places/schema/places.ts';
import { DEMO_TEMPLATES } from './letterTexts.ts';
import { HOME, officeOf, type SeedContext } from './seedContext.ts';
import { wasOpen } from './wasOpen.ts';

const CODE = 'HZB';
const SERIES = 'GR';
const LETTERS = 140;
/** The cancelled letters, with the reason. */
const CANCELLED: Readonly<Record<number, string>> = {
  31: 'Wrong department',
  77: 'Sent twice',
  118: 'Wrong village in the subject',
};
/** The letters are from so many days, the last one an hour ago. */
const DAYS = 300;
/** The kinds of most letters, in turn; every tenth letter is for a person without a complaint. */
const KINDS: readonly LetterKind[] = [
  ...(['referral', 'referral', 'endorsement', 'referral', 'reminder_1'] as const),
  ...(['referral', 'thanks', 'referral', 'reminder_2', 'recommendation'] as const),
];

/**
 * Inserts the templates of the demo office and its outward register (REF-03, REF-05): 140 letters without a gap, three
 * of them cancelled. Their PDFs are made when they are first opened, so that the demo starts sooner.
 */
export async function insertLetters(tx: Tx, { places, accounts, now }: SeedContext): Promise<void> {
  const assembly_id = places.id('assembly', HOME);
  const office = await officeOf(tx, { places });
  await tx.update(offices).set({ code: CODE }).where(eq(offices.id, office.id));
  const by = accounts.get('desk@example.org');
  await insertTemplates(tx, office.id, by, now);
  const [complaintRows, officers] = [await complaintsOf(tx, assembly_id), await officersOf(tx, assembly_id)];
  const [assembly] = await tx
    .select(namedColumns(assemblies))
    .from(assemblies)
    .where(eq(assemblies.id, assembly_id));
  const last = new Map<number, number>();
  const rows = Array.from({ length: LETTERS }, (_, at) => {
    const dispatched_at = new Date(
      now.getTime() - 3_600_000 - ((LETTERS - 1 - at) * DAYS * DAY_MS) / LETTERS,
    );
    const year = registerYear(DEFAULT_YEAR, dispatched_at);
    const counter = (last.get(year) ?? 0) + 1;
    last.set(year, counter);
    const open = complaintRows.filter((each) => wasOpen(each, dispatched_at));
    const one = open[(at * 7) % open.length];
    const officer = officers[at % officers.length];
    if (!one || !officer || !assembly) throw new Error('The demo needs complaints and officers.');
    const sent = { dispatched_at, year, counter, series: SERIES };
    return {
      ...letterAbout(one, { officer, assembly }, at),
      ...sent,
      number: writtenNumber({ code: CODE, ...sent }),
      office_id: office.id,
      creator_id: by,
      dispatched_by: by,
      created_at: dispatched_at,
      updated_at: dispatched_at,
      ...cancelled(at, dispatched_at, by),
    };
  });
  await tx.insert(letters).values(rows);
  await tx
    .insert(officeNumbers)
    .values(
      [...last].map(([year, counter]) => ({ office_id: office.id, series: SERIES, year, last: counter })),
    );
}

async function insertTemplates(tx: Tx, office_id: number, creator_id: number | null, now: Date) {
  const made = { office_id, creator_id, created_at: now, updated_at: now };
  await tx.insert(letterTemplates).values(
    DEMO_TEMPLATES.flatMap(({ kind, te, en }) =>
      (['te', 'en'] as const).map((language) => {
        const { name, subject, body } = { te, en }[language];
        return { ...made, kind, name, language, texts: { [language]: { subject, body } } };
      }),
    ),
  );
}

type LetterComplaint = Awaited<ReturnType<typeof complaintsOf>>[number];
type Officer = Awaited<ReturnType<typeof officersOf>>[number];

const complaintsOf = (tx: Tx, assemblyId: number) =>
  tx
    .select({
      id: complaints.id,
      number: complaints.complaint_number,
      name: complaints.name,
      created_at: complaints.created_at,
      closed_at: complaints.closed_at,
      category: namedColumns(complaintCategories),
      area: namedColumns(areas),
      person_id: complaintPersons.person_id,
    })
    .from(complaints)
    .innerJoin(complaintCategories, eq(complaintCategories.id, complaints.category_id))
    .innerJoin(areas, eq(areas.id, complaints.area_id))
    .innerJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .where(and(eq(complaints.assembly_id, assemblyId), eq(complaints.hidden, false)))
    .orderBy(asc(complaints.created_at), asc(complaints.id));

const officersOf = (tx: Tx, assemblyId: number) =>
  tx
    .select({
      id: contacts.id,
      name: contacts.name,
      designation: contacts.designation,
      department: namedColumns(contactCategories),
    })
    .from(contacts)
    .innerJoin(contactCategories, eq(contactCategories.id, contacts.category_id))
    .where(and(eq(contacts.assembly_id, assemblyId), isNotNull(contacts.category_id)))
    .orderBy(asc(contacts.id));

/** The same letters on every machine: Telugu and English in turn. */
function letterAbout(
  one: LetterComplaint,
  { officer, assembly }: { officer: Officer; assembly: Named },
  at: number,
) {
  const kind = KINDS[at % KINDS.length] ?? 'referral';
  const language: Side = at % 3 === 2 ? 'en' : 'te';
  const template = DEMO_TEMPLATES.find((each) => each.kind === kind)?.[language];
  const { name, number, category, area } = one;
  const values = { name: { name }, number: { name: number }, category, area };
  const text = {
    subject: begun(template?.subject ?? '', values, language),
    body: begun(template?.body ?? '', values, language),
  };
  const isOwn = kind === 'endorsement';
  const toOfficer: Addressee = {
    name: officer.name,
    designation: designationIn(officer.designation, language),
    address: nameIn(assembly, language),
    department: nameIn(officer.department, language),
  };
  const toCitizen: Addressee = { name, designation: '', department: '', address: nameIn(area, language) };
  const about = kind === 'recommendation' ? { person_id: one.person_id } : { complaint_id: one.id };
  return {
    kind,
    language,
    texts: { [language]: text },
    complaint_id: null,
    person_id: null,
    ...about,
    ...(isOwn
      ? { addressee: toCitizen, contact_id: null }
      : { addressee: toOfficer, contact_id: officer.id }),
  };
}

function cancelled(at: number, dispatched_at: Date, by: number | null) {
  const reason = CANCELLED[at];
  return reason
    ? {
        state: 'cancelled' as const,
        cancelled_at: new Date(dispatched_at.getTime() + DAY_MS / 12),
        cancelled_by: by,
        cancel_reason: reason,
      }
    : { state: 'dispatched' as const, cancelled_at: null, cancelled_by: null, cancel_reason: null };
}
