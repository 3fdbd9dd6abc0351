import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Call } from '../contract/define.ts';
import { calls } from '../contract/index.ts';
import { messages } from '../contract/messages.ts';
import { health } from '../contract/system.ts';
import { actorOf, bearerToken } from './accounts/session.ts';
import { ApiError, unauthorized, unavailable } from './errors/apiError.ts';
import { serveOn } from './http/bind.ts';
import { effectiveMethod, MAX_STRANGERS_BYTES, mayHaveBody, readBody } from './http/body.ts';
import { openApi } from './http/openapi.ts';
import type { App, Bindings, Services } from './http/serve.ts';
import { UnderWay } from './http/underWay.ts';
import { isPublic } from './public/routes.ts';
import { linkRoutes, pageRoutes, routes } from './routes.ts';
import { apiHeaders } from './web/headers.ts';

export const API_BASE = '/api/v1';

/** Whether a path is answered here, and not by the files of the admin. */
export const isServed = (path: string) => path.startsWith(`${API_BASE}/`) || isPublic(path, API_BASE);

const pathsOf = (which: (call: Call) => boolean) =>
  calls.filter(which).map(({ path }) => `${API_BASE}/${path}`);
const openPaths = pathsOf(({ may }) => may === 'anyone');
const healthPath = `${API_BASE}/${health.path}`;
const polledPaths = pathsOf(({ polled }) => polled === true);

export interface Application {
  /** The whole API as a function of a request; `ip` is the caller's address. */
  fetch(request: Request, client?: { ip: string }): Promise<Response>;
  /** Every route that is served, middleware (`ALL`) among them, so that none can stand beside the contract unseen. */
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
  app.get('/openapi.json', (hono) =>
    hono.json(openApi(calls, { base: API_BASE, version: services.version })),
  );
  for (const add of linkRoutes) add(app, services);
  for (const add of pageRoutes) add({ root, app }, services);
  const serve = serveOn(app, services);
  for (const add of served) add(serve, services);
  app.notFound((hono) =>
    refuse(new ApiError(404, { message: 'There is no such call.' }), hono.env.requestId),
  );
  app.onError((error, hono) => answerError(services, error, hono.env.requestId));
  const parts = { app, services, underWay: new UnderWay() };
  return {
    fetch: (request, client = { ip: 'local' }) => answer(parts, request, client.ip),
    routes: app.routes.map(({ method, path }) => ({ method, path })),
  };
}

interface Parts {
  app: App;
  services: Services;
  underWay: UnderWay;
}

/** Every answer carries the id under which the log has the request, and is neither cached nor guessed at. */
async function answer(parts: Parts, request: Request, ip: string): Promise<Response> {
  const { services } = parts;
  const started = performance.now();
  const bindings = {
    actor: null,
    body: { values: {}, files: new Map() },
    ip,
    token: bearerToken(request),
    requestId: randomBytes(9).toString('base64url'),
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
 * Who comes first: nothing is read from a stranger where one must be signed in. The body is read before routing,
 * because a POST may say in it that it is a PUT.
 */
async function dispatch({ app, services, underWay }: Parts, request: Request, bindings: Bindings) {
  const { pathname } = new URL(request.url);
  // Pages for everybody know no session, and read what is sent to them themselves.
  if (isPublic(pathname, API_BASE)) return app.fetch(request, bindings);
  const inUse = !polledPaths.includes(pathname);
  const findActor = () => actorOf(services.database.db, bindings.token, services.clock(), inUse);
  // How the server is has to be told just when it has too much to do; whoever asks for it takes nobody's place.
  const isCounted = pathname !== healthPath;
  bindings.actor = await (isCounted ? underWay.begin(findActor) : findActor());
  const stranger = bindings.actor === null;
  if (stranger && mayHaveBody(request) && !openPaths.includes(pathname)) {
    throw unauthorized();
  }
  bindings.body = await readBody(request, stranger ? MAX_STRANGERS_BYTES : undefined);
  const method = effectiveMethod(request, bindings.body);
  const routed =
    method === request.method ? request : new Request(request.url, { method, headers: request.headers });
  const carryOut = async () => app.fetch(routed, bindings);
  return isCounted ? underWay.goOn(carryOut) : carryOut();
}

function answerError(services: Services, error: unknown, requestId: string): Response {
  if (error instanceof ApiError) return refuse(error, requestId);
  services.log.error({ request_id: requestId, err: error }, 'unexpected error');
  const hindered = unavailable(error);
  if (hindered) return refuse(hindered, requestId);
  return Response.json({ message: messages.serverError, request_id: requestId }, { status: 500 });
}

const refuse = ({ status, body, headers }: ApiError, requestId: string) =>
  Response.json({ ...body, request_id: requestId }, { status, headers });
