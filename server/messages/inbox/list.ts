import { and, arrayOverlaps, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { droppedPartText } from '#contract/messages/droppedPart.ts';
import type { listInbox as call, InboxRow } from '#contract/messages/inbox.ts';
import { freeTextUntil, mayWriteFreely } from '#contract/messages/messageTimes.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { personsInPlace } from '#server/persons/record.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { callsAbout } from '../calls/record.ts';
import { inboxFiles, inboxRows } from '../schema/citizens.ts';

type Row = typeof inboxRows.$inferSelect;

/** Messages from citizens of the office (MSG-15): open ones oldest first, handled ones newest first. */
export async function listInbox(context: Context<typeof call>) {
  const { db, query } = context;
  const office = await findOffice(context, query.office_id);
  const { office_id, sent_at, state, taken_at, id } = inboxRows;
  const one = query.id ? eq(id, query.id) : undefined;
  const where = and(eq(office_id, office.id), eq(state, query.state), one);
  const order = query.state === 'open' ? [asc(sent_at), asc(id)] : [desc(taken_at), desc(id)];
  const total = await db.$count(inboxRows, where);
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select()
      .from(inboxRows)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  return { data: await inboxRecords(context, rows), total };
}

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** Rows in the form of answers, with their files and the persons in the place who have the phone. */
export async function inboxRecords(
  { actor, db, links, now }: Reader,
  rows: readonly Row[],
): Promise<InboxRow[]> {
  if (rows.length === 0) return [];
  const known = await names(db);
  const attached = await filesOf(db, rows);
  const people = await peopleOf(db, actor, rows);
  const complaintsById = await complaintsOf(db, actor, rows);
  const calls = await callsAbout(db, 'inbox_id', idsOf(rows), known);
  return rows.map((row) => {
    const { id, channel, phone, text, state, take } = row;
    const complaint = complaintsById.find((each) => each.id === row.complaint_id);
    const isFree = channel === 'whatsapp' && mayWriteFreely(row.sent_at, now);
    return {
      id,
      channel,
      phone,
      text,
      state,
      take,
      sent_at: row.sent_at.toISOString(),
      files: attached
        .filter(({ inbox_id }) => inbox_id === id)
        .map(({ file }) => ({ id: file.id, name: file.name, path: links.link(file) })),
      persons: people
        .filter(({ phones }) => phones.includes(phone))
        .map((person) => ({ id: person.id, name: person.name })),
      left_out: row.left_out.map((each) => ({ ...each, text: droppedPartText(each) })),
      late: state === 'open' && row.late_at !== null && row.late_at <= now,
      taken_at: row.taken_at?.toISOString() ?? null,
      taken_by: known.user(row.taken_by),
      complaint: complaint
        ? { id: complaint.own ? complaint.id : null, complaint_number: complaint.complaint_number }
        : null,
      calls: calls.get(id) ?? [],
      free_until: isFree ? freeTextUntil(row.sent_at).toISOString() : null,
    };
  });
}

const filesOf = (db: Db | Tx, rows: readonly Row[]) =>
  db
    .select({ inbox_id: inboxFiles.inbox_id, file: { id: files.id, name: files.name, type: files.type } })
    .from(inboxFiles)
    .innerJoin(files, eq(files.id, inboxFiles.file_id))
    .where(inArray(inboxFiles.inbox_id, idsOf(rows)))
    .orderBy(asc(files.id));

const peopleOf = (db: Db | Tx, actor: Actor, rows: readonly Row[]) =>
  db
    .select({ id: persons.id, name: persons.name, phones: persons.phones })
    .from(persons)
    .where(
      and(
        personsInPlace(actor),
        arrayOverlaps(
          persons.phones,
          rows.map(({ phone }) => phone),
        ),
      ),
    )
    .orderBy(asc(persons.id));

/** The number of each complaint for all users of the office, its id only for users who may open it. */
async function complaintsOf(db: Db | Tx, actor: Actor, rows: readonly Row[]) {
  const ids = rows.flatMap(({ complaint_id }) => complaint_id ?? []);
  if (ids.length === 0) return [];
  const own = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(inArray(complaints.id, ids), ownComplaints(actor)));
  const all = await db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(inArray(complaints.id, ids));
  return all.map((each) => ({ ...each, own: own.some(({ id }) => id === each.id) }));
}
