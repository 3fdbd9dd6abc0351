import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { TimelineField } from '#contract/complaints/timeline.ts';
import { ERASED } from '#contract/desk/privacy.ts';
import { plainText } from '#contract/kernel/coded.ts';
import type { PersonalData } from '#server/app/featureParts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
  complaints,
} from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { HANDING_OVER, UNCONFIRMED } from '#server/kernel/mail/state.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { forgetAnswers } from './forgetAnswers.ts';
import { formerValues } from './knownNames.ts';
import { addTo, type Leftovers, NOTHING_LEFT } from './leftovers.ts';

/** Timeline fields with data about a citizen. Who worked on the complaint, when, and its states stay. */
const PERSONAL_FIELDS = [
  'name',
  'phone',
  'email',
  'location',
  'details',
  'message',
  'file',
  'reason',
  'note',
  'outcomeReason',
] satisfies TimelineField[];

/** The account that erases; null when the retention period has ended. */
interface Erasure {
  actor: { id: number } | null;
  now: Date;
  /** Names and phones of the citizen that are not in the complaints themselves. */
  words?: readonly string[];
}

/** Allows the rest of the transaction to change data that triggers protect. */
export const allowErasing = (tx: Tx) => tx.execute(sql`select set_config('desk.erasing', 'on', true)`);

/**
 * Removes name, phone, address, location, all texts and all files from complaints, for good. Number, category, place,
 * status, users and dates stay, so that no count changes; the link to the person is removed. Waiting mails are not
 * sent. Their names and phones are also removed from their causes, bulk tasks and letters. Already erased complaints do
 * not change. Returns how many were erased.
 */
export async function eraseComplaints(
  tx: Tx,
  personal: readonly PersonalData[],
  ids: readonly number[],
  erasure: Erasure,
) {
  const erasers = [];
  for (const data of personal) erasers.push(await data.complaints?.(tx, ids));
  const locked = await tx
    .select({ id: complaints.id, name: complaints.name, phone: complaints.phone })
    .from(complaints)
    .where(and(inArray(complaints.id, [...ids]), isNull(complaints.erased_at)))
    .orderBy(asc(complaints.id))
    .for('update');
  const erased = idsOf(locked);
  if (erased.length === 0) return { complaints: 0, left: NOTHING_LEFT };
  await allowErasing(tx);
  await forgetAnswers(tx, erased);
  const former = [...(await formerValues(tx, erased, 'name')), ...(await formerValues(tx, erased, 'phone'))];
  const left: Leftovers = {
    files: await removeMedia(tx, erased),
    mails: await settleMails(tx, erased),
    messages: [],
  };
  const wordsOf = (some: readonly number[]) => {
    const theirs = locked.filter(({ id }) => some.includes(id));
    const before = former.filter(({ complaint_id }) => some.includes(complaint_id));
    return [
      ...theirs.flatMap(({ name, phone }) => [name, phone]),
      ...before.map(({ value }) => value),
      ...(erasure.words ?? []),
    ];
  };
  for (const erase of erasers) addTo(left, (await erase?.({ ids: erased, now: erasure.now, wordsOf })) ?? {});
  await eraseTexts(tx, erased);
  await eraseRows(tx, erased, erasure);
  return { complaints: erased.length, left };
}

async function removeMedia(tx: Tx, ids: number[]): Promise<string[]> {
  const media = await tx
    .delete(complaintMedia)
    .where(inArray(complaintMedia.complaint_id, ids))
    .returning({ file_id: complaintMedia.file_id });
  return deleteFiles(
    tx,
    media.map(({ file_id }) => file_id),
  );
}

async function settleMails(tx: Tx, ids: number[]): Promise<Leftovers['mails']> {
  const { failure, sent_at, complaint_id } = officerMails;
  const mails = await tx
    .update(officerMails)
    .set({
      failure: sql`case when ${sent_at} is not null or ${inArray(failure, [HANDING_OVER, UNCONFIRMED])}
        then ${failure} else ${sql.param(plainText(ERASED), failure)} end`,
    })
    .where(inArray(complaint_id, ids))
    .returning({ message_id: officerMails.message_id });
  return mails.map(({ message_id }) => message_id);
}

async function eraseTexts(tx: Tx, ids: number[]) {
  await tx
    .update(complaintResponses)
    .set({ message: ERASED })
    .where(inArray(complaintResponses.complaint_id, ids));
  await tx
    .update(complaintHistory)
    .set({ said: plainText(ERASED) })
    .where(inArray(complaintHistory.complaint_id, ids));
  await tx
    .update(complaintChanges)
    .set({ changes: sql`${complaintChanges.changes} - ${`{${PERSONAL_FIELDS.join()}}`}::text[]` })
    .where(inArray(complaintChanges.complaint_id, ids));
}

async function eraseRows(tx: Tx, ids: number[], { actor, now }: Erasure) {
  const at = sql`greatest(${complaints.updated_at}, ${now.toISOString()}::timestamptz)`;
  const erased = await tx
    .update(complaints)
    .set({
      // A record named demo is in no count, and must stay in none.
      name: sql`case when ${complaints.hidden} then ${complaints.name} else ${ERASED} end`,
      phone: '',
      email: null,
      details: ERASED,
      location: null,
      app_user_id: null,
      // The client reference stays, so that sending the complaint again does not restore it.
      client_content: null,
      search_text: sql`${complaints.complaint_number}`,
      erased_at: at,
      updated_at: at,
      version: sql`${complaints.version} + 1`,
    })
    .where(inArray(complaints.id, ids))
    .returning({ complaint_id: complaints.id, created_at: complaints.updated_at });
  await tx.insert(complaintChanges).values(
    erased.map((complaint) => ({
      ...complaint,
      creator_id: actor?.id,
      action: 'erased' as const,
      changes: {},
    })),
  );
}
