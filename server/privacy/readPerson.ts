import { inArray } from 'drizzle-orm';
import { isPlaceholderPhone } from '../../contract/placeholderPhone.ts';
import {
  type showPerson as call,
  type HeldRecord,
  MAX_LISTED_RECORDS,
  type PersonKind,
  type PersonRecord,
} from '../../contract/privacy.ts';
import { noteSeen } from '../accessLog/note.ts';
import { leaderMessages } from '../db/schema/leaders.ts';
import type { Context } from '../http/serve.ts';
import { heldBesides, idsOf, mentionsOf, proofsOf } from './heldAbout.ts';
import { MOST_NAMES, surveyOf } from './survey.ts';

/** What is held about the person of a phone number: which records, and how much hangs on them. */
export async function readPerson(context: Context<typeof call>): Promise<PersonRecord> {
  const { db, body } = context;
  const [survey, others] = [await surveyOf(db, body.phone), await heldBesides(db, body.phone)];
  const kinds = Object.entries({ complaint: survey.first, ...others }) as [PersonKind, Listed[]][];
  const counts = kinds.map(([kind, found]) => [kind, kind === 'complaint' ? survey.count : found.length]);
  const rows = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  await noteSeen(context, 'personView', { rows });
  const names = [...survey.names, ...Object.values(others).flatMap((found) => found.map(({ name }) => name))];
  const messages = inArray(leaderMessages.leader_id, idsOf(others.leader));
  return {
    phone: body.phone,
    placeholder: isPlaceholderPhone(body.phone),
    names: [...new Set(names)].slice(0, MOST_NAMES),
    records: kinds
      .flatMap(([kind, found]) => found.map((record) => listed(kind, record)))
      .slice(0, MAX_LISTED_RECORDS),
    counts: Object.fromEntries(counts) as PersonRecord['counts'],
    open: survey.open,
    files: survey.media + proofsOf(others).length,
    texts: survey.texts,
    messages: await db.$count(leaderMessages, messages),
    mails: survey.mails,
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
