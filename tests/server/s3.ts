import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The keys of the server below. */
export const access = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An S3-compatible server in this process with an empty bucket `desk`. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'grievance-desk-s3-'));
  const configureBuckets = [{ name: 'desk', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const stop = async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  };
  return { port, stop };
}

/** `STORAGE_URL` of a new folder in the bucket behind a port. */
export const storageUrl = (port: number) =>
  `s3://desk/${crypto.randomUUID()}?endpoint=http://127.0.0.1:${port}&region=ap-south-1`;

type Fault =
  | 'refuses'
  | 'is silent'
  | 'has errors'
  | 'drips'
  | 'stops in the middle'
  | 'is long at its last call'
  | 'loses its last answer'
  | 'loses uploads';

/** Those of a server that is there all the same. */
const UPLOADS: Fault[] = ['is long at its last call', 'loses its last answer', 'loses uploads'];
const PASSING: Fault[] = ['stops in the middle', ...UPLOADS];
/** Longer than a small call may take. */
const LONG_MS = 2_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchUpload</Code></Error>';
const NO_SUCH_UPLOAD = `HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: ${XML.length}\r\n\r\n${XML}`;

/** A connection to a server that tests can break and repair; breaking it cuts off running requests. */
export async function breakable(port: number) {
  const sockets = new Set<Socket>();
  let fault: Fault | undefined;
  const way = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (fault && !PASSING.includes(fault)) return misbehave(near, fault);
    const far = connect(port, '127.0.0.1').on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    if (fault && UPLOADS.includes(fault)) near.on('data', (bytes) => passUploads(near, far, bytes));
    else near.pipe(far);
    if (fault === 'stops in the middle') far.on('data', (bytes) => passHalf(near, far, bytes));
    else far.pipe(near);
  });
  /** An upload that was completed is not known any more, as one that was lost. */
  function passUploads(near: Socket, far: Socket, bytes: Buffer) {
    const isCompleting = /^POST \S*[?&]uploadId=/.test(bytes.toString('latin1', 0, 1_000));
    if (!isCompleting) return far.write(bytes);
    if (fault === 'is long at its last call') return setTimeout(() => far.write(bytes), LONG_MS);
    far.unpipe(near);
    if (fault === 'loses uploads') return near.removeAllListeners('data').resume().end(NO_SUCH_UPLOAD);
    fault = 'loses uploads';
    return far
      .once('data', () => near.destroy())
      .resume()
      .write(bytes);
  }
  const open = (at: number) => new Promise<void>((done) => way.listen(at, '127.0.0.1', done));
  const close = async () => {
    const closed = new Promise((done) => way.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open(0);
  const own = (way.address() as AddressInfo).port;
  return {
    port: own,
    async break(how: Fault) {
      await close();
      fault = how;
      if (how !== 'refuses') await open(own);
    },
    /** Idle connections end when they are used; new ones work. */
    hangUp() {
      for (const socket of sockets) {
        socket.unpipe().on('data', () => socket.destroy());
        socket.resume();
      }
    },
    async repair() {
      if (way.listening) await close();
      fault = undefined;
      await open(own);
    },
    close,
  };
}

function misbehave(near: Socket, fault: Fault) {
  if (fault === 'has errors') {
    near.on('data', () => near.write('HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n'));
  }
  if (fault === 'drips') {
    near.write('HTTP/1.1 200 OK\r\nX-Drip: ');
    const dripping = setInterval(() => near.write('.'), 100);
    near.on('close', () => clearInterval(dripping));
  }
}

/** Whole answers to the small calls; of a large one the first half, and then nothing. */
function passHalf(near: Socket, far: Socket, bytes: Buffer) {
  if (bytes.byteLength < 10_000) return near.write(bytes);
  near.write(bytes.subarray(0, 5_000));
  return far.pause();
}
