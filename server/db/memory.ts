import { PGlite } from '@electric-sql/pglite';
import { runOn, startPglite } from './pglite.ts';
import { SerialClient } from './serialClient.ts';

/** Beside files that are in memory themselves: to clear 128 MB takes a fifth of the start, a log of 16 MB half of a dump. */
const SMALL = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  initDbStartParams: ['--wal-segsize=1'],
};

/** PGlite in this thread and in memory: empty, or as in a dump. */
export async function openMemory(content: true | Blob) {
  const pglite = await startPglite({ ...SMALL, ...(content === true ? {} : { loadDataDir: content }) });
  const run = runOn(pglite);
  const client = new SerialClient(() => run);
  return {
    kind: 'memory' as const,
    client,
    version: await client.version(),
    patiently: <T>(work: () => Promise<T>) => work(),
    withoutCheckpoint: <T>(work: () => Promise<T>) => work(),
    health: async () => ({ ok: !pglite.closed }),
    dump: () => pglite.dumpDataDir('none'),
    close: () => client.end(() => pglite.close()),
  };
}
