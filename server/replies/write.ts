import { eq, sql } from 'drizzle-orm';
import { runsOffice } from '#contract/access/access.ts';
import { unknownIn } from '#contract/replies/placeholders.ts';
import {
  type createReply as createCall,
  type deleteReply as deleteCall,
  MAX_KEPT,
  type ReplyTexts,
  type updateReply as updateCall,
} from '#contract/replies/reply.ts';
import { checkCategories } from '#server/desk/offices/checkCategories.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { names } from '#server/kernel/db/names.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { forbidden, invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { lockReply, ofOffice, ownOffices, type Reply, replyRecord, sourceOf } from './record.ts';
import { macros, replies } from './schema/macros.ts';

/**
 * Creates a personal or a shared reply (DESK-14).
 * @throws 403 for a shared one when the caller does not run the office, 422 as the contract says
 */
export async function createReply(context: Context<typeof createCall>) {
  const { actor, body, db, now } = context;
  const { mine, office_id, texts, ...values } = body;
  if (!mine && !runsOffice(actor)) throw forbidden();
  const office = await findOffice(context, mine ? null : office_id);
  await check(context, values.category_ids);
  const isOf = mine ? eq(replies.user_id, actor.id) : ofOffice(office.id);
  if ((await db.$count(replies, isOf)) >= MAX_KEPT) throw invalidField('title', 'tooManyKept');
  const reply = await insertRow(db, replies, {
    ...values,
    texts: written(texts),
    office_id: office.id,
    user_id: mine ? actor.id : null,
    creator_id: actor.id,
    created_at: now,
    updated_at: now,
  });
  return replyRecord(reply, mine ? 'mine' : 'own', await names(db));
}

/** @throws 403, 404 as `lockReply`, 409 for an older version */
export async function updateReply(context: Context<typeof updateCall>) {
  const { body, db, params } = context;
  const reply = await lockReply(context, params.id);
  const { version, texts, ...changes } = body;
  const recordOf = async (each: Reply) =>
    replyRecord(each, sourceOf(each, await ownOffices(context)), await names(db));
  await refuseOlder(version, reply, () => recordOf(reply));
  await check(context, changes.category_ids ?? []);
  const changed = await changeRow(context, replies, reply, {
    ...changes,
    ...(texts ? { texts: written(texts) } : {}),
  });
  return recordOf(changed);
}

/** @throws 403, 404 as `lockReply`, 422 while a macro uses it */
export async function deleteReply(context: Context<typeof deleteCall>) {
  const { db, params } = context;
  const reply = await lockReply(context, params.id);
  const used = sql`${macros.steps} @> ${JSON.stringify([{ reply_id: reply.id }])}::jsonb`;
  if ((await db.$count(macros, used)) > 0) throw invalidField('id', 'replyInUse');
  await db.delete(replies).where(eq(replies.id, reply.id));
  return { message: 'Reply deleted.' };
}

const check = ({ db }: Pick<Context, 'db'>, categories: readonly number[]) =>
  checkCategories(db, 'category_ids', categories);

/**
 * The texts that are not empty.
 * @throws 422 under `texts` for an unknown placeholder
 */
function written(texts: ReplyTexts): Reply['texts'] {
  const entries = Object.entries(texts).filter((each): each is [string, string] => Boolean(each[1]));
  for (const [, text] of entries) {
    const name = unknownIn(text);
    if (name) throw invalidField('texts', 'unknownPlaceholder', { name });
  }
  return Object.fromEntries(entries);
}
