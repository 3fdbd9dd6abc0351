import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../folderLock.ts';
import { type Lend, SerialClient } from '../serialClient.ts';
import { watchDiskSpace } from './diskSpace.ts';
import { Keeper } from './keeper.ts';
import { maintain } from './maintenance.ts';
import type { Limits } from './thread.ts';

/** A statement beyond its limit counts as hanging. A health check waits that long for its turn and its answer. */
const PATIENCE = { statementMs: 60_000, lookMs: 1_000, answerMs: 2_000 };

/** Opens PGlite on `<dataDir>/db` in a thread of its own. Only this process may use the folder. */
export async function openEmbedded(
  dataDir: string,
  warn: (error: unknown) => void,
  patience: Limits & { answerMs: number } = PATIENCE,
) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const keeper = new Keeper(join(dataDir, 'db'), warn, patience);
    let limitMs: number | undefined;
    const room = watchDiskSpace(dataDir);
    // Only transactions check for room and time: single statements write nothing but who has opened a record.
    const lend: Lend = (turn) => {
      if (turn === 'transaction') room.demand();
      const { run } = keeper;
      return (sql, params, options) => run(sql, params, { limitMs, ...options });
    };
    const client = new SerialClient(lend);
    await keeper.open();
    const version = await client.version();
    let copying = 0;
    const stopMaintenance = maintain(client.query, warn, () => copying === 0);
    let asking: Promise<string | undefined> | undefined;
    /**
     * Asks the database as a call does, with one question at a time however many callers wait. Returns what is wrong.
     */
    const ask = () => {
      asking ??= client
        .query('select 1')
        .then(
          () => undefined,
          (error: unknown) => String(error),
        )
        .finally(() => {
          asking = undefined;
        });
      return asking;
    };
    const silence = async () => {
      await pause(patience.answerMs, undefined, { ref: false });
      if (!keeper.isPatient) return `The database has not answered for ${patience.answerMs / 1_000} s.`;
    };
    return {
      kind: 'embedded' as const,
      client,
      version,
      async health() {
        const known = () => keeper.failure?.message ?? room.problem();
        const reason = known() ?? (await Promise.race([ask(), silence()])) ?? known();
        return reason ? { ok: false, reason } : { ok: true };
      },
      /** Runs work without a time limit, such as a migration. Other statements wait for it. */
      async patiently<T>(work: () => Promise<T>): Promise<T> {
        const before = limitMs;
        limitMs = Number.POSITIVE_INFINITY;
        try {
          return await work();
        } finally {
          limitMs = before;
        }
      },
      async withoutCheckpoint<T>(work: () => Promise<T>): Promise<T> {
        copying += 1;
        try {
          return await work();
        } finally {
          copying -= 1;
        }
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
