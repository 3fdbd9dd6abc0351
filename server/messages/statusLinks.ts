import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { statusLinks } from '../db/schema/citizens.ts';
import { mayHaveStatusPage } from './sensitive.ts';

/** 128 bits, as 22 letters of an address. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** Where a citizen sees how a grievance stands, below the address that others reach the server under (MSG-18). */
export const STATUS_PATH = '/s/';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a text can be a token at all: what cannot is asked of no database. */
export const isStatusToken = (text: string): boolean => TOKEN.test(text);

/** The link of a token, as a condition: the database knows its hash alone. */
export const hasToken = (token: string) => eq(statusLinks.token_hash, hashOf(token));

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
    ...{ token_hash: hashOf(token), complaint_id: complaintId },
    ...{ creator_id: creatorId, created_at: now },
  });
  return `${publicUrl}${STATUS_PATH}${token}`;
}

/** Ends all addresses of a grievance's status page. */
export const dropStatusLinks = (db: Db | Tx, complaintId: number) =>
  db.delete(statusLinks).where(eq(statusLinks.complaint_id, complaintId));
