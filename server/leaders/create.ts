import { and, asc, eq, sql } from 'drizzle-orm';
import { ownPlaces } from '#contract/access/scope.ts';
import type { createLeader as call, registerAppUser as registerCall } from '#contract/leaders/leader.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordOf } from './record.ts';
import { appUsers, leaders } from './schema/leaders.ts';

type LeaderContext = Context<typeof call>;

/** Any number that separates these locks from others. */
const PHONES = 4_711;

/** Locks the phone until the transaction ends, so that it is not registered or put in charge twice. */
const lockPhone = (db: Db | Tx, phone: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${PHONES}, hashtext(${phone}))`);

/** Registers a person by phone (VOL-02). An existing registration does not change, however often it is repeated. */
export async function registerAppUser({ body: { name, phone }, db, now }: Context<typeof registerCall>) {
  await lockPhone(db, phone);
  const [known] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(eq(appUsers.phone, phone))
    .orderBy(asc(appUsers.id))
    .limit(1);
  if (known) return { user: known };
  const { id } = await insertRow(db, appUsers, { name, phone, created_at: now });
  return { user: { id } };
}

/** Puts a person in charge of an area (VOL-02). The session's own places replace those of the body (SCOPE-03). */
export async function createLeader(context: LeaderContext) {
  const { actor, body, db, now } = context;
  const values = { ...body, ...ownPlaces(actor) };
  await checkPlaces(db, values);
  await checkRegistration(context);
  await refuseKnown(context);
  const leader = await insertRow(db, leaders, {
    ...values,
    ...(await keepImages(context)),
    created_at: now,
    updated_at: now,
  });
  return recordOf(context, leader);
}

/** A registration belongs to its phone: it cannot be linked to another person's name. */
async function checkRegistration({ body: { app_user_id, phone }, db }: LeaderContext) {
  if (app_user_id === null) return;
  const [user] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(and(eq(appUsers.id, app_user_id), eq(appUsers.phone, phone)));
  if (!user) throw invalidField('app_user_id', 'unknownChoice');
}

/** The same person cannot be put in charge of the same area twice, not even by a repeated call. */
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
