import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../random.ts';
import { readJournal } from './journal.ts';
import { rebuild } from './rebuild.ts';

const WRITTEN = 400_000;

/** Tests the recorder: synced data must survive the cut, other data must be damaged. */
export async function proveRecorder(recorder: string, random: Random): Promise<undefined> {
  const place = mkdtempSync(join(tmpdir(), 'grievance-desk-proof-'));
  const [root, copy, journal] = ['root', 'copy', 'journal'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [root, copy]) mkdirSync(folder);
  try {
    const env = { ...process.env, FAULT_ROOT: root, FAULT_JOURNAL: journal };
    execFileSync(process.execPath, ['--import', recorder, join(import.meta.dirname, 'writer.mjs')], { env });
    rebuild(copy, readJournal(journal), random);
    const wholeIn = (name: string) =>
      readFileSync(join(copy, 'files', name))
        .toString()
        .replaceAll('\0', '').length;
    const found = ['attachment', 'synced', 'forgotten'].map(wholeIn);
    const [attachment = 0, synced = 0, forgotten = 0] = found;
    const isRight =
      attachment === WRITTEN && synced >= WRITTEN && synced < 2 * WRITTEN && forgotten < WRITTEN;
    if (!isRight) throw new Error(`The cut left ${found.join(', ')} bytes.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
