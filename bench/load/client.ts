import { Agent, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: Buffer;
  contentType?: string;
  /** Idempotency-Key, which the admin sends with everything it records. */
  key?: string;
}

export interface Answer {
  /** 0 when there was no answer. */
  status: number;
  /** Unpacked only when it is asked for: the generator has no time to spare. */
  text: () => string;
}

/** Longer than anybody waits. */
const PATIENCE_MS = 30_000;

/** Speaks to the server as browsers do, on connections that stay open; as many as are needed. */
export function httpClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const send = (asked: Sent): Promise<Answer> =>
    new Promise((resolve) => {
      const { method, path, token, body, contentType, key } = asked;
      const headers = {
        Authorization: `Bearer ${token}`,
        'Accept-Encoding': 'gzip',
        ...(body ? { 'Content-Type': contentType ?? 'application/json', 'Content-Length': body.length } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      };
      const failed = () => resolve({ status: 0, text: () => '' });
      const sent = request(
        `${url}/api/v1/${path}`,
        { agent, method, headers, timeout: PATIENCE_MS },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: () => textOf(answer, Buffer.concat(chunks)) }),
          );
          answer.on('error', failed);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed a connection that had been idle, just as it was used again: browsers then ask anew.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(asked));
        else failed();
      });
      sent.end(body);
    });
  return send;
}

const textOf = ({ headers }: IncomingMessage, body: Buffer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
