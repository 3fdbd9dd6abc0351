import type { Context as HonoContext } from 'hono';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { capabilityName, has } from '#contract/capabilities.ts';
import { capabilityOf } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { rememberNames } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { forbidden, invalidField, notFound, unauthorized } from '../errors/apiError.ts';
import type { Upload } from '../files/checkUpload.ts';
import type { Body } from './body.ts';
import { once } from './idempotency.ts';
import { parseRequest } from './parse.ts';
import { isSearch, Searches } from './searches.ts';
import type { App, Context, Env, Handler, Prepare, Serve, Services } from './serve.ts';
import { keepFile, withFiles } from './storeUploads.ts';

/** Query values by name: a repeated `name[]` is a list; of any other repeated name the first counts. */
function queryValues(url: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URL(url).searchParams) {
    const name = key.replace(/\[\d*\]$/, '');
    if (name === key) values[name] ??= value;
    else values[name] = [values[name] ?? [], value].flat();
  }
  return values;
}

type Checked = Awaited<ReturnType<typeof parseRequest>> & { params: Record<string, number> };

interface Options<C extends Call, P> {
  transaction?: boolean;
  prepare?: Prepare<C, P>;
}

/**
 * Binds handlers to calls. Each call checks in this order: the session, the permission, the input. Then the handler
 * runs in one transaction.
 */
export function serveOn(app: App, services: Services): Serve {
  const searches = new Searches();
  const serve = <C extends Call, P>(call: C, handler: Handler<C, P>, options: Options<C, P> = {}) => {
    const { transaction = call.method !== 'GET', prepare } = options;
    const { database, ...shared } = services;
    const status = call.creates ? 201 : 200;

    const respond = async (hono: HonoContext<Env>) => {
      const { actor, body } = hono.env;
      authorise(call, actor);
      const checked = {
        params: recordIds(call, hono.req.param()),
        ...(await parseRequest(call, queryValues(hono.req.url), inOwnPlaces(call, actor, body), actor)),
      };
      const carryOut = (signal?: AbortSignal) => work(hono, checked, signal);
      const answer = await (actor && isSearch(checked.query)
        ? searches.run(actor.id, hono.req.raw.signal, carryOut)
        : carryOut());
      return hono.json(answer.body as object, answer.status as 200);
    };
    const work = async (hono: HonoContext<Env>, checked: Checked, signal?: AbortSignal) => {
      const { actor, body, ip, token } = hono.env;
      const userAgent = hono.req.header('User-Agent') ?? '';
      const searching = <T>(search: (signal: AbortSignal) => Promise<T>) =>
        searches.run(actor?.id ?? 0, hono.req.raw.signal, search);
      const context = {
        ...shared,
        ...checked,
        actor,
        links: actor ? shared.links.heldBy(actor.holder) : shared.links,
        ip,
        token,
        userAgent,
        signal,
        searching,
        now: services.clock(),
      };
      const prepared = (await prepare?.(context as unknown as Context<C>)) as P;
      const afterwards: (() => unknown)[] = [];
      const answer = await withFiles(services.files, async (storedKeys) => {
        const run = (db: Db | Tx) => {
          const keep = (upload: Upload) => keepFile(services.files, db, upload, storedKeys);
          const afterCommit = (work: () => unknown) => afterwards.push(work);
          return handler({ ...context, db, keep, afterCommit } as unknown as Context<C>, prepared);
        };
        if (!transaction) return { status, body: await run(database.db) };
        const key = hono.req.header('Idempotency-Key') ?? null;
        const name = `${call.method} ${hono.req.path}`;
        const files = Object.keys(call.files ?? {}).map((field) => body.files.get(field));
        const write = { key, userId: actor?.id, call: name, status, content: { body: checked.body, files } };
        await rememberNames(database.db);
        return once(database.db, write, run);
      });
      await settle(afterwards, services.log);
      return answer;
    };
    app.on(
      call.method === 'PUT' ? ['PUT', 'PATCH'] : [call.method],
      `/${call.path.replaceAll(/:\w+/g, call.idRule ? '$&' : '$&{[0-9]+}')}`,
      respond,
    );
  };
  return serve as Serve;
}

/** Runs work after the commit. It cannot undo the commit, so a failure is logged and the caller gets the answer. */
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
  const capability = capabilityOf(call);
  if (capability && !has(actor, capability))
    throw forbidden('notUsed', { capability: capabilityName(capability) });
  if (call.may === 'signed-in') return;
  const [policy, action] = call.may;
  if (!can(actor, action, policy)) throw forbidden();
}

/** Adds the session's places to calls that ask for places, so the client need not send them (SCOPE-03). */
function inOwnPlaces({ body: fields = {} }: Call, actor: Actor | null, { values, files }: Body): Body {
  const isMissing = (field: string) => [undefined, null, ''].includes(values[field] as null);
  const own = Object.entries(actor ? ownPlaces(actor) : {}).filter(
    ([field, id]) => id > 0 && isMissing(field) && fields[field]?.safeParse(undefined).success === false,
  );
  return { values: Object.assign(Object.create(null), values, Object.fromEntries(own)), files };
}

/** Path parameters are record ids. A value that cannot be an id is a missing record. */
function recordIds({ idRule }: Call, params: Record<string, string>): Record<string, number> {
  const astray = Object.keys(params).find((name) => !/^[0-9]+$/.test(params[name] ?? ''));
  if (astray && idRule) throw invalidField(astray, idRule);
  const ids = Object.entries(params).map(([name, text]) => [name, Number(text)] as const);
  if (ids.some(([, id]) => id < 1 || id > 2_147_483_647)) throw notFound();
  return Object.fromEntries(ids);
}
