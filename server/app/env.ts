import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isEmail } from '#contract/kernel/email.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { hooksOf, hookVariables } from '#server/kernel/http/hookEnv.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { carriersOf, providerProblems, providerVariables } from '#server/messages/providers/env.ts';
import type { GatewayOptions } from '#server/messages/providers/gateway.ts';
import type { WhatsappOptions } from '#server/messages/providers/whatsapp.ts';
import { makeDataDir } from './dataDir.ts';

const SECRET_LENGTH = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const atLeast = (length: number) =>
  z.string().check(z.minLength(length, { error: `must have at least ${length} characters` }));
const port = z
  .string()
  .check(
    z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, { error: 'must be 0 to 65535' }),
  );

const Variables = z.object({
  PORT: z._default(port, '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  TRUSTED_PROXIES: z._default(oneOf(['0', '1', '2', '3']), '0'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be like postgresql://user@host/name' }),
  ),
  STORAGE_URL: z.optional(
    z.string().check(
      z.refine(isStorageUrl, {
        error: 'must be like s3://bucket?endpoint=https://s3.example.org&region=name',
      }),
    ),
  ),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@host:587' })),
  MAIL_FROM: z.optional(z.string().check(z.refine(isEmail, { error: 'must be an email address' }))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be like https://desk.example.org' })),
  SEED: z.optional(oneOf(['demo', 'none'])),
  TRUST_CLOCK: z.optional(oneOf(['yes'])),
  SECRET: z.optional(atLeast(SECRET_LENGTH)),
  GOOGLE_MAPS_KEY: z.optional(z.string()),
  FIRST_ADMIN_EMAIL: z.optional(z.email({ error: 'must be an email address' })),
  FIRST_ADMIN_PASSWORD: z.optional(atLeast(MIN_PASSWORD_LENGTH)),
  LOG_LEVEL: z._default(oneOf(LOG_LEVELS), 'info'),
  ...providerVariables,
  ...hookVariables,
});

export interface Env {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** The number of our own proxies that a request passes. Each adds its caller's address. */
  proxies: number;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The S3 bucket of the files, with its credentials; undefined stores them in `<dataDir>/files`. */
  storage: { url: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** The mail server; undefined puts mails into `<dataDir>/outbox`. */
  smtpUrl: string | undefined;
  /** The sender's address of every mail. */
  mailFrom: string;
  /** The SMS provider; undefined writes its messages to `<dataDir>/outbox`. */
  sms: GatewayOptions | undefined;
  whatsapp: WhatsappOptions | undefined;
  /** How the callers of our webhooks are authenticated. */
  hooks: Services['hooks'];
  /** The server's address for browsers, without a slash at the end; undefined means the address that it listens on. */
  publicUrl: string | undefined;
  /** The data that an empty database gets. */
  seed: 'demo' | 'none';
  /** Starts even if the office's latest records are later than the clock. */
  isClockTrusted: boolean;
  secret: string | undefined;
  googleMapsKey: string | undefined;
  /** The first account of an empty database without demo data. */
  firstAdmin: { email: string; password: string } | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Checks all variables; an empty one counts as missing. Throws an error with one line for each invalid one. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const settings = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const { data, error } = z.safeParse(Variables, settings);
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...combined(settings),
  ];
  if (!data || problems.length > 0) throw new Error(problems.join('\n'));
  const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = data;
  const { STORAGE_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  return {
    port: Number(data.PORT),
    host: data.HOST,
    proxies: Number(data.TRUSTED_PROXIES),
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    storage: url && accessKeyId && secretAccessKey ? { url, accessKeyId, secretAccessKey } : undefined,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? senderOf(data.SMTP_URL),
    ...carriersOf(data),
    hooks: hooksOf(data),
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    seed: data.SEED ?? (data.DATABASE_URL ? 'none' : 'demo'),
    isClockTrusted: data.TRUST_CLOCK === 'yes',
    secret: data.SECRET,
    googleMapsKey: data.GOOGLE_MAPS_KEY,
    firstAdmin: email && password ? { email, password } : undefined,
    logLevel: data.LOG_LEVEL,
  };
}

function isStorageUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, searchParams } = new URL(text);
  const endpoint = searchParams.get('endpoint');
  const others = [...searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  const known = others.length === 0 && !username && /^[a-z0-9][a-z0-9.-]{2,62}$/.test(hostname);
  return protocol === 's3:' && known && (!endpoint || /^https?:\/\/[^/]/.test(endpoint));
}

/** Most mail servers let an account send only under its own address. */
function senderOf(smtpUrl: string | undefined): string {
  const account = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  return isEmail(account) ? account : 'grievance-desk@localhost.localdomain';
}

function combined(settings: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  if (settings.HOST && !LOOPBACK.test(settings.HOST) && !settings.SECRET) {
    problems.push(
      `SECRET must be set when HOST lets other machines in: ${SECRET_LENGTH} random characters or more`,
    );
  }
  if (!settings.FIRST_ADMIN_EMAIL !== !settings.FIRST_ADMIN_PASSWORD) {
    problems.push('FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD must be set together');
  }
  if (settings.STORAGE_URL && !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY)) {
    problems.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set with STORAGE_URL');
  }
  return [...problems, ...providerProblems(settings)];
}

/** The environment of this process. Without a secret it uses the one in DATA_DIR, and creates it when missing. */
export function loadEnv(): Env & { secret: string } {
  const env = readEnv(process.env);
  makeDataDir(env.dataDir);
  return { ...env, secret: env.secret ?? storedSecret(env.dataDir) };
}

/** The secret in `<dataDir>/secret`, created at the first start and readable only by its owner. */
export function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) makeSecret(path);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new Error(`${path} has fewer than ${SECRET_LENGTH} characters; without the file a new one is made`);
}

/**
 * Writes the file under a temporary name first. Processes that start at the same time agree on the one that is linked
 * first.
 */
function makeSecret(path: string): void {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(draft, randomBytes(SECRET_LENGTH).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}
