import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import type { LeaderRecord, LeaderRow } from '#contract/leaders/leader.ts';
import type { Names } from '#server/kernel/db/names.ts';
import { names } from '#server/kernel/db/names.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaders } from './schema/leaders.ts';

export type Leader = typeof leaders.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db' | 'links'>;

/** Only users who decide on applications see phones, positions and ID proofs; forwarding needs none of them. */
export const seesWhole = (actor: Actor) => can(actor, 'edit', 'leader');

/** A leader that the actor may see; 404 for any other (SCOPE-08). */
export async function findLeader({ actor, db }: Reader, id: number): Promise<Leader> {
  const [leader] = await db
    .select()
    .from(leaders)
    .where(and(eq(leaders.id, id), visible(actor, leaders)));
  if (!leader) throw notFound();
  return leader;
}

export function rowOf(leader: Leader, known: Names, actor: Actor): LeaderRow {
  const { id, name, phone, party, designation, status, created_at } = leader;
  const { parliament_id, assembly_id, mandal_id, area_id } = leader;
  return {
    id,
    name,
    ...(seesWhole(actor) ? { phone } : {}),
    party,
    designation,
    status,
    parliament_id,
    assembly_id,
    mandal_id,
    area_id,
    parliament: known.place('parliament', parliament_id),
    assembly: known.place('assembly', assembly_id),
    mandal: known.place('mandal', mandal_id),
    area: known.place('area', area_id),
    created_at: created_at.toISOString(),
  };
}

/** One leader with all fields and with links to photo and ID proof (LDR-02). */
export async function recordOf(reader: Reader, leader: Leader): Promise<LeaderRecord> {
  const { updated_at, version } = leader;
  return {
    ...rowOf(leader, await names(reader.db), reader.actor),
    ...(seesWhole(reader.actor) ? await identityOf(reader, leader) : {}),
    updated_at: updated_at.toISOString(),
    version,
  };
}

async function identityOf({ db, links }: Reader, leader: Leader) {
  const { location, type, water_id_number, profile_image_id, id_document_id, app_user_id } = leader;
  const ids = [profile_image_id, id_document_id].filter((id) => id !== null);
  const rows = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  const linkTo = (id: number | null) => {
    const file = rows.find((one) => one.id === id);
    return file ? links.link(file) : null;
  };
  return {
    location,
    type,
    water_id_number,
    profile_image_path: linkTo(profile_image_id),
    id_document_path: linkTo(id_document_id),
    app_user_id,
  };
}
