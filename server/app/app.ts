import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { login } from '#contract/accounts/account.ts';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { health } from '#contract/kernel/system.ts';
import type { SignedIn } from '#server/accounts/actorColumns.ts';
import { KnownTokens } from '#server/accounts/knownTokens.ts';
import { isStillHeld } from '#server/accounts/linkHolder.ts';
import { actorOf, bearerToken } from '#server/accounts/session.ts';
import { ApiError, notFound, unauthorized, unavailable } from '#server/kernel/errors/apiError.ts';
import { serveOn } from '#server/kernel/http/bind.ts';
import { effectiveMethod, MAX_STRANGERS_BYTES, mayHaveBody, readBody } from '#server/kernel/http/body.ts';
import { openApiAsset } from '#server/kernel/http/openapi.ts';
import { RunningCalls } from '#server/kernel/http/runningCalls.ts';
import type { App, Bindings, Services } from '#server/kernel/http/serve.ts';
import { type Share, Strangers } from '#server/kernel/http/strangers.ts';
import { serveAsset } from '#server/kernel/web/assets.ts';
import { apiHeaders } from '#server/kernel/web/headers.ts';
import { isPublic, shareOf } from '#server/public/routes.ts';
import { linkRoutes, pageRoutes, routes } from './routes.ts';

export const API_BASE = '/api/v1';

/** Whether the API or a public page handles a path, and not the files of the admin. */
export const isServed = (path: string) => path.startsWith(`${API_BASE}/`) || isPublic(path, API_BASE);

const pathsOf = (which: (call: Call) => boolean) =>
  calls.filter(which).map(({ path }) => `${API_BASE}/${path}`);
/** The calls without a session, each with its share of the request queue. */
const openShares: Readonly<Record<string, Share>> = {
  [`${API_BASE}/${login.path}`]: 'signIn',
  [`${API_BASE}/${health.path}`]: 'health',
};
const polledPaths = pathsOf(({ polled }) => polled === true);

export interface Application {
  /** The whole API as a function of a request; `ip` is the caller's address. */
  fetch(request: Request, client?: { ip: string }): Promise<Response>;
  /** Handles a request that is no call, such as a file of the admin, in the queue of its address. */
  answerAlongside(work: () => Promise<Response>, client: { ip: string }): Promise<Response>;
  /** Every route that is served, including middleware (`ALL`). Tests compare them with the contract. */
  routes: readonly { method: string; path: string }[];
}

/** The API over its services; `served` binds handlers to calls. */
export function createApp(services: Services, served = routes): Application {
  const root: App = new Hono<{ Bindings: Bindings }>();
  root.use(async (hono, next) => {
    hono.env.route = routePath(hono, -1);
    await next();
  });
  const app: App = root.basePath(API_BASE);
  const document = openApiAsset(calls, { base: API_BASE, version: services.version });
  app.get('/openapi.json', (hono) => serveAsset(hono.req.raw, document(), apiHeaders));
  for (const add of linkRoutes) add(app, services);
  for (const add of pageRoutes) add({ root, app }, services);
  const serve = serveOn(app, services);
  for (const add of served) add(serve, services);
  app.notFound((hono) => refuse(new ApiError(404, 'noSuchCall'), hono.env.requestId));
  app.onError((error, hono) => answerError(services, error, hono.env.requestId));
  const strangers = new Strangers();
  const parts = { app, services, strangers, underWay: new RunningCalls(), known: new KnownTokens() };
  return {
    fetch: (request, client = { ip: 'local' }) => answer(parts, request, client.ip),
    answerAlongside: (work, { ip }) =>
      strangers.run('memory', ip, work).catch((error) => answerError(services, error, newRequestId())),
    routes: app.routes.map(({ method, path }) => ({ method, path })),
  };
}

const newRequestId = () => randomBytes(9).toString('base64url');

interface Parts {
  app: App;
  services: Services;
  underWay: RunningCalls;
  strangers: Strangers;
  known: KnownTokens;
}

/** Every response has the request id of the log. Browsers neither cache it nor guess its content type. */
async function answer(parts: Parts, request: Request, ip: string): Promise<Response> {
  const { services } = parts;
  const started = performance.now();
  const bindings = {
    actor: null,
    aside: <T>(read: () => Promise<T>) => read(),
    body: { values: {}, files: new Map() },
    ip,
    token: bearerToken(request),
    requestId: newRequestId(),
    route: 'none',
  };
  const response = await dispatch(parts, request, bindings).catch((error) =>
    answerError(services, error, bindings.requestId),
  );
  response.headers.set('X-Request-Id', bindings.requestId);
  for (const [name, value] of Object.entries({ ...apiHeaders, 'Cache-Control': 'no-store' })) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  services.log.info({
    request_id: bindings.requestId,
    method: request.method,
    route: bindings.route,
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return response;
}

/**
 * Checks the session before the body is read, so that nothing is read from anonymous callers where a session is
 * required. Reads the body before routing, because a POST may say in it that it is a PUT.
 */
async function dispatch(parts: Parts, request: Request, bindings: Bindings): Promise<Response> {
  const { app, services, strangers, underWay } = parts;
  const { pathname } = new URL(request.url);
  const { ip } = bindings;
  // Public pages have no session and read their own input.
  if (isPublic(pathname, API_BASE)) {
    return strangers.run(shareOf(pathname), ip, async (aside) => {
      bindings.aside = aside;
      return app.fetch(request, bindings);
    });
  }
  const openShare = openShares[pathname];
  bindings.actor = openShare ? null : await findActor(parts, pathname, bindings);
  const holder = services.links.holderOf(request.url);
  const carryOut = async () => {
    if (holder !== null && !(await isStillHeld(services.database.db, holder))) throw notFound();
    const method = effectiveMethod(request, bindings.body);
    const routed =
      method === request.method ? request : new Request(request.url, { method, headers: request.headers });
    return app.fetch(routed, bindings);
  };
  if (bindings.actor) {
    bindings.body = await readBody(request);
    return underWay.run(carryOut);
  }
  const share = openShare ?? (holder === null ? 'memory' : 'link');
  return strangers.run(share, ip, async (aside) => {
    if (mayHaveBody(request)) {
      if (!openShare) throw unauthorized();
      bindings.body = await aside(() => readBody(request, MAX_STRANGERS_BYTES));
    }
    return carryOut();
  });
}

/** The user of the token. A token that was not used lately is looked up in the same queue as anonymous requests. */
async function findActor(parts: Parts, pathname: string, { ip, token }: Bindings): Promise<SignedIn | null> {
  const { known, services, strangers, underWay } = parts;
  if (token === null) return null;
  const inUse = !polledPaths.includes(pathname);
  const find = () => underWay.begin(() => actorOf(services.database.db, token, services.clock(), inUse));
  const actor = await (known.has(token) ? find() : strangers.run('token', ip, find));
  known.note(token, actor !== null);
  return actor;
}

function answerError(services: Services, error: unknown, requestId: string): Response {
  if (error instanceof ApiError) return refuse(error, requestId);
  services.log.error({ request_id: requestId, err: error }, 'unexpected error');
  return refuse(unavailable(error) ?? new ApiError(500, 'serverError'), requestId);
}

const refuse = ({ status, body, headers }: ApiError, requestId: string) =>
  Response.json({ ...body, request_id: requestId }, { status, headers });
