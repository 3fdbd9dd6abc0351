import { and, desc, eq, lt } from 'drizzle-orm';
import type { listNotices as call, NoticeList } from '#contract/desk/notices.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { notices } from '../schema/notices.ts';
import { countUnread, isShown } from './unread.ts';

type Reader = Pick<Context, 'actor' | 'db'>;

const columns = {
  id: notices.id,
  kind: notices.kind,
  created_at: notices.created_at,
  read_at: notices.read_at,
  complaint: {
    id: complaints.id,
    complaint_number: complaints.complaint_number,
    category_id: complaints.category_id,
    area_id: complaints.area_id,
    mandal_id: complaints.mandal_id,
    assembly_id: complaints.assembly_id,
  },
};

/** The caller's notices, newest first, with the current state of their complaints (GRD-08). */
export async function listNotices({ actor, db, query }: Context<typeof call>): Promise<NoticeList> {
  const limit = query.per_page ?? PAGE_SIZE;
  const rows = await newest({ actor, db }, query.before, limit + 1);
  const { category, place } = await names(db);
  const data = rows.slice(0, limit).map(({ id, kind, complaint, created_at, read_at }) => ({
    id,
    kind,
    complaint: {
      id: complaint.id,
      complaint_number: complaint.complaint_number,
      category: category(complaint.category_id),
      area: place('area', complaint.area_id),
      mandal: place('mandal', complaint.mandal_id),
      assembly: place('assembly', complaint.assembly_id),
    },
    created_at: created_at.toISOString(),
    read: read_at !== null,
  }));
  return { data, more: rows.length > limit, unread: await countUnread({ actor, db }) };
}

/** So many notices older than one, by index. If some are no longer visible, it reads further ones in growing steps. */
async function newest(reader: Reader, before: number | null, count: number) {
  const rows: Awaited<ReturnType<typeof step>> = [];
  for (let size = count, last = before; ; size *= 4) {
    const batch = await step(reader, last, size);
    rows.push(...batch.filter((notice) => notice.told));
    last = batch.at(-1)?.id ?? null;
    if (rows.length >= count || batch.length < size) return rows.slice(0, count);
  }
}

const step = ({ actor, db }: Reader, before: number | null, size: number) =>
  db
    .select({ ...columns, told: isShown(actor) })
    .from(notices)
    .innerJoin(complaints, eq(complaints.id, notices.complaint_id))
    .where(and(eq(notices.user_id, actor.id), before ? lt(notices.id, before) : undefined))
    .orderBy(desc(notices.id))
    .limit(size);
