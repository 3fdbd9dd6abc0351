import { and, desc, inArray } from 'drizzle-orm';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { findMedia, mediaItem } from '#server/complaints/media.ts';
import { complaintMedia, complaintResponses } from '#server/complaints/schema/complaints.ts';
import type { Context } from '#server/kernel/http/serve.ts';

interface Reply {
  message: string;
  media: MediaItem[];
}

/** The last closing answer to the citizen of each grievance, with its files. */
export async function closingAnswersOf(
  { db, links }: Pick<Context, 'db' | 'links'>,
  complaintIds: readonly number[],
): Promise<Map<number, Reply>> {
  const { complaint_id, created_at, id, message, status } = complaintResponses;
  const answers = await db
    .selectDistinctOn([complaint_id], { id, complaint_id, message })
    .from(complaintResponses)
    .where(and(inArray(complaint_id, [...complaintIds]), inArray(status, STATUS_GROUPS.closed)))
    .orderBy(complaint_id, desc(created_at), desc(id));
  const ids = answers.map((answer) => answer.id);
  const { complaint_id: of, response_id: by } = complaintMedia;
  const sent = await findMedia(db, and(inArray(of, [...complaintIds]), inArray(by, ids)));
  return new Map(
    answers.map((answer) => {
      const media = sent.filter(({ response_id }) => response_id === answer.id);
      return [
        answer.complaint_id,
        { message: answer.message, media: media.map((item) => mediaItem(item, links)) },
      ];
    }),
  );
}
