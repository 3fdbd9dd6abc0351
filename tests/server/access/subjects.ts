import { contact } from '#contract/contacts/contact.ts';
import { gallery } from '#contract/content/gallery.ts';
import { contracts } from '#contract/index.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { PLACE_LEVELS, type PlaceLevel, parentLevel, type Seat } from '#contract/places/place.ts';
import { placeTables } from '#server/kernel/db/places.ts';
import type { areas, parliaments } from '#server/places/schema/places.ts';
import { accountSubjects } from './accounts.ts';
import { bulkSubjects } from './bulk.ts';
import { causeSubjects } from './causes.ts';
import { inboxSubject } from './citizens.ts';
import { claimedSubject, proposed } from './closing.ts';
import { escalated } from './escalating.ts';
import { leaveSubject } from './leaves.ts';
import { letterSubjects } from './letters.ts';
import { messageSubjects } from './messages.ts';
import type { Office, Path } from './office.ts';
import { paused } from './pausing.ts';
import { type RecordMaker, recordMaker } from './records.ts';
import { referralSubjects } from './referrals.ts';
import { replySubjects } from './replies.ts';
import { seesOwnOnly } from './sets.ts';
import { each, NONE, officeAt, one, placed, placesAbove, type Subject } from './subject.ts';
import { togetherSubjects } from './together.ts';
import { viewSubject } from './views.ts';

function recordSubject(contract: Contract, { record }: RecordMaker): Subject {
  if (!contract.placed) return { own: one(() => record(contract, {})), foreign: NONE, above: NONE };
  return placed((place) => record(contract, place));
}

/** Administrators among the contacts belong to admin, also in the own place. */
function contactSubject({ record }: RecordMaker): Subject {
  const contacts = placed((place) => record(contact, place));
  const administrator = each(
    ({ role, home }) => (role === 'admin' ? [] : [home]),
    (place) => record(contact, place, { is_administrator: true }),
  );
  return {
    ...contacts,
    above: async (account) => [...(await contacts.above(account)), ...(await administrator(account))],
  };
}

/**
 * A complaint, or a record of one: visible in the own place; for staff only if they recorded it or are assigned to it.
 */
function onComplaint(
  { complaint }: RecordMaker,
  { accountOf }: Office,
  make: (complaintId: number) => Promise<number> = async (id) => id,
  state: Parameters<RecordMaker['complaint']>[1] = {},
): Subject {
  const at = async (place: Path, given: { staff_id?: number; creator_id?: number } = {}) =>
    make(await complaint(place, { ...state, ...given }));
  return {
    own: async (account) => {
      const { id, home } = account;
      if (!seesOwnOnly(account)) return [await at(home)];
      return [await at(home, { staff_id: id }), await at(home, { creator_id: id })];
    },
    foreign: async (account) => {
      const { id, home, abroad } = account;
      const elsewhere = abroad.map((place) => at(place));
      if (!seesOwnOnly(account)) return Promise.all(elsewhere);
      const [colleague] = ['staff', 'staff2'].map(accountOf).filter((other) => other.id !== id);
      const ofColleague = at(home, { staff_id: colleague?.id });
      const movedAway = abroad.map((place) => at(place, { staff_id: id, creator_id: id }));
      return Promise.all([...elsewhere, ofColleague, at(home), ...movedAway]);
    },
    above: NONE,
  };
}

/** A place: everybody reads the own branch, admin changes it. */
function placeSubject(level: PlaceLevel, { db }: Office): Subject {
  const field = `${level}_id` as const;
  const above = parentLevel(level);
  const added = async (home: Path) => {
    const values = { name: crypto.randomUUID(), ...(above ? { [`${above}_id`]: home[`${above}_id`] } : {}) };
    const table = placeTables[level] as typeof parliaments | typeof areas;
    const [row] = await db
      .insert(table as typeof parliaments)
      .values(values)
      .returning();
    return row?.id ?? 0;
  };
  return {
    own: one(({ role, home }) => (role === 'admin' ? added(home) : Promise.resolve(home[field]))),
    foreign: async ({ home, abroad }) => abroad.map((path) => path[field]).filter((id) => id !== home[field]),
    above: NONE,
  };
}

/** The office of the own seat; others do not exist, except for accounts that may choose among all. */
function officeSubject(office: Office, below = false): Subject {
  const at = (seat: Partial<Seat>) => officeAt(office, seat);
  const seats: Record<string, (home: Path) => Partial<Seat>> = {
    admin: () => ({}),
    mp: ({ parliament_id }) => ({ parliament_id }),
  };
  return {
    own: one(({ role, home }) => at((below && role === 'admin' ? undefined : seats[role]?.(home)) ?? home)),
    foreign: async (account) => Promise.all([...account.abroad, ...placesAbove(account)].map(at)),
    above: NONE,
  };
}

/** Every kind of record with an id in a call, by name; those of plain resources by the name of their contract. */
export function subjectsOf(office: Office) {
  const make = recordMaker(office);
  const complaint = onComplaint.bind(null, make, office);
  const named: Record<string, Subject> = {
    ...Object.fromEntries(contracts.map((contract) => [contract.name, recordSubject(contract, make)])),
    ...Object.fromEntries(PLACE_LEVELS.map((level) => [level, placeSubject(level, office)])),
    [contact.name]: contactSubject(make),
    complaint: complaint(),
    'closed complaint': complaint(undefined, { status: 'Resolved', closed_at: office.clock.now }),
    'paused complaint': complaint((id) => paused(office, id)),
    'escalated complaint': complaint((id) => escalated(office, id)),
    'claimed complaint': claimedSubject(office, make),
    'proposed complaint': complaint((id) => proposed(office, id)),
    'merged complaint': complaint(make.merged),
    'complaint medium': complaint(make.medium),
    'officer mail': complaint(async (id) => make.failedMail(id, await make.record(contact, {}))),
    'gallery image': placed(async (place) => make.galleryImage(await make.record(gallery, place))),
    'gallery with an image': placed(async (place) => {
      const id = await make.record(gallery, place);
      await make.galleryImage(id);
      return id;
    }),
    ...togetherSubjects(office, make),
    ...causeSubjects(office, make),
    ...viewSubject(office),
    ...replySubjects(office),
    ...letterSubjects(office, make),
    ...messageSubjects(office, make),
    'inbox row': inboxSubject(office),
    ...bulkSubjects(office),
    ...referralSubjects(office, make),
    leader: placed((place) => make.leader(place, null)),
    'approved leader': placed((place) => make.leader(place, true)),
    office: officeSubject(office),
    leave: leaveSubject(office, make),
    'office below the state': officeSubject(office, true),
    ...accountSubjects(office, make),
  };
  return { named, make };
}
