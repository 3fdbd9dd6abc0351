import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openDesk } from '../desk.ts';
import { copyOfDatabase, inspectCopy } from '../inspect.ts';
import { demandNone } from '../kills.ts';
import { newLedger } from '../ledger.ts';
import { work } from '../load.ts';
import { fromTheStart } from '../marks.ts';
import type { Random } from '../random.ts';
import { check } from '../report.ts';
import { startServer } from '../server.ts';
import { settle } from '../settle.ts';
import { type Starts, startsOf } from '../starts.ts';
import { verify } from '../verify.ts';
import { readJournal } from './journal.ts';
import { proveRecorder } from './proof.ts';
import { rebuild } from './rebuild.ts';

const RECORDER = pathToFileURL(join(import.meta.dirname, 'recorder.mjs')).href;

/**
 * Cuts the power of a machine with the embedded database during all kinds of work: the process is killed, and its
 * folder is rebuilt from the synced data. Each round continues with the result of the previous one.
 */
export async function powerCuts(rounds: number, random: Random): Promise<Starts> {
  await check('power cut: the recorder loses what was not fsynced, and nothing else', () =>
    proveRecorder(RECORDER, random),
  );
  const place = mkdtempSync(join(tmpdir(), 'grievance-desk-power-'));
  const [dataDir, next, journal] = ['data', 'next', 'journal'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const starts = startsOf('power cut, PGlite');
  const ledger = newLedger();
  const recorded = {
    DATA_DIR: dataDir,
    FAULT_ROOT: dataDir,
    FAULT_JOURNAL: journal,
    NODE_OPTIONS: `--import ${RECORDER}`,
  };
  const first = await startServer({ DATA_DIR: dataDir });
  const desk = await openDesk(first.url);
  await first.stop();
  try {
    for (let round = 1; round <= rounds; round++) {
      await check(`power cut ${round}/${rounds}`, async () => {
        for (const path of [next, journal]) rmSync(path, { recursive: true, force: true });
        cpSync(dataDir, next, { recursive: true, preserveTimestamps: true });
        const before = await startServer(recorded);
        desk.goTo(before.url);
        const stop = new AbortController();
        const working = work(desk, ledger, random, stop.signal);
        await pause(random.between(300, 3_000));
        stop.abort();
        await before.kill();
        await working;

        const cut = rebuild(next, readJournal(journal), random);
        rmSync(dataDir, { recursive: true });
        cpSync(next, dataDir, { recursive: true, preserveTimestamps: true });
        const copy = copyOfDatabase(dataDir);
        const after = await startServer({ DATA_DIR: dataDir });
        try {
          starts.add(after);
          desk.goTo(after.url);
          const [lost, faults] = await Promise.all([
            verify(desk, ledger, fromTheStart),
            inspectCopy(copy, join(dataDir, 'files')),
          ]);
          demandNone([...lost, ...faults]);
          if (round === rounds) demandNone((await settle(desk, ledger)).losses);
        } finally {
          await after.stop();
        }
        return `${cut.droppedPages} pages and ${cut.droppedNames} names lost; ${ledger.complaints.size} complaints and ${ledger.files.length} files are there`;
      });
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return starts;
}
