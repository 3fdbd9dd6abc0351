import { inArray } from 'drizzle-orm';
import {
  type showPerson as call,
  type HeldRecord,
  MAX_LISTED_RECORDS,
  type PersonKind,
  type PersonRecord,
} from '../../contract/privacy.ts';
import { noteSeen } from '../accessLog/note.ts';
import { complaintHistory, complaintResponses } from '../db/schema/complaints.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import { leaderMessages } from '../db/schema/leaders.ts';
import type { Context } from '../http/serve.ts';
import { fileIdsOf, heldAbout, idsOf, mentionsOf, namesIn, openIn } from './heldAbout.ts';

/** What is held about the person of a phone number: which records, and how much hangs on them. */
export async function readPerson(context: Context<typeof call>): Promise<PersonRecord> {
  const { db, body } = context;
  const held = await heldAbout(db, body.phone);
  const kinds = Object.entries(held) as [PersonKind, (typeof held)[PersonKind]][];
  const records = kinds.flatMap(([kind, found]) => found.map((record) => listed(kind, record)));
  await noteSeen(context, 'personView', { rows: records.length });
  const ofComplaints = idsOf(held.complaint);
  const responses = inArray(complaintResponses.complaint_id, ofComplaints);
  const remarks = inArray(complaintHistory.complaint_id, ofComplaints);
  return {
    phone: body.phone,
    names: namesIn(held),
    records: records.slice(0, MAX_LISTED_RECORDS),
    counts: Object.fromEntries(kinds.map(([kind, found]) => [kind, found.length])) as PersonRecord['counts'],
    open: openIn(held),
    files: (await fileIdsOf(db, held)).length,
    texts: (await db.$count(complaintResponses, responses)) + (await db.$count(complaintHistory, remarks)),
    messages: await db.$count(leaderMessages, inArray(leaderMessages.leader_id, idsOf(held.leader))),
    mails: await db.$count(officerMails, inArray(officerMails.complaint_id, ofComplaints)),
    mentions: await mentionsOf(db, body.phone),
  };
}

interface Listed {
  id: number;
  name: string;
  created_at: Date;
  complaint_number?: string;
}

const listed = (kind: PersonKind, { id, name, created_at, complaint_number }: Listed): HeldRecord => ({
  kind,
  id,
  name,
  number: complaint_number ?? null,
  created_at: created_at.toISOString(),
});
