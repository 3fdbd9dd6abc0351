import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { statusLinks } from './schema/citizens.ts';

/** The stored form of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A condition for the link with this token: the database has only its hash. */
export const hasToken = (token: string) => eq(statusLinks.token_hash, hashOfToken(token));
