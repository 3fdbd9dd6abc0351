import { runOn, startPglite } from './pglite.ts';
import { SerialClient } from './serialClient.ts';

/** PGlite in this thread and in memory: empty, or as in a dump. */
export async function openMemory(content: true | Blob) {
  const pglite = await startPglite(content === true ? {} : { loadDataDir: content });
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
