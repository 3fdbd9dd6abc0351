import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { cleanText, cutText } from '#contract/kernel/text.ts';
import { compose } from './compose.ts';
import { type Mailer, MailFailure } from './mailer.ts';

/** Together they are shorter than the time limit of a mail job. */
const TIMEOUTS = {
  dnsTimeout: 15_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};
/** How much of a mail server's answer users see. */
const MAX_ANSWER = 500;
const LOOPBACK = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/;

/** The fields of a nodemailer error besides its text. */
type Failed = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Sends over the server in `smtp://user:password@host:port` or `smtps://…`; each message opens a connection. */
export function smtpMailer(url: string, from: string): Mailer {
  const { options, credentials } = readUrl(url);
  return {
    sends: true,
    newMessageId: () => `<${randomUUID()}@${from.split('@').at(-1)}>`,
    async deliver(message, beforeHandOver) {
      const bytes = await compose(message, from);
      const connection = new SMTPConnection(options);
      try {
        await connect(connection, credentials);
        await beforeHandOver();
        await sendMail(connection, { from, to: message.to.address, size: bytes.byteLength }, bytes);
        connection.quit();
      } catch (error) {
        connection.close();
        throw error;
      }
    },
    // Nothing of a message is stored here.
    forget: async () => undefined,
  };
}

function readUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const nearby = LOOPBACK.test(hostname);
  const credentials = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : null;
  const options: SMTPConnectionOptions = {
    ...TIMEOUTS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure,
    // Passwords need TLS. A server on this machine needs none: its certificate would prove nothing.
    requireTLS: !secure && !nearby && credentials !== null,
    ignoreTLS: nearby,
  };
  return { options, credentials };
}

/** Any failure before the message is offered can be retried. */
async function connect(connection: SMTPConnection, credentials: { user: string; pass: string } | null) {
  const retryable = (error: Error) => new MailFailure('temporary', error.message);
  await new Promise<void>((resolve, reject) => {
    // The listener stays as long as the connection: an error without a listener would end the process.
    connection.on('error', (error) => reject(retryable(error)));
    connection.connect((error) => (error ? reject(retryable(error)) : resolve()));
  });
  if (!credentials) return;
  await new Promise<void>((resolve, reject) => {
    connection.login(credentials, (error) => (error ? reject(retryable(error)) : resolve()));
  });
}

function sendMail(
  connection: SMTPConnection,
  envelope: { from: string; to: string; size: number },
  bytes: Buffer,
): Promise<void> {
  const body = Readable.from([bytes]);
  let whole = false;
  body.once('end', () => {
    whole = true;
  });
  return new Promise((resolve, reject) => {
    connection.send(envelope, body, (error) => (error ? reject(failureOf(error, whole)) : resolve()));
  });
}

/**
 * A message is delivered only after its last line: without an answer to that line the outcome is unknown (RFC 1047).
 */
function failureOf(error: Failed, whole: boolean): MailFailure {
  const { responseCode, response = error.message, code, command } = error;
  const answer = cutText(cleanText(response), MAX_ANSWER);
  if (responseCode) return new MailFailure(responseCode >= 500 ? 'permanent' : 'temporary', answer);
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return new MailFailure('permanent', error.message); // too large
  return new MailFailure(whole ? 'unknown' : 'temporary', error.message);
}
