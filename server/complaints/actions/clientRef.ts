import { createHash, createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { createComplaint as call } from '#contract/complaints/complaintCalls.ts';
import { conflict } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { openComplaint } from '../openComplaint.ts';
import { findComplaint, recordOf } from '../record.ts';
import type { Complaint } from '../row.ts';
import { complaints } from '../schema/complaints.ts';

type ClientFields = Pick<Complaint, 'client_ref' | 'client_content'>;

/** An arbitrary lock class that no other lock uses. */
const REFS = 4_713;

/**
 * A hash of the client's reference, and a fingerprint of the content that cannot be guessed without the reference.
 * Empty fields do not count, so that a later version with more fields gets the same fingerprint.
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
 * The complaint that the actor recorded earlier under the same reference; null for none. Until the transaction ends,
 * nobody else can record one under it (DAY-12). @throws 409 with the complaint for other content, 404 when the
 * complaint has left the actor's place
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
  // The content of an erased complaint is no longer known.
  if ((known.client_content ?? client_content) === client_content) return openComplaint(context, known.id);
  const existing = await findComplaint(context, known.id);
  throw conflict(await recordOf(context, existing), 'refReused');
}
