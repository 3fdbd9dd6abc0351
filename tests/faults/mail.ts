import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.ts';
import { startSmtp } from '../server/kernel/mail/smtpServer.ts';
import { demandReply, health, record } from './calls.ts';
import { type Desk, openDesk } from './desk.ts';
import { check } from './report.ts';
import { startServer } from './server.ts';

/** A mail is retried after half a minute to a minute, then after twice that. */
const PATIENCE_MS = 240_000;
const LOOK_MS = 500;

/**
 * A mail server that is unavailable, silent, busy or refuses: no user waits for it, and mails are sent later if
 * possible.
 */
export async function mailFaults(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-mail-'));
  const port = await freePort();
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const closers: (() => unknown)[] = [];
  try {
    const desk = await openDesk(server.url);
    const forwarded: number[] = [];
    const forward = async (what: string) => {
      const id = Number((await record(desk)).body.id);
      demandReply(`forwarding, ${what}`, await desk.mla.post('complaint/officer', desk.forwarding(id)), 200);
      demandReply(`health, ${what}`, await health(desk), 200);
      forwarded.push(id);
      return id;
    };
    await check('mail server away: forwarding goes on, mails wait', async () => {
      await tried(desk, await forward('port refused'), 'queued');
    });
    await check('mail server silent: forwarding goes on, mails wait', async () => {
      const hole = await blackHole(port);
      await tried(desk, await forward('black hole'), 'queued');
      hole();
    });
    await check(
      'mail server busy or refusing: told as it is; all that can be sent is sent, once, without a restart',
      async () => {
        const smtp = await startSmtp({ port });
        closers.push(smtp.stop);
        smtp.next.push({ code: 451, text: '4.3.2 Busy' }, { code: 554, text: '5.7.1 No' });
        await forward('busy');
        await forward('refusing');
        const states = await Promise.all(forwarded.map((id) => ended(desk, id)));
        const told = states.toSorted().join();
        if (told !== 'failed,sent,sent,sent') throw new Error(`The mails are ${told}.`);
        const ids = new Set(smtp.taken.map(({ mail }) => mail.messageId));
        if (ids.size !== 3 || smtp.taken.length !== 3)
          throw new Error(`${smtp.taken.length} mails were taken.`);
        return undefined;
      },
    );
  } finally {
    await server.kill();
    for (const close of closers) await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const mailOf = async (desk: Desk, complaint: number) =>
  (await desk.mla.get(`complaint/officer?complaint_id=${complaint}`)).body.data?.[0];

/** Waits until a mail was tried, and checks its result. */
async function tried(desk: Desk, complaint: number, state: string): Promise<undefined> {
  const mail = await until(async () => {
    const found = await mailOf(desk, complaint);
    return Number(found?.attempts) > 0 ? found : undefined;
  });
  if (mail.state !== state) throw new Error(`The mail is ${mail.state}, not ${state}.`);
}

const ended = (desk: Desk, complaint: number) =>
  until(async () => {
    const state = (await mailOf(desk, complaint))?.state;
    return state === 'queued' ? undefined : String(state);
  });

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_MS);
  }
  throw new Error('A mail is under way for ever.');
}

/** Accepts connections and sends nothing. Returns the function that ends it. */
async function blackHole(port: number): Promise<() => void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
}
