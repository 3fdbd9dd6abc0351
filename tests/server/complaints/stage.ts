import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Rights } from '#contract/access/policies.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintHistory, complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { complaintLeaders, officerMails } from '#server/officers/schema/forwarding.ts';
import { insertContact, insertDepartment, insertLeader } from '../../worlds/contacts.ts';
import type { Desk } from './desk.ts';
import type { driver, Officers } from './driver.ts';
import type { Complaint, Leader, Person, Role } from './model.ts';

/** Everybody and everything that commands are about, in the database and as the model knows them. */
export async function setStage(desk: Desk) {
  const named = await desk.db.select({ id: users.id, name: users.name }).from(users);
  const person = ({ id }: { id: number }, role: Role, parliament: string | null, assembly: string | null) => {
    const name = named.find((user) => user.id === id)?.name ?? '';
    return { id, name, role, parliament, assembly };
  };
  const people = {
    admin: person(desk.admin, 'admin', null, null),
    mp: person(desk.mp, 'mp', 'P1', null),
    mla: person(desk.mla, 'mla', 'P1', 'A1'),
    otherMla: person(desk.otherMla, 'mla', 'P2', 'A3'),
    staff: person(desk.staff, 'staff', 'P1', 'A1'),
    deskHead: person(desk.deskHead, 'deskHead', 'P1', 'A1'),
    colleague: person(desk.colleague, 'staff', 'P1', 'A1'),
    staffElsewhere: person(desk.staffElsewhere, 'staff', 'P2', 'A3'),
  } satisfies Record<string, Person>;
  return { people, leaders: await insertLeaders(desk), officers: await insertOfficers(desk) };
}

async function insertLeaders(desk: Desk): Promise<Leader[]> {
  const leader = async (area: 'V1' | 'V2', name: string, approved = true) => ({
    ...(await insertLeader(desk.db, desk.places[area], { name, status: approved })),
    area,
    approved,
  });
  return [
    await leader('V1', 'Mallesh'),
    await leader('V1', 'Sarita'),
    await leader('V1', 'On hold', false),
    await leader('V2', 'Next door'),
  ];
}

async function insertOfficers(desk: Desk): Promise<Officers> {
  const department = await insertDepartment(desk.db, 'Roads');
  const officer = await insertContact(desk.db, {}, { name: 'Ravi', department, designation: 'Engineer' });
  const administrator = await insertContact(desk.db, {}, { name: 'Collector', designation: 'IAS' });
  return { department, officer, administrator };
}

/** Who it is to the services. */
export function actorOf({ places }: Desk, { id, role, parliament, assembly }: Person): Actor {
  const parliament_id = parliament === null ? null : places[parliament as 'P1'].parliament_id;
  const assembly_id = assembly === null ? null : places[assembly as 'A1'].assembly_id;
  const rights = role === 'deskHead' ? { role: 'staff', duties: ['desk_head'] } : { role, duties: [] };
  return { id, ...(rights as Rights), parliament_id, assembly_id, deputy_for: [] };
}

/** Four complaints to work on, by staff, by admin, from the app and of another state, and one that nobody touches. */
export async function record(
  desk: Desk,
  drive: ReturnType<typeof driver>,
  people: Awaited<ReturnType<typeof setStage>>['people'],
): Promise<Complaint[]> {
  const add = async (
    creator: Person,
    area: 'V1' | 'V4',
    source: 'web' | 'app' = 'web',
  ): Promise<Complaint> => {
    const given = desk.body({ ...desk.places[area], source, name: 'Ramulu', email: null, location: null });
    const place = area === 'V1' ? ['P1', 'A1'] : ['P2', 'A3'];
    return {
      id: await drive.create(actorOf(desk, creator), given),
      source,
      creator,
      parliament: place[0] ?? '',
      assembly: place[1] ?? '',
      area,
      name: 'Ramulu',
      status: 'open',
      version: 1,
      staff: creator.role === 'staff' ? creator : null,
      leaders: [],
      lastLeader: null,
      history: [],
      timeline: ['created'],
      mails: [],
      files: 0,
      deleted: false,
      reopened: 0,
      level: 0,
      merge: null,
    };
  };
  return [
    await add(people.staff, 'V1'),
    await add(people.admin, 'V1'),
    await add(people.mp, 'V1', 'app'),
    await add(people.otherMla, 'V4'),
    await add(people.mla, 'V1'),
  ];
}

/** All that the database has of a complaint, in the shape of `modelled`. */
export async function found(tx: Tx, { id }: Complaint) {
  const { status, version, name, staff_id, leader_id, closed_at } =
    (await tx.select().from(complaints).where(eq(complaints.id, id)))[0] ?? {};
  const history = complaintHistory;
  const changes = complaintChanges;
  const entries = await tx
    .select()
    .from(history)
    .where(eq(history.complaint_id, id))
    .orderBy(asc(history.id));
  const told = await tx.select().from(changes).where(eq(changes.complaint_id, id)).orderBy(asc(changes.id));
  const counted = async (table: typeof complaintLeaders | typeof officerMails | typeof complaintMedia) =>
    tx.$count(table, eq(table.complaint_id, id));
  return {
    row: status && { status, version, name, staff_id, leader_id, closed: closed_at !== null },
    history: entries.map(({ said }) => historyText(said)),
    timeline: told.map(({ action }) => action),
    leaders: await counted(complaintLeaders),
    mails: await counted(officerMails),
    files: await counted(complaintMedia),
  };
}

/** What `found` must find. */
export function modelled(complaint: Complaint): Awaited<ReturnType<typeof found>> {
  const { status, version, name, staff, lastLeader, history, timeline, leaders, mails, files } = complaint;
  if (complaint.deleted) {
    return { row: undefined, history: [], timeline: [], leaders: 0, mails: 0, files: 0 };
  }
  const closed = status === 'close' || status === 'Resolved';
  const row = {
    status,
    version,
    name,
    staff_id: staff?.id ?? null,
    leader_id: lastLeader?.id ?? null,
    closed,
  };
  return { row, history, timeline: timeline as never, leaders: leaders.length, mails: mails.length, files };
}
