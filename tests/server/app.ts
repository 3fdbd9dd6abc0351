import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, createApp } from '#server/app/app.ts';
import { features } from '#server/app/joinFeatures.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { signer } from '#server/kernel/files/links.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { createJobs } from '#server/kernel/jobs/index.ts';
import { serverLogger } from '#server/kernel/log.ts';
import { outbox } from '#server/kernel/mail/outbox.ts';
import { openProviders } from '#server/messages/providers/open.ts';
import { formData } from '#src/dataProvider/call.ts';
import { atEnd } from '../leftovers.ts';
import { insertAccount, type NewAccount, signInTo } from '../worlds/accounts.ts';
import { START } from '../worlds/office.ts';
import { freshDatabase } from './database.ts';
import { freshFiles } from './fileStore.ts';

type Values = Record<string, unknown>;

interface Sent {
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart, as the admin writes it. */
  form?: Values;
  /** Sent as it is. */
  body?: BodyInit;
  headers?: Record<string, string>;
  ip?: string;
}

/** The answer of a call; the tests know the fields of its body. */
export interface Answered {
  status: number;
  headers: Headers;
  body: Values & { id?: number; message?: string; errors?: Record<string, string[]>; data?: Values[] };
}

/** The whole API on new or given stores with a fixed clock; new stores are removed after the file. */
export async function testApp(routes?: Parameters<typeof createApp>[1], given?: Database, files?: FileStore) {
  const database = given ?? (await freshDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-files-'));
  const clock = { now: START };
  const logged: string[] = [];
  const log = serverLogger('info', { write: (line: string) => void logged.push(line) });
  const services: Services = {
    database,
    files: files ?? (await freshFiles(folder, (error) => log.warn({ err: error }, 'files'))),
    jobs: createJobs(database, log),
    mail: outbox(join(folder, 'outbox'), 'desk@example.org'),
    carriers: openProviders({ sms: undefined, whatsapp: undefined, dataDir: folder }),
    hooks: {
      sms: { secret: 'of the gateway of SMS', address: null },
      whatsapp: { secret: 'of the app of WhatsApp', address: null, verifyToken: 'told to Meta' },
      inbound: { secret: null, address: 'A-joined-service-knows' },
    },
    features,
    links: signer('a secret of the tests', () => clock.now),
    log,
    clock: () => clock.now,
    version: '1.0.0',
    publicUrl: 'https://desk.example.org',
    inCharges: async () => ['Office of the Chief Secretary'],
  };
  const app = createApp(services, routes);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));

  async function send(method: string, path: string, sent: Sent = {}): Promise<Answered> {
    const { token, json, form, headers, ip = '192.0.2.1' } = sent;
    const response = await app.fetch(
      new Request(`http://localhost${API_BASE}/${path}`, {
        method,
        body: json === undefined ? (form ? formData(form) : sent.body) : JSON.stringify(json),
        headers: {
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(sent.body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
      { ip },
    );
    const body = response.headers.get('content-type')?.includes('json') ? await response.json() : {};
    return { status: response.status, headers: response.headers, body };
  }

  /** The keys of all stored files. */
  async function storedFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of services.files.list()) keys.push(key);
    return keys;
  }

  const signIn = (id: number) => signInTo(database.db, id, clock.now);
  const account = (given: NewAccount) => insertAccount(database.db, given, clock.now);

  return { app, services, db: database.db, clock, folder, logged, send, storedFiles, signIn, account };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
