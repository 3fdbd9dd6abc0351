import { and, eq } from 'drizzle-orm';
import { ownPlaces } from '../../contract/access.ts';
import type { createLeader as call } from '../../contract/leader.ts';
import { checkPlaces } from '../db/places.ts';
import { appUsers, leaders } from '../db/schema/leaders.ts';
import { invalidField } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { lockPhone } from '../leaders/change.ts';
import { recordOf } from '../leaders/record.ts';

type Given = Context<typeof call>;

/** Puts a person in charge of an area (VOL-02). The session's own places replace those of the body (SCOPE-03). */
export async function createLeader(context: Given) {
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
async function checkRegistration({ body: { app_user_id, phone }, db }: Given) {
  if (app_user_id === null) return;
  const [user] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(and(eq(appUsers.id, app_user_id), eq(appUsers.phone, phone)));
  if (!user) throw invalidField('app_user_id', 'unknownChoice');
}

/** The same person is not put in charge of the same area twice, by a second try either. */
async function refuseKnown({ body: { area_id, phone }, db }: Given) {
  await lockPhone(db, phone);
  const known = await db.$count(leaders, and(eq(leaders.area_id, area_id), eq(leaders.phone, phone)));
  if (known > 0) throw invalidField('phone', 'inChargeKnown');
}

async function keepImages({ keep, uploads: { profile_image, id_document } }: Given) {
  return {
    profile_image_id: profile_image ? await keep(profile_image) : null,
    id_document_id: id_document ? await keep(id_document) : null,
  };
}
