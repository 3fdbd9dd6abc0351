import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import type { CandidateRecord } from '#contract/accounts/account.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { candidates } from '../schema/candidates.ts';

/** A candidate with its account, which has the name and the place. */
export interface Profile {
  candidate: typeof candidates.$inferSelect;
  user: typeof users.$inferSelect;
}

/**
 * The own profile, or any for users who manage accounts.
 * @throws 404 for all others
 */
export async function findProfile(db: Db | Tx, actor: Actor, id: number): Promise<Profile> {
  const own = can(actor, 'show', 'account') ? undefined : eq(candidates.user_id, actor.id);
  const [profile] = await db
    .select({ candidate: candidates, user: users })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.user_id))
    .where(and(eq(candidates.id, id), own));
  if (!profile) throw notFound();
  return profile;
}

/** The profile in the form of answers, with links to its pictures (PROF-05). */
export async function presentProfile(
  { db, links }: Pick<Context, 'db' | 'links'>,
  { candidate, user }: Profile,
): Promise<CandidateRecord> {
  const { image_id, header_image_id, avatar_id, created_at: _, ...fields } = candidate;
  const known = await names(db);
  const [category = null] = await db
    .select(namedColumns(contactCategories))
    .from(contactCategories)
    .where(eq(contactCategories.id, candidate.category_id ?? 0));
  const ids = [image_id, header_image_id, avatar_id].filter((id) => id !== null);
  const pictures = await db
    .select({ id: files.id, type: files.type })
    .from(files)
    .where(inArray(files.id, ids));
  const link = (id: number | null) => {
    const picture = pictures.find((file) => file.id === id);
    return picture ? links.link(picture) : null;
  };
  return {
    ...fields,
    name: user.name,
    category,
    image_path: link(image_id),
    header_image_path: link(header_image_id),
    avatar_path: link(avatar_id),
    parliament_id: user.parliament_id,
    assembly_id: user.assembly_id,
    parliament: known.place('parliament', user.parliament_id),
    assembly: known.place('assembly', user.assembly_id),
    updated_at: candidate.updated_at.toISOString(),
    updated_by: known.user(candidate.updated_by),
  };
}
