import { Agent, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: Buffer;
  contentType?: string;
  /** The Idempotency-Key, which the admin sends with everything that it records. */
  key?: string;
}

export interface Answer {
  /** 0 without an answer. */
  status: number;
  /** Decompressed only on request, because the generator has no time to spare. */
  text: () => string;
}

/** Longer than any user waits. */
const PATIENCE_MS = 30_000;

/** Calls the server as browsers do, on as many keep-alive connections as needed. */
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
        // The server closed an idle connection just when it was reused: browsers then send the request again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(asked));
        else failed();
      });
      sent.end(body);
    });
  return send;
}

const textOf = ({ headers }: IncomingMessage, body: Buffer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
