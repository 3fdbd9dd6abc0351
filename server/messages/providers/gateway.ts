import { partsOf } from '#contract/messages/smsParts.ts';
import { isWrongNumber, refusedFor } from './classifyRefusal.ts';
import { at, instantAt, mapTexts, textAt } from './json.ts';
import type {
  MessageProvider,
  Outcome,
  Outgoing,
  ProviderIncoming,
  ProviderReport,
  UnreadReport,
} from './messageProvider.ts';
import { postOnce, reasonOf } from './post.ts';
import { sorted, stateOf, unreadReport } from './states.ts';

/** An SMS gateway with a JSON API, described by the environment; docs/guide/messages.md has examples. */
export interface GatewayOptions {
  url: string;
  headers: Record<string, string>;
  /** JSON whose texts contain `{{phone}}`, `{{text}}` and so on. */
  body: unknown;
  /** The paths of a message's id and of an error in its answer. */
  idPath: string;
  reasonPath: string;
  /** The value with which its answer confirms a message, in addition to the id. */
  accepted: { path: string; value: string } | null;
  /** The paths of the fields of a report. */
  report: Record<'id' | 'state' | 'reason' | 'at', string>;
  /** The paths of the fields of a received message. */
  incoming: Record<'id' | 'from' | 'text' | 'at', string>;
}

export const gatewayProvider = (options: GatewayOptions): MessageProvider => ({
  name: 'http',
  async send(message) {
    const body = mapTexts(options.body, (text) => filled(text, message));
    const answer = await postOnce(options.url, options.headers, body);
    return answer.kind === 'answer' ? outcomeOf(options, answer) : answer;
  },
  read(body) {
    const entries = Array.isArray(body) ? body : [body];
    const incoming = entries.map((entry) => incomingOf(options, entry));
    // A received message also has an id, and is no report.
    const reports = entries.flatMap((entry, nth) => (incoming[nth] ? [] : (reportOf(options, entry) ?? [])));
    return { ...sorted(reports), incoming: incoming.filter((each) => each !== null) };
  },
  fetchMedia: async () => 'not_fetched',
  // Nothing of a message is stored here.
  forget: async () => undefined,
});

/** `{{coding:PM:UC}}` is the first value for a text of the GSM alphabet, otherwise the second. */
const HOLE = /\{\{(\w+)(?::([^:{}]*):([^:{}]*))?\}\}/g;

const filled = (text: string, message: Outgoing): string => {
  const { id, phone, template } = message;
  const values: Record<string, string | null | undefined> = {
    id: String(id),
    phone,
    text: message.text,
    kind: template?.kind.toUpperCase(),
    entity_id: template?.entity_id,
    header: template?.header,
    template_id: template?.template_id,
  };
  return text.replaceAll(HOLE, (_, name: string, plain = '', unicode = '') =>
    name === 'coding' ? (partsOf(message.text).unicode ? unicode : plain) : (values[name] ?? ''),
  );
};

/** After an answer that cannot be parsed it is unknown whether the message is sent. */
function outcomeOf(
  { idPath, reasonPath, accepted }: GatewayOptions,
  { status, body }: { status: number; body: unknown },
): Outcome {
  const reason = reasonOf(at(body, reasonPath)) || `HTTP ${status}`;
  const refused: Outcome = refusedFor(reason);
  if (status >= 400) return refused;
  if (accepted) {
    const said = textAt(body, accepted.path);
    if (said === null) return { kind: 'unclear', reason: `HTTP ${status}` };
    if (said.toLowerCase() !== accepted.value.toLowerCase()) return refused;
  }
  const id = textAt(body, idPath);
  return id === null ? { kind: 'unclear', reason: `HTTP ${status}` } : { kind: 'accepted', id };
}

function reportOf({ report }: GatewayOptions, entry: unknown): ProviderReport | UnreadReport | null {
  const provider_id = textAt(entry, report.id);
  if (provider_id === null) return null;
  const word = textAt(entry, report.state);
  const state = stateOf(word ?? '');
  if (state === 'under way') return null;
  if (!state) return unreadReport(provider_id, word);
  const reason = state === 'failed' ? reasonOf(at(entry, report.reason)) || reasonOf(word) : null;
  return {
    provider_id,
    state,
    reason,
    at: instantAt(entry, report.at),
    wrongNumber: [reason, word].some((each) => state === 'failed' && isWrongNumber(each ?? '')),
  };
}

/** A received message; a text of digits may be a number. */
function incomingOf({ incoming }: GatewayOptions, entry: unknown): ProviderIncoming | null {
  const { id, from, text, at: when } = incoming;
  const [phone, written] = [textAt(entry, from), at(entry, text)];
  if (phone === null || !['string', 'number'].includes(typeof written)) return null;
  const sent = { provider_id: textAt(entry, id), from: phone, at: instantAt(entry, when) };
  return { ...sent, text: String(written), media: [] };
}
