import { isWrongNumber, refusedFor } from './classifyRefusal.ts';
import { at, instantAt, listAt, textAt } from './json.ts';
import type { MessageProvider, Outcome, Outgoing, ProviderReport, UnreadReport } from './messageProvider.ts';
import { postOnce, reasonOf } from './post.ts';
import { sorted, stateOf, unreadReport } from './states.ts';
import { incomingOf } from './whatsappIncoming.ts';
import { fetchMedia } from './whatsappMedia.ts';

/**
 * The Cloud API of WhatsApp (MSG-01): `url` is its address with the version, `phoneId` the id of the office's number.
 */
export interface WhatsappOptions {
  url: string;
  phoneId: string;
  token: string;
}

export const whatsappProvider = ({ url, phoneId, token }: WhatsappOptions): MessageProvider => ({
  name: 'whatsapp',
  async send(message) {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await postOnce(`${url}/${encodeURIComponent(phoneId)}/messages`, headers, bodyOf(message));
    return answer.kind === 'answer' ? outcomeOf(answer) : answer;
  },
  read(body) {
    const values = listAt(body, 'entry')
      .flatMap((entry) => listAt(entry, 'changes'))
      .map((change) => at(change, 'value'));
    const statuses = values.flatMap((value) => listAt(value, 'statuses'));
    const messages = values.flatMap((value) => listAt(value, 'messages'));
    return {
      ...sorted(statuses.flatMap((each) => reportOf(each) ?? [])),
      incoming: messages.flatMap((each) => incomingOf(each) ?? []),
    };
  },
  fetchMedia: (id) => fetchMedia({ url, token }, id),
  // Nothing of a message is stored here.
  forget: async () => undefined,
});

function bodyOf({ id, phone, text, template }: Outgoing) {
  const to = { messaging_product: 'whatsapp', to: `91${phone}`, biz_opaque_callback_data: String(id) };
  if (!template) return { ...to, type: 'text', text: { body: text, preview_url: false } };
  const parameters = template.values.map((value) => ({ type: 'text', text: value }));
  return {
    ...to,
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language },
      components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
    },
  };
}

/** The codes for too many requests or no access, since the API answers 400 in many cases. */
const AWAY_CODES = ['0', '4', '10', '190', '80007', '130429', '131048', '131056', '133004', '368'];

function outcomeOf({ status, body }: { status: number; body: unknown }): Outcome {
  const id = textAt(body, 'messages.0.id');
  if (status < 300)
    return id === null ? { kind: 'unclear', reason: `HTTP ${status}` } : { kind: 'accepted', id };
  const reason = reasonOf(at(body, 'error.message')) || `HTTP ${status}`;
  if (AWAY_CODES.includes(textAt(body, 'error.code') ?? '')) return { kind: 'away', reason };
  return refusedFor(reason);
}

/** A phone without WhatsApp is not wrong: an SMS may still reach it. */
function reportOf(each: unknown): ProviderReport | UnreadReport | null {
  const [provider_id, word] = [textAt(each, 'id'), textAt(each, 'status')];
  if (provider_id === null) return null;
  const state = stateOf(word ?? '');
  if (state === 'under way') return null;
  // Meta reports that the sender has deleted a message.
  if (!state || word === 'deleted') return unreadReport(provider_id, word);
  const words = at(each, 'errors.0.error_data.details') ?? at(each, 'errors.0.title');
  const reason = state === 'failed' ? reasonOf(words) : null;
  const wrongNumber = reason !== null && isWrongNumber(reason);
  return { provider_id, state, reason, at: instantAt(each, 'timestamp'), wrongNumber };
}
