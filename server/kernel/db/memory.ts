import { PGlite } from '@electric-sql/pglite';
import { runOn, startPglite } from './pglite.ts';
import { SerialClient } from './serialClient.ts';

/**
 * Small buffers and a short log: clearing the usual 128 MB takes a fifth of the start, and a log of 16 MB is half of a
 * dump.
 */
const SMALL = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_recycle=off'],
  initDbStartParams: ['--wal-segsize=1'],
};

/** A Blob that returns its bytes at once. A normal one copies them in small parts, which takes a third of a start. */
const atOnce = (bytes: ArrayBuffer) => Object.assign(new Blob(), { arrayBuffer: async () => bytes });

/** PGlite in this thread and in memory: empty, or loaded from a dump. */
export const startMemory = (content: true | ArrayBuffer): Promise<PGlite> =>
  startPglite({ ...SMALL, ...(content === true ? {} : { loadDataDir: atOnce(content) }) });

/** A running database for reuse, and what to do with it instead of closing it. */
export interface Lent {
  pglite: PGlite;
  release(): Promise<void>;
}

export async function openMemory(content: true | ArrayBuffer | Lent) {
  const { pglite, release } = await lent(content);
  const run = runOn(pglite);
  const client = new SerialClient(() => run);
  return {
    kind: 'memory' as const,
    client,
    version: await client.version(),
    patiently: <T>(work: () => Promise<T>) => work(),
    withoutCheckpoint: <T>(work: () => Promise<T>) => work(),
    health: async () => ({ ok: !pglite.closed }),
    dump: async () => (await pglite.dumpDataDir('none')).arrayBuffer(),
    close: () => client.end(release),
  };
}

async function lent(content: true | ArrayBuffer | Lent): Promise<Lent> {
  if (content !== true && 'pglite' in content) return content;
  const pglite = await startMemory(content);
  return { pglite, release: () => pglite.close() };
}
