import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { calls } from '../contract/index.ts';
import { messages } from '../contract/messages.ts';
import type { Database } from './db/open.ts';
import type { FileLinks } from './files/links.ts';
import { fileRoutes } from './files/routes.ts';
import type { FileStore } from './files/store.ts';
import { effectiveMethod, readBody } from './http/body.ts';
import { ApiError, notFound } from './http/errors.ts';
import { openApi } from './http/openapi.ts';
import { type App, type Bindings, serveOn } from './http/serve.ts';
import { routes } from './routes/index.ts';

export const API_BASE = '/api/v1';

/** Everything the application is built from; tests bring their own clock and an in-memory database. */
export interface Services {
  database: Database;
  files: FileStore;
  links: FileLinks;
  log: Logger;
  clock: () => Date;
  version: string;
}

export interface Application {
  /** The whole API as a function of a request; `ip` is the caller's address. */
  fetch(request: Request, client?: { ip: string }): Promise<Response>;
}

export function createApp(services: Services): Application {
  const app: App = new Hono<{ Bindings: Bindings }>().basePath(API_BASE);
  app.get('/openapi.json', (hono) => hono.json(openApi(calls, services.version)));
  fileRoutes(app, services);
  const serve = serveOn(app, services);
  for (const add of routes) add(serve, services);
  app.notFound(() => refuse(notFound(), ''));
  app.onError((error, hono) => answerError(services.log, error, hono.env.requestId));
  return { fetch: (request, client = { ip: 'local' }) => handle(app, services.log, request, client.ip) };
}

/** The body is read once, before routing, because a POST may say in it that it is a PUT. */
async function handle(app: App, log: Logger, request: Request, ip: string): Promise<Response> {
  const requestId = randomBytes(9).toString('base64url');
  const started = performance.now();
  let response: Response;
  let method = request.method;
  try {
    const body = await readBody(request);
    method = effectiveMethod(request, body);
    const routed = new Request(request.url, { method, headers: request.headers, signal: request.signal });
    response = await app.fetch(routed, { body, ip, requestId });
  } catch (error) {
    response = answerError(log, error, requestId);
  }
  response.headers.set('X-Request-Id', requestId);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  const path = new URL(request.url).pathname.replaceAll(/\d{4,}/g, ':n');
  log.info({
    request_id: requestId,
    method,
    path,
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return response;
}

function answerError(log: Logger, error: unknown, requestId: string): Response {
  if (error instanceof ApiError) return refuse(error, requestId);
  log.error({ request_id: requestId, err: error }, 'unexpected error');
  return Response.json({ message: messages.serverError, request_id: requestId }, { status: 500 });
}

const refuse = (error: ApiError, requestId: string) =>
  Response.json(
    { ...error.body, ...(requestId ? { request_id: requestId } : {}) },
    { status: error.status, headers: error.headers },
  );
