import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SerialClient } from '../serialClient.ts';
import { lockFolder } from './lock.ts';
import { maintain } from './maintenance.ts';
import { Thread } from './thread.ts';

/** PGlite on `<dataDir>/db` in a thread of its own, for this process alone. */
export async function openEmbedded(dataDir: string, warn: (error: unknown) => void) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const thread = new Thread(join(dataDir, 'db'));
    const client = new SerialClient(thread.run);
    const version = await client.version();
    const stopMaintenance = maintain(client.query, warn);
    return {
      kind: 'embedded' as const,
      client,
      version,
      health: async () => ({ ok: !thread.failure, reason: thread.failure?.message }),
      async close() {
        stopMaintenance();
        await client.end(() => thread.close());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
