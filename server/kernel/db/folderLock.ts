import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A holder that is too busy to answer still holds the folder. */
const ANSWER_MS = 1_000;
/** Operating systems cut off longer socket paths silently. */
const MAX_PATH = 100;
/** The errors of connecting where no process listens: it has ended, the socket is gone, or the file is no socket. */
const NOBODY_LISTENS = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];

/**
 * Takes `<dataDir>/lock` for this process and returns a function that releases it. Each process puts a socket there
 * first and then looks for others: of two that start at once both may fail, but never both go on. A socket answers as
 * long as its process lives, in any container on this machine; sockets that do not answer are removed.
 * @throws Error in one line that names the holder
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const folder = join(dataDir, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `${randomUUID()}.socket`;
  const server = await listening(folder, own);
  const release = () => {
    server.close();
    rmSync(join(folder, own), { force: true });
  };
  for (const entry of readdirSync(folder)) {
    if (entry === own) continue;
    const holder = await holderOf(folder, entry);
    if (holder) {
      release();
      throw new Error(`${dataDir} is in use by ${holder}: stop that server first, or set another DATA_DIR.`);
    }
    rmSync(join(folder, entry), { force: true });
  }
  return release;
}

/** Answers each connection with the name of this process. It does not keep the process alive. */
async function listening(folder: string, name: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).end(`process ${process.pid} on ${hostname()}`);
  });
  await at(
    folder,
    name,
    (path) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(path, resolve);
      }),
  );
  return server.unref();
}

/** The process that listens on a socket; undefined only when certainly none does. */
function holderOf(folder: string, name: string): Promise<string | undefined> {
  return at(folder, name, async (path) => {
    try {
      return await said(await connected(path));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // A suspended holder accepts no more connections when its queue is full: EAGAIN.
      return NOBODY_LISTENS.includes(code) ? undefined : `another process (${code})`;
    }
  });
}

const connected = (path: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(path, () => resolve(socket)).once('error', reject);
  });

async function said(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').setTimeout(ANSWER_MS, () => socket.destroy());
  try {
    for await (const piece of socket) text += piece;
  } catch {
    // The connection was accepted, so its process lives.
  }
  return text || 'another process';
}

/** Runs `work` with a path that is short enough for a socket: on Linux the path of the open folder. */
async function at<T>(folder: string, name: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  if (process.platform !== 'linux' || path.length <= MAX_PATH) return work(path);
  const open = openSync(folder, 'r');
  return work(`/proc/self/fd/${open}/${name}`).finally(() => closeSync(open));
}
