import type { exportPerson as call } from '#contract/desk/privacy.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { type ZipEntry, zipOf } from '#server/kernel/sheets/zip.ts';
import { noteSeen } from '../accessLog/note.ts';
import { countComplaintsOf } from './complaintsOf.ts';
import { dataOutsideComplaints } from './dataAbout.ts';
import { entryName, filesOf, type Held, personJson } from './personJson.ts';
import { whomOf } from './whom.ts';

/**
 * Creates a zip with all data about a person, or about everybody with a phone number: `data.json`, and every file under
 * its id. It is an export like others: its link is signed and expires with the file.
 */
export async function exportPerson({ database: { db } }: Services, context: Context<typeof call>) {
  const { actor, body, features, files: store, now } = context;
  const whom = await whomOf(db, body);
  const held = await dataOutsideComplaints(db, whom);
  const others = Object.values(held).reduce((sum, records) => sum + records.length, 0);
  const rows = (await countComplaintsOf(db, whom)) + others;
  const link = await keepExport(
    { ...context, db },
    {
      name: 'personal-data',
      format: 'zip',
      rows,
      content: zipOf(entriesOf(store, { db, whom, held, personal: features.personal })),
      note: (tx) => noteSeen({ actor, db: tx, now }, 'personExport', { rows }),
    },
  );
  return { link };
}

/** One after the other, so that neither records nor files are all in memory. */
async function* entriesOf(store: FileStore, of: Held): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content: personJson(of) };
  for await (const file of filesOf(of)) {
    const stored = await store.open(file.key);
    if (stored) yield { name: entryName(file), content: contentOf(stored) };
  }
}

async function* contentOf(stored: { stream(): ReadableStream<Uint8Array> }): AsyncGenerator<Uint8Array> {
  yield* stored.stream() as unknown as AsyncIterable<Uint8Array>;
}
