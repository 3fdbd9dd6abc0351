import { parentPort, workerData } from 'node:worker_threads';
import { runOn } from '../pglite.ts';
import { openCluster } from './cluster.ts';
import type { Reply, Request } from './thread.ts';

/** The thread that PGlite has for itself: a long query holds up other queries, not the server. */
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

/** What PostgreSQL says of an error: code, constraint, detail and so on. */
const fieldsOf = (error: unknown): Record<string, unknown> & { message: string; severity?: string } => ({
  ...(error as object),
  message: error instanceof Error ? error.message : String(error),
});

/** The database's code itself has come to an end, for want of memory or by a fault; its memory means nothing now. */
const isTrap = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'ExitStatus');
