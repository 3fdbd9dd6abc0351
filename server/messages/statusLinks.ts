import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { STATUS_PATH } from '#contract/complaints/complaintNumber.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { hashOfToken } from '#server/kernel/db/statusToken.ts';
import { statusLinks } from './schema/citizens.ts';
import { mayHaveStatusPage } from './sensitive.ts';

/** 128 bits, as 22 letters of an address. */
const TOKEN_BYTES = 16;

interface Made {
  publicUrl: string | null;
  now: Date;
  /** Who has asked for it; nobody where it stands in a message. */
  creatorId?: number;
}

/**
 * One more address of the status page of a grievance: those that there are stay good, since a slip and each message have their own
 * (MSG-18). Null where others cannot reach the server, and for a sensitive grievance whose person has asked for no page.
 */
export async function newStatusLink(
  db: Db | Tx,
  complaintId: number,
  { publicUrl, now, creatorId }: Made,
): Promise<string | null> {
  if (publicUrl === null || !(await mayHaveStatusPage(db, complaintId))) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(statusLinks).values({
    token_hash: hashOfToken(token),
    complaint_id: complaintId,
    creator_id: creatorId,
    created_at: now,
  });
  return `${publicUrl}${STATUS_PATH}${token}`;
}

/** Ends all addresses of a grievance's status page. */
export const dropStatusLinks = (db: Db | Tx, complaintId: number) =>
  db.delete(statusLinks).where(eq(statusLinks.complaint_id, complaintId));
