import { setTimeout as pause } from 'node:timers/promises';
import { CALL_MS, demandWithin } from './bounds.ts';
import type { Reply } from './client.ts';
import type { Desk } from './desk.ts';
import type { RunningServer } from './server.ts';

const PATIENCE_MS = 120_000;
const LOOK_MS = 100;

/** Checks the answer of a call, and that it was not slow. */
export function demandReply(what: string, { status, body, ms }: Reply, wanted: number, text = ''): void {
  if (status !== wanted || !String(body.message ?? '').includes(text)) {
    throw new Error(`${what}: ${status} ${body.message}, not ${wanted} ${text}`);
  }
  demandWithin(CALL_MS, ms, what);
}

/** Checks that an error names the problem and when to try again. */
export function demandRefusal(what: string, reply: Reply, text: string): void {
  demandReply(what, reply, 503, text);
  if (!reply.headers.get('Retry-After')) throw new Error(`${what}: nothing says when to try again`);
}

export const health = (desk: Desk) => desk.anybody.get('health');

/** Milliseconds until the health call succeeds, on a server that was not restarted. */
export async function untilWell(desk: Desk, server: RunningServer): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    if (server.child.exitCode !== null)
      throw new Error(`The server has ended:\n${server.output().slice(-1_000)}`);
    if ((await health(desk)).status === 200) return Math.round(performance.now() - begun);
    await pause(LOOK_MS);
  }
  throw new Error(`It did not recover: ${(await health(desk)).body.message}`);
}

/** Waits until the health call reports a problem, and returns it. */
export async function untilUnwell(desk: Desk): Promise<string> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    const { status, body } = await health(desk);
    if (status === 503) return String(body.message);
    await pause(LOOK_MS);
  }
  throw new Error('The health call has seen nothing.');
}

export const record = (desk: Desk) => {
  const key = crypto.randomUUID();
  return desk.mla.post('complaint', desk.complaint(`Citizen ${key}`), key);
};
