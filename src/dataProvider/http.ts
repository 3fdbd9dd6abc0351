import { type ErrorBody, shownMessage } from '#contract/kernel/errors.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedToken } from '#src/authProvider/storedSession.ts';
import { codedKey } from '#src/i18n/codedKey.ts';
import { isInBackground } from './background.ts';
import { connection } from './connection.ts';
import { API_URL, callHeaders, takePrefetched } from './prefetch.ts';
import { queryString } from './queryString.ts';

/**
 * A failed call. `status` is 0 without any answer (ERR-05). `message`, and the text of each field in `body.errors`, are
 * keys of the catalogue if the host sends codes, otherwise the text as sent: `translate(message, { _: message })` shows
 * either.
 */
export class ApiFailure extends Error {
  readonly status: number;
  /** False for a 401 of a background call or of a token that is no longer used. */
  endsSession = true;
  readonly body: Omit<ErrorBody, 'errors'> & { errors?: Record<string, string> };

  constructor(status: number, message: string, { errors, error_codes: codes = {}, ...body }: ErrorBody = {}) {
    super(message);
    this.status = status;
    const keys = Object.entries(errors ?? {}).map(([field, texts]) => {
      const [coded] = codes[field] ?? [];
      return [field, coded ? codedKey(coded) : ([texts].flat()[0] ?? '')];
    });
    this.body = { ...body, errors: errors && Object.fromEntries(keys) };
  }
}

/**
 * The text of a failure, as a key or a text like `ApiFailure.message`. Anything that is no `ApiFailure` is a bug of the
 * program.
 */
export const messageOf = (failure: unknown): string =>
  failure instanceof ApiFailure ? failure.message : 'failure.contactAdministrator';

/**
 * Fires when a call of the user was answered 401: the sign-in page drops the token (AUTH-10). Background calls do not
 * fire it.
 */
export const sessionEnded = new EventTarget();

export type Fields = Record<string, unknown>;

interface RequestOptions {
  query?: Fields;
  body?: Fields;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Encodes a body that is not JSON. */
  encode?: (body: Fields) => BodyInit;
  /** A background call: it reports no outage and no ended session; the user's next call does. */
  polled?: boolean;
}

/**
 * Sends one request to the API; returns the parsed body. Uses a prefetched answer if there is one.
 * @throws ApiFailure
 */
export async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const { signal } = options;
  const polled = options.polled || isInBackground();
  const report = (isLost: boolean) => polled || connection.report(isLost);
  const token = storedToken();
  // The answer of the sign-in shows which kind of host it is.
  const isPlain = token !== null && !hasCapability('desk');
  let wire: PlainWire | undefined;
  let response: Response;
  try {
    if (isPlain) wire = (await import('./plainWire.ts')).plainWire;
    const { query, body, headers } = wire ? namedParts(wire, method, path, options) : options;
    const { encode } = options;
    const type = body && !encode && { 'Content-Type': 'application/json' };
    const url = `${API_URL}/${path}${queryString(query)}`;
    const ahead = method === 'GET' ? await takePrefetched(url, token) : undefined;
    response =
      ahead ??
      (await fetch(url, {
        method,
        signal,
        headers: { ...callHeaders(token), ...type, ...headers },
        body: body && (encode?.(body) ?? JSON.stringify(body)),
      }));
  } catch (failure) {
    if (failure instanceof ApiFailure) throw failure;
    if (signal?.aborted) throw signal.reason; // an aborted call has no other error
    report(true);
    throw new ApiFailure(0, 'failure.noNetwork');
  }
  report(false);
  const answer = await response.json().catch(() => null);
  if (response.ok) return (wire ? wire.completeAnswer(path, answer) : answer) as T;
  // A late answer to an old token does not end the current session.
  const endsSession = response.status === 401 && token !== null && token === storedToken() && !polled;
  if (endsSession) sessionEnded.dispatchEvent(new Event('ended'));
  const failure = new ApiFailure(response.status, messageIn(response, answer, isPlain), answer ?? {});
  failure.endsSession = endsSession;
  throw failure;
}

/** A plain host sends texts without codes, or codes of its own. */
function messageIn(response: Response, body: ErrorBody | null, isPlain: boolean): string {
  const { code, values } = body ?? {};
  if (typeof code === 'string' && !isPlain) return codedKey({ code, values });
  return shownMessage(response.status, response.statusText, body) ?? 'failure.contactAdministrator';
}

type PlainWire = typeof import('./plainWire.ts')['plainWire'];

/** The call for a plain host, without other headers; a call that the specifications do not name is not sent. */
function namedParts(
  { asSpecified }: PlainWire,
  method: string,
  path: string,
  options: RequestOptions,
): RequestOptions {
  const named = asSpecified(method, path, options);
  if (!named) throw new ApiFailure(404, 'rules.notFound');
  return named;
}
