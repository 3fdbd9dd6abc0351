import { CONTACT_ADMINISTRATOR, type ErrorBody, shownMessage } from '#contract/kernel/errors.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedToken } from '#src/authProvider/storedSession.ts';
import { isInBackground } from './background.ts';
import { connection } from './connection.ts';
import { API_URL, callHeaders, takePrefetched } from './prefetch.ts';
import { queryString } from './queryString.ts';

/**
 * A call that did not work. `status` is 0 when no answer came at all (ERR-05). `message` and the one text a
 * field in `body.errors` are keys of the catalogue where the text is known, else the text as it was sent:
 * `translate(message, { _: message })` shows either.
 */
export class ApiFailure extends Error {
  readonly status: number;
  /** False of a 401 to a call that the page made by itself, or to a token that is no longer in use. */
  endsSession = true;
  readonly body: Omit<ErrorBody, 'errors'> & { errors?: Record<string, string> };

  constructor(status: number, message: string, body: ErrorBody = {}, known: KnownTexts = {}) {
    super(translatable(message, known));
    this.status = status;
    const errors = Object.entries(body.errors ?? {}).map(([field, texts]) => [
      field,
      translatable([texts].flat()[0] ?? '', known),
    ]);
    this.body = { ...body, errors: body.errors ? Object.fromEntries(errors) : undefined };
  }
}

/** What is said of a failure, as a key or a text like `ApiFailure.message`; what is none is the program's own error. */
export const messageOf = (failure: unknown): string =>
  failure instanceof ApiFailure ? failure.message : 'failure.contactAdministrator';

/** Reports that a call of the user was answered 401: the sign-in page drops the token (AUTH-10). Background calls move no page. */
export const sessionEnded = new EventTarget();

/** The texts of the rules by their keys in the catalogue. */
type KnownTexts = Record<string, string>;

/** Fetched with the first refusal, so that the sign-in page does not wait for them; without them texts are shown as sent. */
const knownTexts = (): Promise<KnownTexts> =>
  import('#contract/kernel/errorTexts.ts').then(
    ({ errorTexts }) => errorTexts,
    () => ({}),
  );

function translatable(text: string, known: KnownTexts): string {
  if (text === CONTACT_ADMINISTRATOR) return 'failure.contactAdministrator';
  const rule = Object.entries(known).find(([, one]) => one === text);
  return rule ? `rules.${rule[0]}` : text;
}

export type Fields = Record<string, unknown>;

interface RequestOptions {
  query?: Fields;
  body?: Fields;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How the body travels, where it is not JSON. */
  encode?: (body: Fields) => BodyInit;
  /** Made by the page itself: an outage or an ended session is reported by the next call that the user makes. */
  polled?: boolean;
}

/** One request to the API; answers the parsed body or throws an `ApiFailure`. What was begun ahead is not asked again. */
export async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const { signal } = options;
  const polled = options.polled || isInBackground();
  const report = (isLost: boolean) => polled || connection.report(isLost);
  const token = storedToken();
  // Whose host it is, the answer of the sign-in tells.
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
    if (signal?.aborted) throw signal.reason; // whatever else is said of what was called off
    report(true);
    throw new ApiFailure(0, 'failure.noNetwork');
  }
  report(false);
  const answer = await response.json().catch(() => null);
  if (response.ok) return (wire ? wire.completeAnswer(path, answer) : answer) as T;
  // A late answer to a token that is no longer in use ends nobody's session.
  const endsSession = response.status === 401 && token !== null && token === storedToken() && !polled;
  if (endsSession) sessionEnded.dispatchEvent(new Event('ended'));
  const message = shownMessage(response.status, response.statusText, answer);
  const failure = new ApiFailure(response.status, message, answer ?? {}, await knownTexts());
  failure.endsSession = endsSession;
  throw failure;
}

type PlainWire = typeof import('./plainWire.ts')['plainWire'];

/** The call as a plain host knows it, without other headers; one that the specifications do not name never leaves the browser. */
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
