import { type Coded, plainText } from '#contract/kernel/coded.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
} from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { type DemoFile, letter, picture, recording } from './attachments.ts';
import { ANSWERS, REMARKS } from './casework.ts';
import type { SeededComplaint } from './complaints.ts';
import type { Random } from './random.ts';

type Keep = (file: DemoFile) => Promise<number>;

/** Inserts the history of the complaints: remarks, answers, and files for every eighth complaint. */
export async function insertComplaintFiles(
  tx: Tx,
  complaints: SeededComplaint[],
  random: Random,
  keep: Keep,
  now: Date,
) {
  const history = complaints.flatMap((complaint) => changesOf(complaint, random, now));
  await tx.insert(complaintHistory).values(history);
  const closed = complaints.filter(({ closed_at }) => closed_at);
  await tx.insert(complaintResponses).values(
    closed.map(({ id, status, staff_id, creator_id, closed_at, cause }) => {
      const answer = random.pick(ANSWERS);
      return {
        complaint_id: id,
        status,
        message: cause?.answer ?? answer,
        creator_id: cause?.answer ? cause.creator_id : (staff_id ?? creator_id),
        created_at: closed_at ?? undefined,
      };
    }),
  );
  for (const { id, created_at } of complaints.filter((_, index) => index % 8 === 0)) {
    const files = [await picture(random, 'photo-1.jpg')];
    if (random.chance(0.5)) files.push(await picture(random, 'photo-2.jpg'));
    if (random.chance(0.5)) files.push(recording());
    if (random.chance(0.4)) files.push(letter('Petition'));
    for (const file of files)
      await tx.insert(complaintMedia).values({ complaint_id: id, file_id: await keep(file), created_at });
  }
}

/** The history of one complaint, oldest first. */
function changesOf(
  { id, status, staff_id, creator_id, created_at, closed_at }: SeededComplaint,
  random: Random,
  now: Date,
) {
  const entry = (said: Coded, days: number, is_admin = false) => ({
    complaint_id: id,
    creator_id: staff_id ?? creator_id,
    said,
    is_admin,
    created_at: new Date(Math.min(created_at.getTime() + days * DAY_MS, (closed_at ?? now).getTime())),
  });
  const entries = [];
  if (status !== 'open') entries.push(entry(plainText(random.pick(REMARKS)), 0.1));
  if (status === 'responded') entries.push(entry(plainText(random.pick(REMARKS)), 0.2, true));
  if (closed_at) entries.push(entry({ code: 'resolved' }, 400));
  return entries;
}
