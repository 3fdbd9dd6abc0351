import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Actor } from '#contract/access/access.ts';
import type { AnswerOf, BodyOf, Call, FilesOf, ParamsOf, QueryOf } from '#contract/kernel/define.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { MessageProviders } from '#server/messages/providers/messageProvider.ts';
import type { Database, Db, Tx } from '../db/open.ts';
import type { Upload } from '../files/checkUpload.ts';
import type { FileLinks } from '../files/links.ts';
import type { FileStore } from '../files/store.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Body } from './body.ts';
import type { Aside } from './strangers.ts';

/** How somebody who posts to a hook is known: by what signs a body, or by a part of the address; null for what is not set (MSG-12). */
export interface HookSecrets {
  secret: string | null;
  address: string | null;
  /** What Meta proves itself with before it posts anything. */
  verifyToken?: string | null;
}

/** Everything the application is built from; tests bring their own clock and an in-memory database. */
export interface Services {
  database: Database;
  files: FileStore;
  links: FileLinks;
  jobs: Jobs;
  mail: Mailer;
  /** What carries messages to citizens, by channel. */
  carriers: MessageProviders;
  /** Of each channel, and of services that are joined. */
  hooks: Readonly<Record<MessageChannel | 'inbound', HookSecrets>>;
  log: Logger;
  clock: () => Date;
  version: string;
  /** The address that others reach the server under, without a slash at its end; null where nobody has said so. */
  publicUrl: string | null;
  /** The titles of the Grievance Incharge dropdown, as they are kept (CRE-05). */
  inCharges: () => Promise<readonly string[]>;
}

/** What comes with every request beside the request itself. */
export interface Bindings {
  /** Whom the token stands for, if anybody. */
  actor: (Actor & { holder: string }) | null;
  body: Body;
  ip: string;
  /** What the request was sent with; null without one. */
  token: string | null;
  requestId: string;
  /** Reads the body of a page for everybody, which knows by itself how much of it to read. */
  aside: Aside;
  /** The pattern that took the request; the log has it instead of the path. */
  route: string;
}
export interface Env {
  Bindings: Bindings;
}
export type App = Hono<Env>;

/** What a handler gets: everything checked, and the only database handle it may use. */
export interface Context<C extends Call = Call> extends Omit<Services, 'database'> {
  /** Absent in calls that anybody may make; they have no use for it. */
  actor: Actor;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  uploads: { [K in keyof FilesOf<C>]-?: Upload | null };
  /** A transaction in every call that writes, unless it was served without. */
  db: Db | Tx;
  /** Keeps an upload: stores its bytes and answers the id of its row. Gone again when the call fails. */
  keep(upload: Upload): Promise<number>;
  /** Work for when everything the call wrote is committed; not done when the call fails. */
  afterCommit(work: () => unknown): void;
  ip: string;
  token: string;
  /** Of a search by words: aborted when whoever asked has gone, or asks for something else. */
  signal: AbortSignal | undefined;
  /** A search by words within a call that is none itself: among the searches of the account. @throws 429 like these */
  searching<T>(search: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** What the browser says it is; empty when it says nothing. */
  userAgent: string;
  now: Date;
}

export type Handler<C extends Call, P = undefined> = (
  context: Context<C>,
  prepared: P,
) => Promise<AnswerOf<C>>;

/** What is done of a write before its transaction begins, since that would hold up everybody else's: hashing, unpacking, finding. */
export type Prepare<C extends Call, P> = (
  request: Pick<Context<C>, 'actor' | 'body' | 'now' | 'searching' | 'uploads'>,
) => Promise<P>;

export interface Serve {
  <C extends Call>(call: C, handler: Handler<C>, options?: { transaction: boolean }): void;
  <C extends Call, P>(call: C, handler: Handler<C, P>, options: { prepare: Prepare<C, P> }): void;
}
