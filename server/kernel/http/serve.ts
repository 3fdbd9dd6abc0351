import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Actor } from '#contract/access/access.ts';
import type { AnswerOf, BodyOf, Call, FilesOf, ParamsOf, QueryOf } from '#contract/kernel/define.ts';
import type { FeatureServices } from '#server/app/featureServices.ts';
import type { Features } from '#server/complaints/events.ts';
import type { Database, Db, Tx } from '../db/open.ts';
import type { Upload } from '../files/checkUpload.ts';
import type { FileLinks } from '../files/links.ts';
import type { FileStore } from '../files/store.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Body } from './body.ts';
import type { Aside } from './strangers.ts';

/** The dependencies of the application; tests pass their own clock and a database in memory. */
export interface Services extends FeatureServices {
  database: Database;
  files: FileStore;
  links: FileLinks;
  jobs: Jobs;
  mail: Mailer;
  /** What the capabilities do and know. */
  features: Features;
  log: Logger;
  clock: () => Date;
  version: string;
  /** The public address of the server, without a final slash; null if it is not set. */
  publicUrl: string | null;
  /** The titles of the Grievance Incharge dropdown, as stored (CRE-05). */
  inCharges: () => Promise<readonly string[]>;
}

/** Values that the server attaches to each request. */
export interface Bindings {
  /** The account of the token, if any. */
  actor: (Actor & { holder: string }) | null;
  body: Body;
  ip: string;
  /** The token of the request; null without one. */
  token: string | null;
  requestId: string;
  /** Reads the body of a public page, which limits the size itself. */
  aside: Aside;
  /** The matching route pattern; the log has it instead of the path. */
  route: string;
}
export interface Env {
  Bindings: Bindings;
}
export type App = Hono<Env>;

/** The argument of a handler: checked input, and the only database handle that it may use. */
export interface Context<C extends Call = Call> extends Omit<Services, 'database'> {
  /** Absent in public calls, which do not use it. */
  actor: Actor;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  uploads: { [K in keyof FilesOf<C>]-?: Upload | null };
  /** A transaction in every call that writes, unless the call is served with `transaction: false`. */
  db: Db | Tx;
  /** Stores the bytes of an upload and returns the id of its row. Both are removed when the call fails. */
  keep(upload: Upload): Promise<number>;
  /** Runs work after the commit; not at all when the call fails. */
  afterCommit(work: () => unknown): void;
  ip: string;
  token: string;
  /** For searches: aborts when the client disconnects or starts newer searches. */
  signal: AbortSignal | undefined;
  /**
   * Runs a search within another call, counted with the account's searches.
   * @throws 429 like these
   */
  searching<T>(search: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The User-Agent header; empty when absent. */
  userAgent: string;
  now: Date;
}

export type Handler<C extends Call, P = undefined> = (
  context: Context<C>,
  prepared: P,
) => Promise<AnswerOf<C>>;

/** Runs before a write's transaction begins, because it would block other writes: hashing, unpacking, searching. */
export type Prepare<C extends Call, P> = (
  request: Pick<Context<C>, 'actor' | 'body' | 'now' | 'searching' | 'uploads'>,
) => Promise<P>;

export interface Serve {
  <C extends Call>(call: C, handler: Handler<C>, options?: { transaction: boolean }): void;
  <C extends Call, P>(call: C, handler: Handler<C, P>, options: { prepare: Prepare<C, P> }): void;
}
