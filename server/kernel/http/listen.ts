import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** Answers one request; `ip` is the address that it comes from, as far as we can know it. */
export type Answerer = (request: Request, client: { ip: string }) => Promise<Response>;

export interface Listening {
  /** 'http://127.0.0.1:3000' */
  url: string;
  /** Accepts nothing new and resolves when what is under way is answered, or cut off after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * How long a caller is waited for, in milliseconds: until the headers are there, until the body is, while nothing moves on the
 * connection, and for the next call. Large files over a slow line take minutes, a line of headers does not. Proxies keep a
 * connection for a minute: what they send on one that is closed in that moment would get no answer.
 */
const PATIENCE = { headers: 20_000, request: 300_000, idle: 300_000, next: 75_000, looks: 5_000 };

interface Address {
  host: string;
  port: number;
  /** Of our own, before this server; none when absent. */
  proxies?: number;
}

/** Serves over HTTP/1.1. Who sends or reads too slowly is cut off, so that no number of them keeps the others out. */
export async function listen(
  answer: Answerer,
  { host, port, proxies = 0 }: Address,
  patience = PATIENCE,
): Promise<Listening> {
  const listener = getRequestListener(
    (request, bindings) => answer(request, { ip: callerOf((bindings as HttpBindings).incoming, proxies) }),
    { overrideGlobalObjects: false },
  );
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.next,
    connectionsCheckingInterval: patience.looks,
  };
  const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing));
  server.timeout = patience.idle;
  await started(server, host, port);
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${name}:${address.port}`, stop: (graceMs) => stop(server, graceMs) };
}

/** @throws a plain line when another process has the port; to be asked before anything is made that the server needs */
export async function assertPortFree({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await started(probe, host, port);
  await stop(probe, 0);
}

/**
 * The other end of the connection, whatever the headers claim; behind proxies of our own what the outermost of them has
 * seen. Each appends one address to X-Forwarded-For: anything before that is the caller's word.
 */
function callerOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = proxies > 0 ? seen.at(-proxies)?.trim() : undefined;
  return named && isIP(named) ? named : (socket.remoteAddress ?? '');
}

function started(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: set PORT to another one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last answer is still to come would otherwise be kept open for another one.
    server.keepAliveTimeout = 1;
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
}
