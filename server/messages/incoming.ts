import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import type { DroppedPart } from '#contract/messages/droppedPart.ts';
import { preferenceOf } from '#contract/messages/messageRules.ts';
import { calendarAmong } from '#server/desk/offices/calendar.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import { checkSentFiles, type SentFile } from './checkSentFiles.ts';
import { peopleWithPhone, senderPhone } from './phones.ts';
import { callRequests, inboxFiles, inboxRows } from './schema/citizens.ts';
import { endStop, sendStop } from './stop.ts';

/** A received message, from the provider of its channel or a connected service. */
export interface Incoming {
  channel: string;
  /** The phone in the provider's notation. */
  from: string;
  at: Date;
  /** '' for a missed call. */
  text: string;
  media: readonly SentFile[];
  /** Attachments that could not be fetched. */
  left_out?: readonly DroppedPart[];
  /** The provider's id: a repeated message counts once. */
  provider_id?: string | null;
  /** It has neither an id nor a date: a repeated word to stop or to start counts as a new one. */
  looksLikeOthers?: boolean;
}

/**
 * Processes a received message: STOP and START take effect (MSG-08), all else waits in the inbox for a user (MSG-15).
 * Files are checked like uploads; dropped ones are listed. Returns what was done; nothing for a repeated message.
 */
export async function takeIncoming(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  incoming: Incoming,
): Promise<'stopped' | 'started' | 'kept' | 'known'> {
  const now = clock();
  const phone = await senderPhone(database.db, incoming.from);
  const hasFiles = incoming.media.length + (incoming.left_out?.length ?? 0) > 0;
  const preference = hasFiles ? null : preferenceOf(incoming.text);
  if (preference)
    return database.db.transaction(async (tx) => {
      if (!(await keepWord(tx, { ...incoming, from: phone }, now))) return 'known';
      if (preference === 'stop') await sendStop(tx, phone, { way: 'message', now });
      else await endStop(tx, phone, { written: incoming.at, now });
      return preference === 'stop' ? 'stopped' : 'started';
    });
  // Before the transaction, because pictures are decoded.
  const { uploads, left_out } = await checkSentFiles(incoming.media);
  const named = [...(incoming.left_out ?? []), ...left_out];
  return withFiles(files, (storedKeys) =>
    database.db.transaction(async (tx) => {
      const id = await keepIncoming(tx, { ...incoming, from: phone, left_out: named }, now);
      if (id === null) return 'known';
      for (const upload of uploads)
        await tx
          .insert(inboxFiles)
          .values({ inbox_id: id, file_id: await keepFile(files, tx, upload, storedKeys) });
      return 'kept';
    }),
  );
}

/**
 * Whether a word to stop or to start is new. It is stored without an office and as already handled: otherwise a
 * repeated word would undo what was said since (MSG-08, MSG-12).
 */
async function keepWord(
  tx: Tx,
  { channel, from, at, text, provider_id, looksLikeOthers }: Incoming,
  now: Date,
): Promise<boolean> {
  if (!provider_id || looksLikeOthers) return true;
  const taken = { state: 'taken' as const, take: 'not_for_us' as const, taken_at: now };
  const inserted = await tx
    .insert(inboxRows)
    .values({ ...taken, channel, phone: from, text, provider_id, sent_at: at, created_at: now })
    .onConflictDoNothing()
    .returning({ id: inboxRows.id });
  return inserted.length > 0;
}

/**
 * Stores a message from a phone of ten digits in the inbox, a missed call as a call request; null for a repeated
 * message. The caller stores its files.
 */
export async function keepIncoming(
  tx: Tx,
  { channel, from, at, text, media, provider_id, left_out = [] }: Incoming,
  now: Date,
): Promise<number | null> {
  const people = await peopleWithPhone(tx, from);
  const offices = await officesOf(tx, people[0] ?? { parliament_id: null, assembly_id: null });
  const office_id = offices[0]?.id ?? null;
  const person_id = people.length === 1 ? (people[0]?.id ?? null) : null;
  const late_at = offices.length > 0 ? lateAt(offices, at) : null;
  const [row] = await tx
    .insert(inboxRows)
    .values({
      office_id,
      channel,
      phone: from,
      text,
      person_id,
      late_at,
      left_out: [...left_out],
      provider_id: provider_id ?? null,
      sent_at: at,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: inboxRows.id });
  if (!row) return null;
  const isMissedCall = text === '' && media.length === 0 && left_out.length === 0;
  if (isMissedCall)
    await tx.insert(callRequests).values({
      inbox_id: row.id,
      office_id,
      person_id,
      phone: from,
      reason: 'missed' as const,
      due_on: dayOf(now),
      created_at: now,
    });
  return row.id;
}

/** The same time on the next working day; for an office that never opens, the next day. */
function lateAt(offices: Parameters<typeof calendarAmong>[0], at: Date): Date {
  const today = dayOf(at);
  const next = afterWorkingDays(calendarAmong(offices), today, 1) ?? addDays(today, 1);
  return new Date(startOf(next) + at.getTime() - startOf(today));
}
