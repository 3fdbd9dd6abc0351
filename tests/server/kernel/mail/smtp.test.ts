import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isEmail } from '#contract/kernel/email.ts';
import { MailFailure, type Message } from '#server/kernel/mail/mailer.ts';
import { openMailer } from '#server/kernel/mail/open.ts';
import { startSmtp } from './smtpServer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-mail-'));
const server = await startSmtp();
beforeEach(() => {
  server.taken.length = 0;
  server.next.length = 0;
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const mailer = (smtpUrl: string | undefined = server.url) =>
  openMailer({ smtpUrl, mailFrom: 'desk@example.org', dataDir });

const message = (given: Partial<Message> = {}): Message => ({
  id: '<1@example.org>',
  to: { name: 'Ravi Kumar', address: 'ravi@example.org' },
  subject: 'Grievance 2026-000001: Roads, V1',
  text: 'రోడ్డు గుంతలమయమైంది',
  date: new Date('2026-03-02T04:30:00Z'),
  attachments: [],
  ...given,
});

const deliver = (given: Partial<Message> = {}, by = mailer()) => by.deliver(message(given), async () => {});

/** How an attempt fails. */
async function kindOf(attempt: Promise<void>) {
  const failure = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  return failure instanceof MailFailure ? failure.kind : failure;
}

describe('a mail server', () => {
  test('[DET-08] gets the message whole, Telugu and attachments too', async () => {
    const pdf = Buffer.from('%PDF-1.7 …');
    await deliver({ attachments: [{ filename: 'కోరిక.pdf', contentType: 'application/pdf', content: pdf }] });
    const [received] = server.taken;
    expect(received).toMatchObject({
      from: 'desk@example.org',
      to: ['ravi@example.org'],
      mail: {
        messageId: '<1@example.org>',
        subject: 'Grievance 2026-000001: Roads, V1',
        from: { name: 'Grievance Desk', address: 'desk@example.org' },
        to: [{ name: 'Ravi Kumar', address: 'ravi@example.org' }],
        attachments: [{ filename: 'కోరిక.pdf', mimeType: 'application/pdf' }],
      },
    });
    expect(received?.mail.text?.trim()).toBe('రోడ్డు గుంతలమయమైంది');
    expect(Buffer.from(received?.mail.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
  });

  test('is told the password, and only once the mail may be handed over is it offered', async () => {
    const guarded = await startSmtp({ password: 'p@ss word' });
    const url = (password: string) => guarded.url.replace('//', `//desk:${encodeURIComponent(password)}@`);
    await deliver({}, mailer(url('p@ss word')));
    expect(guarded.taken).toHaveLength(1);
    let offered = false;
    const wrong = mailer(url('guess')).deliver(message(), async () => {
      offered = true;
    });
    expect(await kindOf(wrong)).toBe('temporary');
    expect(offered).toBe(false);
    await guarded.stop();
  });

  test('that is down, or asks for patience, can be tried again', async () => {
    const down = await startSmtp();
    await down.stop();
    expect(await kindOf(deliver({}, mailer(down.url)))).toBe('temporary');
    server.next.push({ code: 451, text: 'Try again in a while' });
    expect(await kindOf(deliver())).toBe('temporary');
  });

  test('that refuses the message or its receiver is not asked again', async () => {
    server.next.push({ code: 554, text: 'We think that this is spam' });
    await expect(deliver()).rejects.toThrow('554 We think that this is spam');
    server.next.push({ code: 552, text: 'Too large' });
    expect(await kindOf(deliver())).toBe('permanent');
    const to = { name: 'Nobody', address: 'nobody@example.org' };
    expect(await kindOf(deliver({ to }))).toBe('permanent');
    expect(server.taken).toEqual([]);
  });

  test('that ends the connection after the last line leaves it unknown', async () => {
    server.next.push('drop');
    expect(await kindOf(deliver())).toBe('unknown');
  });

  test('gets nothing when the hand-over is refused', async () => {
    const seen = server.seen.length;
    const refused = mailer().deliver(message(), async () => {
      throw new Error('another attempt is under way');
    });
    await expect(refused).rejects.toThrow('another attempt');
    expect(server.seen).toHaveLength(seen);
  });
});

describe('hostile words', () => {
  const HOSTILE =
    'Ravi\r\nBcc: all@example.org\r\n\r\n<h1>Hello\u2028X-Evil: 1\u0000\u202E" <eve@example.org>, "';

  test('add no header, no receiver and no body', async () => {
    const plain = Buffer.from('x');
    await deliver({
      to: { name: HOSTILE, address: 'ravi@example.org' },
      subject: `Grievance: ${HOSTILE}`,
      text: `${HOSTILE}\r\n.\r\nQUIT\r\n`,
      attachments: [{ filename: `${HOSTILE}.pdf`, contentType: 'application/pdf', content: plain }],
    });
    const [received] = server.taken;
    expect(received?.to).toEqual(['ravi@example.org']);
    expect(received?.mail.to).toHaveLength(1);
    expect(received?.mail.to?.[0]?.address).toBe('ravi@example.org');
    expect(received?.mail.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(received?.mail.attachments).toHaveLength(1);
    expect(received?.mail.text).toContain('QUIT');
  });

  test.each([
    'ravi@example.org\r\nRCPT TO:<all@example.org>',
    'ravi@example.org, eve@example.org',
    '"ravi" <ravi@example.org>',
    'ravi@example.org>',
    'ravi@example',
    'ravi example.org',
    'రవి@example.org',
    `${'x'.repeat(65)}@example.org`,
    '',
  ])('are no address: %j', async (address) => {
    expect(isEmail(address)).toBe(false);
    const to = { name: 'Ravi', address };
    expect(await kindOf(deliver({ to }))).toBe('permanent');
  });

  test('addresses that people have are addresses', () => {
    for (const address of [
      'ravi.kumar+ee@roads.telangana.gov.in',
      "o'neil@example.co",
      'a_b@sub-1.example.org',
    ])
      expect(isEmail(address)).toBe(true);
  });
});

test('without a mail server each message is a file for the owner alone, one for each id', async () => {
  const outbox = openMailer({ smtpUrl: undefined, mailFrom: 'desk@example.org', dataDir });
  await deliver({}, outbox);
  await deliver({}, outbox);
  await deliver({ id: '<../../2@example.org>' }, outbox);
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(2);
  expect(files.every((name) => /^[0-9a-f]{32}\.eml$/.test(name))).toBe(true);
  const path = join(dataDir, 'outbox', files[0] ?? '');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect((await PostalMime.parse(readFileSync(path))).text?.trim()).toBe('రోడ్డు గుంతలమయమైంది');
});

test('ids of messages are new each time and name the sender’s domain', () => {
  const ids = new Set(Array.from({ length: 10 }, () => mailer().newMessageId()));
  expect(ids.size).toBe(10);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f-]{36}@example\.org>$/);
});
