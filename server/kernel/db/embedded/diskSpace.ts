import { accessSync, constants, statfsSync } from 'node:fs';
import { DiskFull } from '../../errors/outage.ts';

/** Four segments of the write-ahead log: PostgreSQL ends when it cannot create one. */
const RESERVE_BYTES = 64 * 2 ** 20;
/** Checking the disk takes microseconds; once a second is often enough to notice that it fills up. */
const LOOK_MS = 1_000;

/**
 * Watches the free space of the disk below `folder`. The last part is reserved for the database, which needs it to shut
 * down cleanly. Reading continues.
 */
export function watchDiskSpace(folder: string) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let problem: string | undefined;
  const look = () => {
    if (performance.now() - lookedAt < LOOK_MS) return problem;
    problem = problemOf(folder);
    lookedAt = performance.now();
    return problem;
  };
  return {
    /** Why nothing can be written; undefined while writing works. */
    problem: look,
    /** @throws DiskFull */
    demand() {
      const freeBytes = look();
      if (freeBytes) throw new DiskFull(freeBytes);
    },
  };
}

function problemOf(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    if (free >= RESERVE_BYTES) return undefined;
    return `The disk is full: ${Math.floor(free / 2 ** 20)} MB are left, and ${RESERVE_BYTES / 2 ** 20} MB must stay free.`;
  } catch (error) {
    return `The data folder cannot be written: ${error instanceof Error ? error.message : error}`;
  }
}
