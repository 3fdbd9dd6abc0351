import { startServer } from '../faults/server.ts';
import { atEnd } from '../leftovers.ts';

/** Starts of servers, on machines that may be busy. */
export const BUSY_MS = 300_000;

interface Where {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * A server in a separate process on an existing office, with the calls of one account; killed after the file at the
 * latest.
 */
export async function startProcess({ dataDir, databaseUrl }: Where, token: string) {
  // Empty means absent.
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SEED: 'none' });
  atEnd(() => server.kill());
  /** Its answer; with a key it runs once, however often it is sent. */
  const call = async <T>(method: 'GET' | 'POST', path: string, key?: string): Promise<T> => {
    const headers = {
      ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(key ? { 'Idempotency-Key': key } : {}),
    };
    const body = method === 'POST' ? '{}' : undefined;
    return (await fetch(`${server.url}/api/v1/${path}`, { method, headers, body })).json();
  };
  return { ...server, call };
}

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;
