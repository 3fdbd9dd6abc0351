import { desc, eq } from 'drizzle-orm';
import type { MediaItem, WholeResponse } from '#contract/complaints/complaint.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Attached, findMedia, mediaItem } from './media.ts';
import { complaintMedia, complaintResponses } from './schema/complaints.ts';

type Response = typeof complaintResponses.$inferSelect;

/** The answers to the citizen with their files, newest first (DET-02). */
export async function responsesOf(
  { db, links }: Pick<Context, 'db' | 'links'>,
  complaintId: number,
): Promise<WholeResponse[]> {
  const [answers, files] = await inParallel(db, [
    () => answersTo(db, complaintId),
    () => findMedia(db, eq(complaintMedia.complaint_id, complaintId)),
  ]);
  return responsesFrom(answers, files, { links, known: await names(db) });
}

/** The answers to a complaint as rows, without their files. */
export const answersTo = (db: Db | Tx, complaintId: number) =>
  db
    .select()
    .from(complaintResponses)
    .where(eq(complaintResponses.complaint_id, complaintId))
    .orderBy(desc(complaintResponses.created_at), desc(complaintResponses.id));

export const responsesFrom = (
  answers: readonly Response[],
  files: readonly Attached[],
  { links, known }: Pick<Context, 'links'> & { known: Names },
): WholeResponse[] =>
  answers.map((answer) => {
    const sent = files.filter(({ response_id }) => response_id === answer.id);
    return responseOf(
      answer,
      sent.map((item) => mediaItem(item, links)),
      known,
    );
  });

/** An answer as the API returns it. */
export const responseOf = (
  { id, message, status, created_at, creator_id }: Response,
  media: MediaItem[],
  { user }: Names,
): WholeResponse => ({
  id,
  message,
  status,
  created_at: created_at.toISOString(),
  creator: user(creator_id),
  media,
});
