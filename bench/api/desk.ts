import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Role } from '#contract/access/policies.ts';
import { API_BASE, type Application, createApp } from '#server/app/app.ts';
import { features } from '#server/app/joinFeatures.ts';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { diskStore } from '#server/kernel/files/disk.ts';
import { signer } from '#server/kernel/files/links.ts';
import { hooksOf } from '#server/kernel/http/hookEnv.ts';
import { createJobs } from '#server/kernel/jobs/index.ts';
import { serverLogger } from '#server/kernel/log.ts';
import { outbox } from '#server/kernel/mail/outbox.ts';
import { openProviders } from '#server/messages/providers/open.ts';
import { newStatusLink } from '#server/messages/statusLinks.ts';
import type { Office } from '../office/office.ts';
import { complaintsOf, personsOf, tokenOf } from '../office/session.ts';
import { ACTORS } from '../office/state.ts';

export type Who = Extract<Role, keyof typeof ACTORS>;

export interface Ask {
  path: string;
  method?: 'POST';
  json?: unknown;
}

/** The application in this process on the database of an office. */
export interface Desk {
  office: Office;
  database: Database;
  /** Makes a call and reads the whole answer; throws on an error status. */
  ask(who: Who, ask: Ask): Promise<string>;
  /** Opens a status page from a new address, as a citizen does (MSG-18). */
  openStatus(): Promise<void>;
  /** Ids of complaints with attachments and answers that all actors may see, in turn. */
  nextId(): number;
  /** The persons of these complaints. */
  nextPersonId(): number;
  close(): Promise<void>;
}

export async function openDesk(office: Office): Promise<Desk> {
  const database = await openDatabase(office);
  try {
    await database.migrate(); // a stored database may be older than the code
    const ids = await complaintsOf(database, ACTORS.staff, 200);
    const people = await personsOf(database, ids);
    const app = appOf(database, office.dataDir);
    return {
      office,
      database,
      ask: await asker(app, database),
      openStatus: await opener(app, database, ids),
      nextId: withSemaphore(ids),
      nextPersonId: withSemaphore(people),
      async close() {
        // drizzle's builders only run with await: their own finally() waits for nothing.
        try {
          await forgetJobs(database);
        } finally {
          await database.close();
        }
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function withSemaphore(ids: readonly number[]): () => number {
  let next = 0;
  return () => ids[next++ % ids.length] ?? 0;
}

function appOf(database: Database, dataDir: string): Application {
  const clock = () => new Date();
  const log = serverLogger('info', { write: () => {} });
  return createApp({
    database,
    jobs: createJobs(database, log),
    mail: outbox(join(dataDir, 'outbox'), 'desk@example.org'),
    features,
    carriers: openProviders({ sms: undefined, whatsapp: undefined, dataDir }),
    hooks: hooksOf({}),
    files: diskStore(join(dataDir, 'files')),
    links: signer('a secret of the bench, 32 characters', clock),
    log,
    clock,
    version: 'bench',
    publicUrl: null,
    inCharges: async () => [],
  });
}

async function asker(app: Application, database: Database): Promise<Desk['ask']> {
  const tokens: Record<Who, string> = {
    admin: await tokenOf(database, ACTORS.admin),
    mla: await tokenOf(database, ACTORS.mla),
    staff: await tokenOf(database, ACTORS.staff),
  };
  return async (who, { path, method, json }) => {
    const headers = { Authorization: `Bearer ${tokens[who]}`, 'Content-Type': 'application/json' };
    const body = json === undefined ? undefined : JSON.stringify(json);
    const response = await app.fetch(
      new Request(`http://localhost${API_BASE}/${path}`, { method, body, headers }),
    );
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
    return answer;
  };
}

async function opener(app: Application, { db }: Database, ids: number[]): Promise<Desk['openStatus']> {
  const links: string[] = [];
  for (const id of ids) {
    const link = await newStatusLink(db, id, { publicUrl: 'http://localhost', now: new Date() });
    if (link !== null) links.push(link);
  }
  let opened = 0;
  return async () => {
    const link = links[opened++ % links.length] ?? '';
    // The limiter allows only some requests per minute from one address.
    const response = await app.fetch(new Request(link), { ip: `10.0.${opened >> 8}.${opened % 256}` });
    await response.text();
    if (!response.ok) throw new Error(`${link}: ${response.status}`);
  };
}

/** Otherwise the next server would write the exports that were only started here. */
const forgetJobs = ({ db }: Database) => db.execute(sql`delete from pgboss.job`);
