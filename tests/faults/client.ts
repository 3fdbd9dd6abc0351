import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';

type Values = Record<string, unknown>;

export interface Reply {
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  body: Values & { id?: number; message?: string; data?: Values[]; total?: number };
  ms: number;
}

interface Sent {
  json?: Values;
  form?: FormData;
  key?: string;
}

/** A server that hangs longer is given up. */
const PATIENCE_MS = 30_000;

/** Calls of one account, across restarts of the server. */
export class Client {
  url = '';
  #token = '';
  readonly #username: string;

  constructor(username: string) {
    this.#username = username;
  }

  async signIn(): Promise<void> {
    const { body, status } = await this.send('POST', 'login', {
      json: { username: this.#username, password: DEMO_PASSWORD },
    });
    if (status !== 200) throw new Error(`${this.#username} cannot sign in: ${status} ${body.message}`);
    this.#token = String(body.token);
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, json: Values, key?: string) => this.send('POST', path, { json, key });

  async send(method: string, path: string, { json, form, key }: Sent = {}): Promise<Reply> {
    const begun = performance.now();
    const ms = () => Math.round(performance.now() - begun);
    try {
      const response = await fetch(`${this.url}/api/v1/${path}`, {
        method,
        body: json ? JSON.stringify(json) : form,
        headers: {
          ...(json ? { 'Content-Type': 'application/json' } : {}),
          ...(this.#token ? { Authorization: `Bearer ${this.#token}` } : {}),
          ...(key ? { 'Idempotency-Key': key } : {}),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = await response.json();
      return { status: response.status, headers: response.headers, body, ms: ms() };
    } catch {
      return { status: 0, headers: new Headers(), body: {}, ms: ms() };
    }
  }

  /** The bytes of a link, opened without a token; null if they are missing or incomplete. */
  async bytesOf(link: string): Promise<{ status: number; bytes: Buffer } | null> {
    try {
      const response = await fetch(`${this.url}${link}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch {
      return null;
    }
  }
}
