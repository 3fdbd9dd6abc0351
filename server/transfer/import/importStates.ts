import { desc, eq } from 'drizzle-orm';
import type { ImportState } from '#contract/desk/complaintImport.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintImports } from '../schema/complaintImports.ts';

const SHOWN = 5;

/** The last imports of an account, newest first. */
export async function importsOf({
  actor,
  db,
  links,
}: Pick<Context, 'actor' | 'db' | 'links'>): Promise<ImportState[]> {
  const rows = await db
    .select({ import: complaintImports, rejects: files })
    .from(complaintImports)
    .leftJoin(files, eq(files.id, complaintImports.rejects_id))
    .where(eq(complaintImports.user_id, actor.id))
    .orderBy(desc(complaintImports.id))
    .limit(SHOWN);
  return rows.map(({ import: state, rejects }) => importState(state, rejects, links));
}

export const importState = (
  state: typeof complaintImports.$inferSelect,
  rejects: typeof files.$inferSelect | null,
  links: FileLinks,
): ImportState => ({
  id: state.id,
  name: state.name,
  total: state.total,
  created: state.created,
  skipped: state.skipped,
  rejected: state.rejected,
  rejects: rejects && links.link(rejects),
  failure: state.failure && codedText(state.failure),
  ...state.failure,
  created_at: state.created_at.toISOString(),
  finished_at: state.finished_at?.toISOString() ?? null,
});
