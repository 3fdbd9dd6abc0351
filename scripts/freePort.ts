import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's range for outgoing connections, which could take a port that was found free. */
const [FIRST, END] = [20_000, 30_000];

/** A free port of this machine. */
export function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
