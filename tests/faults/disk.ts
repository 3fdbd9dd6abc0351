import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { demandRefusal, demandReply, record, untilUnwell, untilWell } from './calls.ts';
import { type Desk, openDesk } from './desk.ts';
import { demandNone } from './kills.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { newVillages, sendPlaces, work } from './load.ts';
import { fromTheStart } from './marks.ts';
import type { Random } from './random.ts';
import { check, print } from './report.ts';
import { type RunningServer, spawnServer, startServer } from './server.ts';
import { verify } from './verify.ts';

const SIZE = '400m';
const UNDER_LOAD_MS = 2_000;
/** Areas that need more space in the log than one of its files has. */
const MORE_THAN_A_SEGMENT = 60_000;

/** So many that some go into an existing folder and others into a new one. */
const UPLOADS = 20;

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'pipe'] });
const unmount = (path: string) => execFileSync('umount', ['-l', path], { stdio: 'ignore' });

/** A full, read-only or missing disk under a server with the embedded database, on a small disk of our own. */
export async function diskFaults(random: Random): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'grievance-desk-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', place);
  } catch {
    print('Disks are mounted by root only: full and read-only ones are left out.');
    return rmSync(place, { recursive: true });
  }
  const dataDir = join(place, 'data');
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const desk = await openDesk(server.url);
    const ledger = newLedger();
    const busy = async () => {
      const stop = AbortSignal.timeout(UNDER_LOAD_MS);
      await work(desk, ledger, random, stop);
    };
    await check(
      'disk full: writes are refused, signing in and reading go on, and all is well once there is room',
      () => full({ desk, server, ledger, busy, place }),
    );
    await check('folder of attachments read-only: uploads are refused, all else goes on', () =>
      readOnly({ desk, server, ledger, busy, place: join(dataDir, 'files') }),
    );
    await check('embedded database stopped in the middle: it is opened again without a restart', () =>
      stopped({ desk, server, ledger, busy, place: join(dataDir, 'db') }),
    );
  } finally {
    await server.kill();
    unmount(place);
  }
  await check('data folder read-only at the start: one clear line', () => readOnlyAtStart(place));
  rmSync(place, { recursive: true, force: true });
}

interface Office {
  desk: Desk;
  server: RunningServer;
  ledger: Ledger;
  /** Users work for a while. */
  busy(): Promise<void>;
  place: string;
}

async function full({ desk, server, ledger, busy, place }: Office) {
  await busy();
  const filler = join(place, 'filler');
  const working = busy();
  try {
    for (;;) appendFileSync(filler, Buffer.alloc(2 ** 20));
  } catch {
    // no space is left
  }
  await working;
  const reason = await untilUnwell(desk);
  demandRefusal('a complaint', await record(desk), errorTexts.diskFull);
  await desk.mla.signIn();
  demandReply('the list', await desk.mla.get('complaint?page=1'), 200);
  rmSync(filler);
  const ms = await untilWell(desk, server);
  demandReply('a complaint afterwards', await record(desk), 201);
  demandNone(await verify(desk, ledger, fromTheStart));
  return `health said "${reason}"; well after ${ms} ms`;
}

async function readOnly({ desk, server, ledger, busy, place }: Office) {
  mount('--bind', place, place);
  mount('-o', 'remount,bind,ro', place);
  try {
    const complaint = [...ledger.complaints.values()].at(-1)?.id;
    for (let nth = 1; nth <= UPLOADS; nth += 1) {
      const form = new FormData();
      form.set('complaint_id', String(complaint));
      form.set('file', new File(['%PDF-1.7\nstartxref\n9\n%%EOF\n'], 'field.pdf'));
      const upload = await desk.mla.send('POST', 'complaint/media', { form });
      demandRefusal(`upload ${nth}`, upload, errorTexts.diskFull);
    }
    demandReply('a complaint', await record(desk), 201);
  } finally {
    unmount(place);
  }
  await busy();
  await untilWell(desk, server);
  demandNone(await verify(desk, ledger, fromTheStart));
  return undefined;
}

/** Removes the log, which PostgreSQL does not survive; nothing else ends the thread from outside. */
async function stopped({ desk, server, ledger, busy, place }: Office) {
  const [log, away] = [join(place, 'pg_wal'), join(place, '..', 'away')];
  renameSync(log, away);
  const [large] = await Promise.all([sendPlaces(desk, newVillages(MORE_THAN_A_SEGMENT)), busy()]);
  if (large.status !== 503) throw new Error(`what did not fit into the log: ${large.status}`);
  const reason = await untilUnwell(desk);
  demandRefusal('a complaint', await record(desk), errorTexts.databaseAway);
  demandRefusal('the list', await desk.mla.get('complaint?page=1'), errorTexts.databaseAway);
  renameSync(away, log);
  const ms = await untilWell(desk, server);
  await busy();
  demandNone(await verify(desk, ledger, fromTheStart));
  return `health said "${reason}"; open again after ${ms} ms`;
}

async function readOnlyAtStart(place: string) {
  mkdirSync(place, { recursive: true });
  mount('-t', 'tmpfs', '-o', 'size=1m,ro', 'none', place);
  try {
    const { ended, output } = spawnServer({ DATA_DIR: join(place, 'data') });
    const [code] = await Promise.race([ended, pause(60_000, ['still running'])]);
    const lines = output().trim().split('\n');
    if (code !== 1 || lines.length !== 1) throw new Error(`ended with ${code}:\n${output()}`);
    return lines[0];
  } finally {
    unmount(place);
  }
}
