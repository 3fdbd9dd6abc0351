import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** What a server does with a complete message; `drop` breaks the connection without an answer. */
export type Treatment = 'take' | 'drop' | { code: number; text: string };

export interface TestSmtpServer {
  url: string;
  /** The accepted messages. */
  taken: ReceivedMail[];
  /** How it treats the next messages, one after the other; afterwards it takes them. */
  next: Treatment[];
  /** All received messages, also refused ones. */
  seen: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server on loopback. Recipients named `nobody` are refused permanently, with 550. */
export async function startSmtp(given: { port?: number; password?: string } = {}): Promise<TestSmtpServer> {
  const taken: ReceivedMail[] = [];
  const seen: ReceivedMail[] = [];
  const next: Treatment[] = [];
  const server = new SMTPServer({
    authOptional: given.password === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ password }, _session, done) =>
      password === given.password ? done(null, { user: 'desk' }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? refusal(550, 'There is no such person') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: bytes.toString('latin1'),
          mail: await PostalMime.parse(bytes),
        };
        seen.push(mail);
        const treatment = next.shift() ?? 'take';
        if (treatment === 'drop') return dropAll(server);
        if (treatment !== 'take') return done(refusal(treatment.code, treatment.text));
        taken.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(given.port ?? 0, '127.0.0.1', resolve);
  });
  server.on('error', () => {}); // connections that are dropped on purpose
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, taken, next, seen, stop };
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function dropAll(server: SMTPServer) {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const { _socket } of connections) _socket.destroy();
}
