import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { statusLinks } from '#server/messages/schema/citizens.ts';

/** What is stored of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The link of a token, as a condition: the database knows its hash alone. */
export const hasToken = (token: string) => eq(statusLinks.token_hash, hashOfToken(token));
