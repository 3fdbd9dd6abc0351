import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { STATUS_PATH } from '#contract/complaints/complaintNumber.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { hashOfToken } from '#server/messages/statusToken.ts';
import { statusLinks } from './schema/citizens.ts';
import { mayHaveStatusPage } from './sensitive.ts';

/** 128 bits, 22 letters in an address. */
const TOKEN_BYTES = 16;

interface Made {
  publicUrl: string | null;
  now: Date;
  /** The user who created it; none for a message. */
  creatorId?: number;
}

/**
 * Creates another status link of a complaint: earlier ones stay valid, since a slip and each message have their own
 * (MSG-18). Null without a public address of the server, and for a sensitive complaint whose person has asked for no
 * page.
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

/** Deletes all status links of a complaint. */
export const dropStatusLinks = (db: Db | Tx, complaintId: number) =>
  db.delete(statusLinks).where(eq(statusLinks.complaint_id, complaintId));
