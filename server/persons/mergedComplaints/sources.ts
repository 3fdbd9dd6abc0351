import { type SQL, sql } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintMerges } from '../schema/merges.ts';

/** A complaint that was merged into another one. */
export interface Source {
  /** null when the actor may not open it. */
  own_id: number | null;
  id: number;
  number: string;
  merged_at: Date;
  merged_by: number | null;
}

/**
 * The complaints that were merged into a complaint, directly or through others, the latest first. Merges have no
 * cycles, so the recursion ends.
 */
export async function sourcesOf(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  targetId: number,
): Promise<Source[]> {
  const { rows } = await db.execute<{
    id: number;
    isOwn: boolean;
    number: string;
    at: string;
    by: number | null;
  }>(sql`
    with recursive merged as (${mergesInto(sql`${targetId}::int`)}
      union all select next.* from merged cross join lateral (${mergesInto(sql`merged.source_id`)}) as next
    )
    select ${complaints.id} as id, ${complaints.complaint_number} as number, merged_by as by,
      extract(epoch from merged_at)::float8 * 1000 as at,
      ${isOwn(actor)} as "isOwn"
    from merged join ${complaints} on ${complaints.id} = merged.source_id
    order by merged_at desc, merged.id desc`);
  return rows.map(({ id, isOwn, number, at, by }) => ({
    own_id: isOwn ? id : null,
    id,
    number,
    merged_at: new Date(Number(at)),
    merged_by: by,
  }));
}

const mergesInto = (target: SQL) => sql`
  select m.id, m.source_id, m.merged_at, m.merged_by from ${complaintMerges} as m
  where m.target_id = ${target} and m.undone_at is null`;
