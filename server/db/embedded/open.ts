import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../folderLock.ts';
import { type Lend, SerialClient } from '../serialClient.ts';
import { Keeper } from './keeper.ts';
import { maintain } from './maintenance.ts';
import { watchRoom } from './room.ts';

/** PGlite on `<dataDir>/db` in a thread of its own, for this process alone. */
export async function openEmbedded(dataDir: string, warn: (error: unknown) => void) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const keeper = new Keeper(join(dataDir, 'db'), warn);
    const room = watchRoom(dataDir);
    // What is written is written in transactions, but for the few bytes that say when a session was last used.
    const lend: Lend = (turn) => {
      if (turn === 'transaction') room.demand();
      return keeper.run;
    };
    const client = new SerialClient(lend);
    await keeper.open();
    const version = await client.version();
    const stopMaintenance = maintain(client.query, warn);
    return {
      kind: 'embedded' as const,
      client,
      version,
      async health() {
        const reason = keeper.failure?.message ?? room.problem();
        return { ok: !reason, reason };
      },
      async close() {
        stopMaintenance();
        await client.end(() => keeper.close());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
