import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ImportState } from '#contract/desk/complaintImport.ts';
import { rowsIn } from '#server/transfer/backup/emptyDatabase.ts';
import type { Manifest } from '#server/transfer/backup/format.ts';
import { httpClient, type Sent } from '../load/client.ts';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS } from '../office/state.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import type { Line } from '../table.ts';
import { beside, type Timed } from './beside.ts';
import { run } from './command.ts';
import { complaintFile, complaintMap } from './complaintFile.ts';

const CASES = 20_000;
const AIM = { export: 10_000, import: 1_500, restore: 15_000, start: 5_000, longest: 300 };
const POLL_MS = 100;

type Import = Pick<ImportState, 'created' | 'failure' | 'finished_at'>;

/** Exports, imports, backs up and restores hundreds of thousands of complaints, and measures parallel calls. */
export async function timeBulk(office: Office): Promise<Line[]> {
  const token = await onDatabase(office, (database) => tokenOf(database, ACTORS.admin));
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-bulk-'));
  const lines: Line[] = [];
  const add = (figure: string, rows: number, aim: number | undefined, { seconds, longest }: Timed) => {
    tell(
      `${office.kind}: ${figure} ${Math.round(rows / seconds)} rows a second, longest ${Math.round(longest)} ms`,
    );
    const perSecond = rows / seconds;
    const least = aim && { beside: { what: 'at least', values: [aim], ratio: aim / perSecond }, aim: 1 };
    lines.push({ ...lineOf(office, figure, 'rows/s', perSecond), ...(least || {}) });
    if (longest > 0) lines.push(limited(office, `${figure}: longest list beside it`, longest, AIM.longest));
  };
  try {
    const server = await startServer(office);
    const send = httpClient(server.url);
    const ask = (sent: Pick<Sent, 'path'> & Partial<Sent>) => send({ method: 'GET', token, ...sent });
    const list = () => ask({ path: 'complaint?page=1' });
    const headers = { Authorization: `Bearer ${token}` };
    const read = async <T>(path: string) =>
      (await (await fetch(`${server.url}/api/v1/${path}`, { headers })).json()) as T;

    const startImport = async (from: number) => {
      const sent = {
        method: 'POST',
        path: 'complaint/import',
        ...complaintFile(CASES, complaintMap, from),
      } as const;
      const { status, text } = await ask(sent);
      if (status !== 201) throw new Error(`The import was refused: ${status} ${text().slice(0, 500)}`);
    };
    const lastImport = async () => {
      const [last] = (await read<{ data: Import[] }>('complaint/import')).data;
      if (last?.failure) throw new Error(last.failure);
      return last;
    };

    lines.push(lineOf(office, 'start', 'ms', server.startedIn));
    await list(); // the first list of a server is slower
    add(
      'export',
      office.total,
      AIM.export,
      await beside(list, async () => {
        const started = await read<{ export: { id: number } }>('complaint?export=yes&format=csv');
        await until(
          async () =>
            (await read<{ link: string | null }>(`complaint/export/${started.export.id}`)).link !== null,
        );
      }),
    );
    add(
      'import',
      CASES,
      AIM.import,
      await beside(list, async () => {
        await startImport(0);
        await until(async () => Boolean((await lastImport())?.finished_at));
      }),
    );
    const backup = join(folder, 'backup');
    const saved = await beside(list, () => run('backup', office, backup));
    const [made = ''] = readdirSync(backup);
    add('backup', rowsOf(join(backup, made)), undefined, saved);
    await startImport(CASES);
    await until(async () => ((await lastImport())?.created ?? 0) > CASES / 4);
    await server.kill();
    const again = await startServer(office);
    lines.push(limited(office, 'start after a kill in the middle of an import', again.startedIn, AIM.start));
    await again.stop();

    const target = await emptyOffice(office, folder);
    const restored = await beside(undefined, () => run('restore', target, join(backup, made)));
    add('restore', await onDatabase(target, ({ db }) => rowsIn(db)), AIM.restore, restored);
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lineOf = (office: Office, figure: string, unit: string, value: number): Line => ({
  figure,
  as: 'admin',
  on: office.kind,
  unit,
  values: new Map([[office.total, [value]]]),
});

const limited = (office: Office, figure: string, value: number, most: number): Line => ({
  ...lineOf(office, figure, 'ms', value),
  beside: { what: 'at most', values: [most], ratio: value / most },
  aim: 1,
});

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** The rows of all tables. */
function rowsOf(backup: string): number {
  const { tables } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Pick<
    Manifest,
    'tables'
  >;
  return Object.values(tables).reduce((sum, count) => sum + count, 0);
}

/** The target of a restore: another folder, or another database of the same server. */
async function emptyOffice(office: Office, folder: string): Promise<Office> {
  const dataDir = join(folder, 'restored');
  if (!office.databaseUrl) return { ...office, dataDir };
  await onDatabase(office, ({ db }) => db.execute(sql`create database restored`));
  const url = new URL(office.databaseUrl);
  url.pathname = '/restored';
  return { ...office, dataDir, databaseUrl: url.href };
}
