import { createHash, createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { createComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { conflict } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { openComplaint } from '../open.ts';
import { findComplaint, recordOf } from '../record.ts';
import type { Complaint } from '../row.ts';
import { complaints } from '../schema/complaints.ts';

type ClientFields = Pick<Complaint, 'client_ref' | 'client_content'>;

/** Any number that no other kind of lock uses. */
const REFS = 4_713;

/**
 * What is kept of a client's reference and of what came with it: a hash, and a fingerprint that cannot be tried out without
 * the reference. What was left out does not count, so that a later version with more fields knows the same content.
 */
export function clientFieldsOf({ client_ref, ...body }: Context<typeof call>['body']): ClientFields {
  if (!client_ref) return { client_ref: null, client_content: null };
  const values = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  return {
    client_ref: createHash('sha256').update(client_ref).digest('base64url'),
    client_content: createHmac('sha256', client_ref)
      .update(JSON.stringify(values.sort()))
      .digest('base64url'),
  };
}

/**
 * The complaint that the actor has recorded under the reference, however long ago; null for none, and then nobody else
 * records one under it until the transaction ends (DAY-12). 409 with the complaint when other content came with it, 404
 * when it has left the actor's place.
 */
export async function recordedBefore(
  context: Context<typeof call>,
  { client_ref, client_content }: ClientFields,
): Promise<Complaint | null> {
  const { actor, db } = context;
  if (!client_ref) return null;
  await db.execute(sql`select pg_advisory_xact_lock(${REFS}, hashtext(${`${actor.id} ${client_ref}`}))`);
  const [known] = await db
    .select({ id: complaints.id, client_content: complaints.client_content })
    .from(complaints)
    .where(and(eq(complaints.creator_id, actor.id), eq(complaints.client_ref, client_ref)));
  if (!known) return null;
  // Of an erased one it is not known any more what was sent.
  if ((known.client_content ?? client_content) === client_content) return openComplaint(context, known.id);
  const existing = await findComplaint(context, known.id);
  throw conflict(await recordOf(context, existing), 'refReused');
}
