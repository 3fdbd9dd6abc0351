import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, storedSecret } from '#server/app/env.ts';
import { hooksOf } from '#server/kernel/http/hookEnv.ts';
import { temporaryFolder } from './kernel/db/notes.ts';

const secret = 'x'.repeat(32);

test('needs nothing, and takes what is empty for absent', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    proxies: 0,
    dataDir: resolve('data'),
    seed: 'demo',
    logLevel: 'info',
    databaseUrl: undefined,
    storage: undefined,
    smtpUrl: undefined,
    mailFrom: 'grievance-desk@localhost.localdomain',
    sms: undefined,
    whatsapp: undefined,
    publicUrl: undefined,
    isClockTrusted: false,
    secret: undefined,
    googleMapsKey: undefined,
    firstAdmin: undefined,
    hooks: hooksOf({}),
  };
  expect(readEnv({})).toEqual(defaults);
  expect(readEnv({ PORT: '', SECRET: '', DATABASE_URL: '', SEED: '' })).toEqual(defaults);
});

test('reads every variable', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    TRUSTED_PROXIES: '1',
    DATA_DIR: '/srv/desk',
    DATABASE_URL: 'postgresql://desk:p%40ss@db.example.org:5433/desk?sslmode=require',
    STORAGE_URL: 's3://desk/files?endpoint=https://s3.example.org&region=ap-south-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'key',
    SMTP_URL: 'smtp://desk%40example.org:p%40ss@mail.example.org:587',
    SMS_HOOK_SECRET: 'sixteen letters or more',
    INBOUND_HOOK_ADDRESS: 'twenty-two-letters-and-more',
    PUBLIC_URL: 'https://desk.example.org/',
    TRUST_CLOCK: 'yes',
    SECRET: secret,
    GOOGLE_MAPS_KEY: 'key',
    FIRST_ADMIN_EMAIL: 'admin@example.org',
    FIRST_ADMIN_PASSWORD: 'long enough',
    LOG_LEVEL: 'debug',
  });
  expect(env).toEqual({
    port: 8080,
    host: '0.0.0.0',
    proxies: 1,
    dataDir: '/srv/desk',
    databaseUrl: 'postgresql://desk:p%40ss@db.example.org:5433/desk?sslmode=require',
    storage: {
      url: 's3://desk/files?endpoint=https://s3.example.org&region=ap-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    },
    smtpUrl: 'smtp://desk%40example.org:p%40ss@mail.example.org:587',
    mailFrom: 'desk@example.org',
    sms: undefined,
    whatsapp: undefined,
    hooks: {
      sms: { secret: 'sixteen letters or more', address: null },
      whatsapp: { secret: null, address: null, verifyToken: null },
      inbound: { secret: null, address: 'twenty-two-letters-and-more' },
    },
    publicUrl: 'https://desk.example.org',
    isClockTrusted: true,
    seed: 'none',
    secret,
    googleMapsKey: 'key',
    firstAdmin: { email: 'admin@example.org', password: 'long enough' },
    logLevel: 'debug',
  });
  expect(readEnv({ DATABASE_URL: 'postgres://db/desk', SEED: 'demo' }).seed).toBe('demo');
});

test.each([
  [{ PORT: 'http' }, 'PORT must be 0 to 65535'],
  [{ PORT: '65536' }, 'PORT must be 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT must be 0 to 65535'],
  [{ DATABASE_URL: 'mysql://db/desk' }, 'DATABASE_URL must be like postgresql://user@host/name'],
  [{ DATABASE_URL: 'db.example.org' }, 'DATABASE_URL must be like postgresql://user@host/name'],
  [{ STORAGE_URL: 's3://desk' }, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set with STORAGE_URL'],
  [{ SMS_HOOK_SECRET: 'short' }, 'SMS_HOOK_SECRET must have at least 16 characters'],
  [
    { INBOUND_HOOK_ADDRESS: 'with/slash-and-long-enough' },
    'INBOUND_HOOK_ADDRESS must be 22 or more letters, digits, - and _',
  ],
  [{ SMTP_URL: 'mail.example.org:25' }, 'SMTP_URL must be like smtp://user:password@host:587'],
  [{ MAIL_FROM: 'office@example.org\r\nBcc: all@example.org' }, 'MAIL_FROM must be an email address'],
  [{ PUBLIC_URL: 'desk.example.org' }, 'PUBLIC_URL must be like https://desk.example.org'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be one of 0, 1, 2, 3'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  [
    { FIRST_ADMIN_EMAIL: 'admin', FIRST_ADMIN_PASSWORD: 'long enough' },
    'FIRST_ADMIN_EMAIL must be an email address',
  ],
  [
    { FIRST_ADMIN_EMAIL: 'a@example.org', FIRST_ADMIN_PASSWORD: 'short' },
    'FIRST_ADMIN_PASSWORD must have at least 8 characters',
  ],
  [{ FIRST_ADMIN_EMAIL: 'a@example.org' }, 'FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD must be set together'],
  [{ HOST: '0.0.0.0' }, 'SECRET must be set when HOST lets other machines in: 32 random characters or more'],
])('refuses %o', (source, message) => {
  expect(() => readEnv(source)).toThrow(new Error(message));
});

test.each([
  'https://desk.example.org',
  's3://key:secret@desk',
  's3://desk?endpoint=s3.example.org',
  's3://desk?zone=a',
  's3:desk',
])('stores nothing in %s', (STORAGE_URL) => {
  const given = { STORAGE_URL, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
  expect(() => readEnv(given)).toThrow(/^STORAGE_URL must be like s3:\/\/bucket\?endpoint=https/);
});

test('names everything that is wrong at once, a line each', () => {
  const wrong = { PORT: '-1', SEED: 'yes', HOST: 'desk.example.org', FIRST_ADMIN_PASSWORD: 'long enough' };
  expect(() => readEnv(wrong)).toThrow(/^PORT .*\nSEED .*\nSECRET .*\nFIRST_ADMIN_EMAIL .*$/);
});

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('demands no secret on %s', (HOST) => {
  expect(readEnv({ HOST }).host).toBe(HOST);
});

test('makes a secret once, for its owner alone, and refuses a damaged one', () => {
  const parent = temporaryFolder();
  const dataDir = join(parent, 'data');
  const made = storedSecret(dataDir);
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(storedSecret(dataDir)).toBe(made);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);

  writeFileSync(join(dataDir, 'secret'), '');
  expect(() => storedSecret(dataDir)).toThrow('has fewer than 32 characters');
  rmSync(parent, { recursive: true });
  expect(existsSync(parent)).toBe(false);
});
