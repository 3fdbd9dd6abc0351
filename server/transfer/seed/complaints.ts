import { complaintNumber } from '#contract/complaints/complaintNumber.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { Priority } from '#contract/deadlines/targets.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { COMPLAINT_TYPES, ORIGINS } from '#contract/kernel/limits.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { yearOf } from '#server/complaints/complaintNumber.ts';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { CASEWORK } from './casework.ts';
import { fromFewerPeople, type TwinKind } from './citizens.ts';
import type { Ids } from './ids.ts';
import { personName } from './names.ts';
import { type Random, random as randomFrom } from './random.ts';
import type { RandomContext } from './seedContext.ts';
import type { SeededClosing } from './seededClosing.ts';

const COORDINATES = { latitude: 18.2, longitude: 79.4 };

/** How many complaints each assembly gets; the demo accounts work in the first. */
const SHARES: Record<string, number> = {
  Huzurabad: 150,
  Karimnagar: 90,
  Siddipet: 60,
  'Warangal West': 50,
  'Nizamabad (Urban)': 50,
  Khairatabad: 40,
};
const PRIORITIES_OF_TEN = [...Array<Priority>(7).fill('normal'), 'high', 'high', 'urgent'] as const;
/** Each status as often as its share. */
const STATUSES: readonly Status[] = [
  'open',
  'open',
  'open',
  'pending',
  'reviewed',
  'reviewed',
  'responded',
  'Resolved',
  'Resolved',
  'Resolved',
  'close',
];

export interface SeededComplaint {
  id: number;
  status: Status;
  staff_id: number | null;
  creator_id: number | null;
  created_at: Date;
  closed_at: Date | null;
  assembly: string;
  /** The first complaint of a duplicate person, with the complaint of the other. */
  twin?: { kind: TwinKind; of: number };
  /** The cause of the complaint, who added it, and the person's answer to all of it. */
  cause?: { number: string; joined_at: Date; creator_id: number | null; answer?: string };
  /** Its closings in order. */
  closings?: SeededClosing[];
}

/** Complaints of the last twelve months with all statuses and categories, in English and Telugu, oldest first. */
export async function insertComplaints(tx: Tx, context: RandomContext): Promise<SeededComplaint[]> {
  const strangers = Object.entries(SHARES)
    .flatMap(([assembly, count]) => Array.from({ length: count }, () => draft(assembly, context)))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const drafts = fromFewerPeople(strangers, randomFrom(53));
  const last = new Map<number, number>();
  const priorities = randomFrom(71);
  const rows = drafts.map(({ assembly: _, twin: __, ...row }) => {
    const year = yearOf(row.created_at);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const complaint_number = complaintNumber(year, number);
    const priority = priorities.pick(PRIORITIES_OF_TEN);
    return { ...row, priority, complaint_number, search_text: searchTextOf({ ...row, complaint_number }) };
  });
  const inserted = await tx.insert(complaints).values(rows).returning({ id: complaints.id });
  await tx.insert(complaintNumbers).values([...last].map(([year, number]) => ({ year, last: number })));
  return drafts.flatMap((row, index) => {
    const id = inserted[index]?.id;
    const { twin, ...complaint } = row;
    const of = twin && inserted[drafts.indexOf(twin.of)]?.id;
    return id === undefined
      ? []
      : [{ ...complaint, id, ...(twin && of ? { twin: { kind: twin.kind, of } } : {}) }];
  });
}

/** Most complaints that are not closed came recently: otherwise all of them would be overdue. */
const mostlyRecent = (days: number) => Math.floor(days ** 2.5 / 180 ** 1.5);

function draft(assembly: string, { places, categories, accounts, random, now }: RandomContext) {
  const category = random.pick([...categories.keys()]);
  const [english, telugu] = random.pick(CASEWORK[category] ?? []);
  const status = random.pick(STATUSES);
  const closed = status === 'Resolved' || status === 'close';
  const days = closed ? 8 + random.below(352) : mostlyRecent(random.below(180));
  const created_at = new Date(now.getTime() - days * DAY_MS - random.below(8) * 3_600_000);
  const closed_at = closed
    ? new Date(created_at.getTime() + Math.min(days - 1, 1 + random.below(38)) * DAY_MS)
    : null;
  const fromApp = random.chance(0.2);
  const people = workers(assembly, accounts);
  const [first, ...others] = people.staff;
  return {
    assembly,
    name: personName(random),
    phone: `${random.pick(['9', '8', '7', '6'])}${String(random.below(1_000_000_000)).padStart(9, '0')}`,
    details: `<p>${random.chance(0.45) ? telugu : english}</p>`,
    category_id: categories.get(category),
    ...(random.pick(places.areasOf(assembly)) as Record<PlaceField, number>),
    status,
    source: fromApp ? ('app' as const) : ('web' as const),
    is_internal: !fromApp,
    type: random.chance(0.9) ? COMPLAINT_TYPES[0] : COMPLAINT_TYPES[1],
    origin: fromApp ? null : random.pick(ORIGINS),
    location: fromApp ? nearby(random) : null,
    staff_id: status === 'open' || !first ? null : others.length > 0 ? random.pick(people.staff) : first,
    creator_id: fromApp || people.all.length === 0 ? null : random.pick(people.all),
    created_at,
    closed_at,
    updated_at: closed_at ?? created_at,
  };
}

/** Who works on the complaints of an assembly. */
function workers(assembly: string, accounts: Ids) {
  const ids = (...usernames: string[]) =>
    usernames.map((username) => accounts.get(`${username}@example.org`));
  if (assembly === 'Huzurabad') return { staff: ids('staff', 'staff2'), all: ids('staff', 'staff2', 'mla') };
  if (assembly === 'Karimnagar') return { staff: ids('staff3'), all: ids('mla2', 'mp') };
  if (assembly === 'Siddipet') return { staff: [], all: ids('mla3') };
  return { staff: [], all: ids('admin') };
}

const nearby = (random: Random) =>
  JSON.stringify({
    latitude: Number((COORDINATES.latitude + random.next() / 5).toFixed(5)),
    longitude: Number((COORDINATES.longitude + random.next() / 5).toFixed(5)),
  });
