import { parentPort, workerData } from 'node:worker_threads';
import { runOn } from '../pglite.ts';
import { openCluster } from './cluster.ts';
import type { Reply, Request } from './thread.ts';

/** PGlite's thread: a long query blocks other queries, not the server. */
const answer = (reply: Reply) => parentPort?.postMessage(reply);

const pglite = await openCluster(workerData, (error) => {
  answer({ error: { message: `the disk did not take what was written: ${error}`, severity: 'PANIC' } });
  process.exit(1);
});
const run = runOn(pglite);

parentPort?.on('message', async (request: Request) => {
  if (request === 'close') {
    await pglite.close();
    parentPort?.close();
    return;
  }
  try {
    answer({ result: await run(...request) });
  } catch (error) {
    const { query, params, queryOptions, ...portable } = fieldsOf(error);
    answer({ error: isTrap(error) ? { ...portable, severity: 'PANIC' } : portable });
  }
});

/** PostgreSQL's fields of an error: code, constraint, detail and so on. */
const fieldsOf = (error: unknown): Record<string, unknown> & { message: string; severity?: string } => ({
  ...(error as object),
  message: error instanceof Error ? error.message : String(error),
});

/** The WebAssembly code of the database has ended, by a fault or without memory; its memory is no longer valid. */
const isTrap = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'ExitStatus');
