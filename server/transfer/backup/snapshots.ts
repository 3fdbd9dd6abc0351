import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Background } from '#server/kernel/background.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { copyCluster } from './copyCluster.ts';

/** The server's answer in one line: the folder of the copy, or an error. */
type Answer = { folder: string } | { error: string };

const PREFIX = 'snapshot';
const addressOf = (dataDir: string) => join(dataDir, `${PREFIX}.socket`);

/**
 * Gives backups access to the embedded database of this process, which no other process may open. A client that may
 * open the socket in `dataDir`, which is its owner, gets a copy in the state after a power cut. Calls continue, except
 * while the end of the log is copied. The copy is removed when the connection ends.
 */
export async function offerSnapshots(
  database: Pick<Database, 'db' | 'kind' | 'withoutCheckpoint'>,
  dataDir: string,
  warn: (error: unknown) => void,
): Promise<Background> {
  if (database.kind !== 'embedded') return { stop: async () => {} };
  const address = addressOf(dataDir);
  const open = new Set<Socket>();
  const server = createServer(async (socket) => {
    open.add(socket);
    socket.on('error', warn);
    const folder = await mkdtemp(join(dataDir, `${PREFIX}-`));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const answer: Answer = await copyCluster(database, join(dataDir, 'db'), join(folder, 'db')).then(
      () => ({ folder }),
      (error) => ({ error: String(error) }),
    );
    socket.resume().write(`${JSON.stringify(answer)}\n`);
    await closed;
    open.delete(socket);
    await rm(folder, { recursive: true, force: true }).catch(warn);
  });
  for (const name of await readdir(dataDir)) {
    // Copies that an ended process has left.
    if (name.startsWith(PREFIX)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  await new Promise<void>((resolve) => {
    server.once('listening', resolve).once('error', (error) => {
      warn(error); // the path is too long for a socket: a backup then needs a stopped server
      resolve();
    });
    server.listen(address);
  });
  if (server.listening) await chmod(address, 0o600);
  return {
    async stop() {
      for (const socket of open) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs `work` on a copy of the database that a running server made; null when no server runs on `dataDir`. */
export async function withSnapshot<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T | null> {
  const socket = await new Promise<Socket | null>((resolve) => {
    const trying = connect(addressOf(dataDir), () => resolve(trying)).once('error', () => resolve(null));
  });
  if (!socket) return null;
  try {
    const answer = JSON.parse(await line(socket)) as Answer;
    if ('error' in answer) throw new Error(`The server could not copy its database: ${answer.error}`);
    return await work(answer.folder);
  } finally {
    socket.end();
  }
}

async function line(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += piece;
    if (text.endsWith('\n')) return text;
  }
  throw new Error('The server has ended.');
}
