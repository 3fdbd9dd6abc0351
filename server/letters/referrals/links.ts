import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { replyLinks } from '../schema/referrals.ts';
import type { Referral } from './rows.ts';
import { rulesOfOffice } from './rules.ts';

/** 128 bits, 22 characters in a URL. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;
const GOOD_FOR_DAYS = 60;

/** The path of reply links, below the server's public address. */
const REPLY_PATH = '/api/v1/reply/';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link with which an officer answers without an account, valid for 60 days (REF-14). Only a hash of the
 * token is stored, so that reading the database gives no access. null if the office has not switched it on or has no
 * inward register, or the server has no public address.
 */
export async function openReplyLink(
  db: Db | Tx,
  { id, office_id }: Referral,
  { publicUrl, now }: { publicUrl: string | null; now: Date },
): Promise<string | null> {
  const rules = await rulesOfOffice(db, office_id);
  if (publicUrl === null || rules.office.code === null || !rules.isOn('reply_link')) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  await db
    .insert(replyLinks)
    .values({ token_hash: hashOf(token), referral_id: id, expires_at, created_at: now });
  return `${publicUrl}${REPLY_PATH}${token}`;
}

const isGood = (token: string, now: Date) =>
  and(eq(replyLinks.token_hash, hashOf(token)), isNull(replyLinks.used_at), gt(replyLinks.expires_at, now));

/** The referral of a token; undefined for a used, expired or unknown token. */
export async function referralOfToken(db: Db | Tx, token: string, now: Date): Promise<number | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { referral_id } = replyLinks;
  const [link] = await db.select({ referral_id }).from(replyLinks).where(isGood(token, now));
  return link?.referral_id;
}

/** Marks a token as used. False if a concurrent call was first. */
export async function spendToken(db: Db | Tx, token: string, now: Date): Promise<boolean> {
  const used = await db
    .update(replyLinks)
    .set({ used_at: now })
    .where(isGood(token, now))
    .returning({ id: replyLinks.referral_id });
  return used.length > 0;
}
