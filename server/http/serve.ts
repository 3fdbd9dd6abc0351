import type { Hono, Context as HonoContext } from 'hono';
import { type Actor, can } from '../../contract/access.ts';
import type { AnswerOf, BodyOf, Call, FilesOf, ParamsOf, QueryOf } from '../../contract/define.ts';
import type { Services } from '../app.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Body } from './body.ts';
import { forbidden, notFound, unauthorized } from './errors.ts';
import { once } from './idempotency.ts';
import { parseFiles, parseValues, type Upload } from './parse.ts';
import { actorOf, bearerToken } from './session.ts';
import { withFiles } from './uploads.ts';

/** What comes with every request beside the request itself. */
export interface Bindings {
  body: Body;
  ip: string;
  requestId: string;
}
interface Env {
  Bindings: Bindings;
}
export type App = Hono<Env>;

/** What a handler gets: everything checked, and the only database handle it may use. */
export interface Context<C extends Call = Call> extends Omit<Services, 'database'> {
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
  now: Date;
}

export type Handler<C extends Call> = (context: Context<C>) => Promise<AnswerOf<C>>;
export type Serve = <C extends Call>(
  call: C,
  handler: Handler<C>,
  options?: { transaction: boolean },
) => void;

/** Binds handlers to calls. In this order: who, whether, what, then the work in one transaction, then the answer. */
export function serveOn(app: App, services: Services): Serve {
  return (call, handler, options = { transaction: call.method !== 'GET' }) => {
    const respond = async (hono: HonoContext<Env>) => {
      const now = services.clock();
      const token = bearerToken(hono.req.raw);
      const actor = call.may === 'anyone' ? null : await actorOf(services.database.db, token, now);
      authorise(call, actor);
      const checked = await check(call, hono);
      const afterwards: (() => unknown)[] = [];
      const run = (db: Db | Tx) =>
        withFiles(services.files, db, (keep) =>
          handler({
            ...services,
            ...checked,
            db,
            keep,
            afterCommit: (work) => afterwards.push(work),
            actor,
            token,
            now,
            ip: hono.env.ip,
          } as unknown as Context<typeof call>),
        );
      const status = call.creates ? 201 : 200;
      const name = `${call.method} ${call.path}`;
      const { db } = services.database;
      const answer = options.transaction
        ? await once(db, hono.req.raw, actor, name, status, run)
        : { status, body: await run(db) };
      await settle(afterwards, services.log);
      return hono.json(answer.body as object, answer.status as 200);
    };
    app.on(
      call.method === 'PUT' ? ['PUT', 'PATCH'] : [call.method],
      `/${call.path.replaceAll(/:\w+/g, '$&{[0-9]+}')}`,
      respond,
    );
  };
}

/** What is left to do after a commit cannot undo it: a failure is logged, the caller gets his answer. */
async function settle(afterwards: (() => unknown)[], log: Services['log']) {
  for (const work of afterwards) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'failed after the commit');
    }
  }
}

function authorise(call: Call, actor: Actor | null) {
  if (call.may === 'anyone') return;
  if (!actor) throw unauthorized();
  if (call.may === 'signed-in') return;
  const [policy, action] = call.may;
  if (!can(actor, action, policy)) throw forbidden();
}

async function check(call: Call, hono: HonoContext<Env>) {
  const params = Object.fromEntries(
    Object.entries(hono.req.param()).map(([name, text]) => [name, recordId(text)]),
  );
  const query = parseValues(call.query ?? {}, hono.req.query());
  const body = parseValues(call.body ?? {}, hono.env.body.values);
  const uploads = await parseFiles(call.files ?? {}, hono.env.body, call.method === 'PUT');
  return { params, query, body, uploads };
}

function recordId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound();
  return Number(text);
}
