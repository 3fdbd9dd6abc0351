import { and, asc, eq, sql } from 'drizzle-orm';
import { ownPlaces } from '#contract/access/scope.ts';
import type { createLeader as call, registerAppUser as registerCall } from '#contract/leaders/leader.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordOf } from './record.ts';
import { appUsers, leaders } from './schema/leaders.ts';

type LeaderContext = Context<typeof call>;

/** Any number: it tells these locks from others. */
const PHONES = 4_711;

/** Until the transaction ends nobody else registers the phone or puts it in charge: so neither happens twice. */
const lockPhone = (db: Db | Tx, phone: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${PHONES}, hashtext(${phone}))`);

/** Registers a person by phone (VOL-02). Somebody registered already stays as they are, however often it is tried. */
export async function registerAppUser({ body: { name, phone }, db, now }: Context<typeof registerCall>) {
  await lockPhone(db, phone);
  const [known] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(eq(appUsers.phone, phone))
    .orderBy(asc(appUsers.id))
    .limit(1);
  if (known) return { user: known };
  const [user] = await db
    .insert(appUsers)
    .values({ name, phone, created_at: now })
    .returning({ id: appUsers.id });
  if (!user) throw new Error('insert answered no row');
  return { user };
}

/** Puts a person in charge of an area (VOL-02). The session's own places replace those of the body (SCOPE-03). */
export async function createLeader(context: LeaderContext) {
  const { actor, body, db, now } = context;
  const values = { ...body, ...ownPlaces(actor) };
  await checkPlaces(db, values);
  await checkRegistration(context);
  await refuseKnown(context);
  const [leader] = await db
    .insert(leaders)
    .values({ ...values, ...(await keepImages(context)), created_at: now, updated_at: now })
    .returning();
  if (!leader) throw new Error('insert answered no row');
  return recordOf(context, leader);
}

/** A registration belongs to its phone: nobody's account is put behind somebody else's name. */
async function checkRegistration({ body: { app_user_id, phone }, db }: LeaderContext) {
  if (app_user_id === null) return;
  const [user] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(and(eq(appUsers.id, app_user_id), eq(appUsers.phone, phone)));
  if (!user) throw invalidField('app_user_id', 'unknownChoice');
}

/** The same person is not put in charge of the same area twice, by a second try either. */
async function refuseKnown({ body: { area_id, phone }, db }: LeaderContext) {
  await lockPhone(db, phone);
  const known = await db.$count(leaders, and(eq(leaders.area_id, area_id), eq(leaders.phone, phone)));
  if (known > 0) throw invalidField('phone', 'inChargeKnown');
}

async function keepImages({ keep, uploads: { profile_image, id_document } }: LeaderContext) {
  return {
    profile_image_id: profile_image ? await keep(profile_image) : null,
    id_document_id: id_document ? await keep(id_document) : null,
  };
}
