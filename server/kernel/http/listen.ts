import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** Answers one request; `ip` is the client's address, as far as it can be known. */
export type Answerer = (request: Request, client: { ip: string }) => Promise<Response>;

export interface Listening {
  /** 'http://127.0.0.1:3000' */
  url: string;
  /** Accepts no new requests, and resolves when the running ones are answered, or cut off after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Timeouts in milliseconds: until the headers have arrived, until the body has, without any byte, and until the next
 * call. Large files over a slow line take minutes, headers do not. `next` is longer than the minute for which proxies
 * keep a connection: a request on a connection that closes at that moment would get no answer.
 */
const PATIENCE = { headers: 20_000, request: 300_000, idle: 300_000, next: 75_000, looks: 5_000 };

interface Address {
  host: string;
  port: number;
  /** How many of our own proxies are in front of this server; none when absent. */
  proxies?: number;
}

/** Serves HTTP/1.1. Clients that send or read too slowly are cut off, so that they cannot block others. */
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

/**
 * Checks the port before the server creates anything.
 * @throws Error in one line when another process uses the port
 */
export async function assertPortFree({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await started(probe, host, port);
  await stop(probe, 0);
}

/**
 * The address of the client. Without proxies it is the other end of the connection. Behind our own proxies it is the
 * address that the outermost one has seen: each appends one to X-Forwarded-For, and everything before is unverified.
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
    // Otherwise a connection whose last answer is pending would stay open for another request.
    server.keepAliveTimeout = 1;
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
}
