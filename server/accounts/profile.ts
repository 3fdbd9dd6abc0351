import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, can } from '../../contract/access.ts';
import type { CandidateRecord } from '../../contract/account.ts';
import type { Db, Tx } from '../db/open.ts';
import { candidates, users } from '../db/schema/accounts.ts';
import { files } from '../db/schema/files.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';

/** A candidate with the account he belongs to, which has his name and place. */
export interface Profile {
  candidate: typeof candidates.$inferSelect;
  user: typeof users.$inferSelect;
}

/** One's own profile, or anybody's for whoever keeps the accounts. @throws 404 for all others */
export async function findProfile(db: Db | Tx, actor: Actor, id: number): Promise<Profile> {
  const own = can(actor, 'show', 'account') ? undefined : eq(candidates.user_id, actor.id);
  const [found] = await db
    .select({ candidate: candidates, user: users })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.user_id))
    .where(and(eq(candidates.id, id), own));
  if (!found) throw notFound();
  return found;
}

/** The profile as the client has it, with links to its pictures (PROF-05). */
export async function presentProfile(
  { db, links }: Pick<Context, 'db' | 'links'>,
  { candidate, user }: Profile,
): Promise<CandidateRecord> {
  const {
    image_id,
    header_image_id,
    avatar_id,
    user_id: _,
    created_at: _c,
    updated_at: _u,
    ...fields
  } = candidate;
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
    image_path: link(image_id),
    header_image_path: link(header_image_id),
    avatar_path: link(avatar_id),
    parliament_id: user.parliament_id,
    assembly_id: user.assembly_id,
  };
}
