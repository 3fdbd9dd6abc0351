import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { parseJson } from '#contract/kernel/json.ts';
import { cleanText, cutText } from '#contract/kernel/text.ts';
import type { DroppedPart } from '#contract/messages/droppedPart.ts';
import { inbound } from '#contract/messages/inbox.ts';
import { MAX_FREE_TEXT, MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages/messageKinds.ts';
import {
  ApiError,
  badRequest,
  invalidBy,
  invalidField,
  unauthorized,
} from '#server/kernel/errors/apiError.ts';
import { readBytes } from '#server/kernel/http/body.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import type { Aside } from '#server/kernel/http/strangers.ts';
import type { SentFile } from '#server/messages/checkSentFiles.ts';
import { takeIncoming } from '#server/messages/incoming.ts';
import { localPhone } from '#server/messages/phones.ts';
import { mapTexts, plausible } from '#server/messages/providers/json.ts';
import type { MessageProvider, ProviderIncoming } from '#server/messages/providers/messageProvider.ts';
import { takeReport, takeUnread } from '#server/messages/reports.ts';
import type { PublicLimiter } from '../limiter.ts';
import { isSame, senderOf } from './signature.ts';

/** The hooks of the channels, and one for services that connect without code of ours (MSG-16). */
export const HOOKS = [...MESSAGE_CHANNELS, 'inbound'] as const;
export type Hook = (typeof HOOKS)[number];

/** A report has some hundred letters (MSG-12); connected services send files in it, as base64. */
const MAX_BYTES = 64 * 1024;
const MAX_INBOUND_BYTES = 12 * 1024 * 1024;
/**
 * How many points a body with files takes until its signature, which covers all of it, is verified: so few are read at
 * a time.
 */
const LARGE = 5;
/** A phone has at least so many digits. */
const LEAST_DIGITS = 5;
const MOST_DIGITS = 15;
/** Providers use no longer ids; a longer text is no id. */
const MAX_ID = 200;

interface Posted {
  request: Request;
  ip: string;
  aside: Aside;
  hook: Hook;
  /** The part of the address after the hook's name. */
  at: string | undefined;
}

/**
 * Processes a post of a provider or a connected service, after it is authenticated (MSG-12, MSG-16). Only posts with a
 * wrong signature count toward the limit of an address.
 * @throws 401, 413, 429; 400 or 422 for errors that the sender should correct
 */
export async function takePosted(services: Services, limiter: PublicLimiter, posted: Posted): Promise<void> {
  const { request, ip, hook } = posted;
  await limiter.refuse(ip);
  const bytes = await bytesOf(services, limiter, posted);
  const body = bodyOf(request, bytes);
  if (hook === 'inbound') await takeInbound(services, body, bytes);
  else await takeOfProvider(services, hook, { body, bytes });
}

/**
 * The bytes of a body after its sender is authenticated.
 * @throws 401, 413, 429
 */
async function bytesOf({ hooks }: Services, limiter: PublicLimiter, posted: Posted) {
  const { request, ip, aside, hook, at } = posted;
  let counted = 0;
  try {
    const check = senderOf(hooks[hook], { request, at });
    if (hook === 'inbound' && at === undefined && !isSmall(request)) {
      counted = LARGE;
      await limiter.count(ip, counted);
    }
    const most = hook === 'inbound' ? MAX_INBOUND_BYTES : MAX_BYTES;
    const bytes = await aside(() => readBytes(request, most));
    check(bytes);
    if (counted > 0) await limiter.giveBack(ip, counted);
    return bytes;
  } catch (error) {
    if (counted === 0 && error instanceof ApiError && error.status === 401) await limiter.count(ip);
    throw error;
  }
}

const isSmall = ({ headers }: Request) => Number(headers.get('content-length') ?? Infinity) <= MAX_BYTES;

/** Parses JSON, or a form as older gateways send it; texts are cleaned for the database. */
function bodyOf(request: Request, bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
    const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
    return mapTexts(body, cleanText);
  } catch {
    throw badRequest();
  }
}

async function takeOfProvider(
  services: Services,
  channel: MessageChannel,
  { body, bytes }: { body: unknown; bytes: Uint8Array },
): Promise<void> {
  const carrier = services.carriers[channel];
  const { reports, unread, incoming } = carrier.read(body);
  for (const report of reports) {
    if (isId(report.provider_id)) await takeReport(services, { channel, ...report });
  }
  for (const report of unread) {
    if (isId(report.provider_id)) await takeUnread(services, { channel, ...report });
  }
  for (const [nth, { provider_id, from, text, at, media }] of incoming.entries()) {
    if (isPhone(from))
      await takeIncoming(services, {
        channel,
        from,
        text: cutText(text, MAX_FREE_TEXT),
        at: possible(services, at),
        ...(await fetchAll(carrier, media)),
        provider_id: isId(provider_id) ? provider_id : `${digestOf(bytes)}.${nth}`,
        looksLikeOthers: !isId(provider_id) && at === null,
      });
  }
}

/** Fetches the files of a message from the provider, as far as it delivers them. */
async function fetchAll(carrier: MessageProvider, media: ProviderIncoming['media']) {
  const files: SentFile[] = [];
  const left_out: DroppedPart[] = [];
  for (const { id, kind, format, name, type } of media) {
    const bytes = id === null ? 'not_fetched' : await carrier.fetchMedia(id);
    if (typeof bytes !== 'string') files.push({ bytes, name: name ?? nameFor(kind, type), type: type ?? '' });
    else left_out.push({ kind, format, name, reason: kind === 'message' ? 'unknown' : bytes });
  }
  return { media: files, left_out };
}

/** 'photo.jpeg': photos and recordings have no file names. */
const nameFor = (kind: string, type: string | null) =>
  [
    kind,
    type
      ?.split(';')[0]
      ?.split('/')[1]
      ?.replaceAll(/[^\w.+-]/g, ''),
  ]
    .filter(Boolean)
    .join('.');

/** Some services send ids, phones and numeric texts as numbers. */
const withTexts = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          typeof value === 'number' ? String(value) : value,
        ]),
      );

async function takeInbound(services: Services, body: unknown, bytes: Uint8Array): Promise<void> {
  const read = z.safeParse(inbound, withTexts(body));
  if (!read.success) {
    throw invalidBy(read.error.issues);
  }
  const { channel, id, from, at, text, media } = read.data;
  if (!isPhone(from)) throw invalidField('from', 'notPhone');
  await takeIncoming(services, {
    channel,
    from,
    text,
    provider_id: id ?? digestOf(bytes),
    at: possible(services, new Date(at)),
    media: media.map(({ name, type, data }) => ({ name, type, bytes: Buffer.from(data, 'base64') })),
  });
}

/** The key of a message without an id: a hash of its bytes, so that a repeated post is stored once. */
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');
const isId = (id: string | null): id is string => id !== null && id.length <= MAX_ID;
function isPhone(from: string): boolean {
  const { length } = localPhone(from).replace('+', '');
  return length >= LEAST_DIGITS && length <= MOST_DIGITS;
}
/** The clocks of others may be ahead of ours, or may be years behind. */
const possible = ({ clock }: Services, at: Date | null) =>
  new Date(Math.min(clock().getTime(), (at && plausible(at))?.getTime() ?? Infinity));

/**
 * Meta's challenge, which it wants back before it sends anything, if the verify token is right.
 * @throws 401
 */
export async function challengeOf(
  { hooks }: Services,
  limiter: PublicLimiter,
  { request, ip }: { request: Request; ip: string },
): Promise<string> {
  await limiter.refuse(ip);
  const { searchParams } = new URL(request.url);
  const [token, challenge] = [searchParams.get('hub.verify_token'), searchParams.get('hub.challenge')];
  const { verifyToken } = hooks.whatsapp;
  if (verifyToken && token && isSame(token, verifyToken) && /^[\w-]{1,200}$/.test(challenge ?? ''))
    return challenge ?? '';
  await limiter.count(ip);
  throw unauthorized();
}
