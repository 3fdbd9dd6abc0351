import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol: type, length, content. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const zeros = (count: number) => Buffer.alloc(count);

const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', zeros(4)), READY]);
const VERSION = '18.0';
/** One row of one text. */
const ANSWER = Buffer.concat([
  message(
    'T',
    int16(1),
    'server_version\0',
    zeros(6),
    zeros(3),
    Buffer.from([25]),
    zeros(2),
    zeros(4),
    zeros(2),
  ),
  message('D', int16(1), zeros(2), int16(VERSION.length), VERSION),
  message('C', 'SHOW\0'),
  READY,
]);

/**
 * Accepts connections like PostgreSQL and reports its version. After `silent` it still accepts them, but sends nothing.
 */
export async function silentServer() {
  const sockets = new Set<Socket>();
  const state = { silent: false };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => {
      if (!state.silent) socket.write(WELCOME);
      socket.on('data', () => state.silent || socket.write(ANSWER));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgresql://desk@127.0.0.1:${port}/desk`,
    fallSilent: () => {
      state.silent = true;
    },
    /** Ends the connections that there are. */
    drop,
    close: () => {
      drop();
      server.close();
    },
  };
}
