import type { Carrier, CarrierIncoming, CarrierReport, Outcome, Outgoing } from './carrier.ts';
import { at, instantAt, textAt } from './json.ts';
import { isWrongNumber, postOnce, reasonOf } from './post.ts';

/** The Cloud API of WhatsApp (MSG-01): `url` is its address with the version, `phoneId` the id of the office's number. */
export interface WhatsappOptions {
  url: string;
  phoneId: string;
  token: string;
}

export const whatsappCarrier = ({ url, phoneId, token }: WhatsappOptions): Carrier => ({
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
    return {
      reports: values.flatMap((value) => listAt(value, 'statuses')).flatMap((each) => reportOf(each) ?? []),
      incoming: values
        .flatMap((value) => listAt(value, 'messages'))
        .flatMap((each) => incomingOf(each) ?? []),
    };
  },
  // Nothing of a message is kept here.
  forget: async () => undefined,
});

const listAt = (value: unknown, path: string): unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};

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

/** Asked for patience, or not let in: by its codes, since it answers 400 to many things. */
const AWAY_CODES = ['0', '4', '10', '190', '80007', '130429', '131048', '131056', '133004', '368'];

function outcomeOf({ status, body }: { status: number; body: unknown }): Outcome {
  const id = textAt(body, 'messages.0.id');
  if (status < 300)
    return id === null ? { kind: 'unclear', reason: `HTTP ${status}` } : { kind: 'accepted', id };
  const reason = reasonOf(at(body, 'error.message')) || `HTTP ${status}`;
  if (AWAY_CODES.includes(textAt(body, 'error.code') ?? '')) return { kind: 'away', reason };
  return { kind: 'refused', reason, wrongNumber: isWrongNumber(reason) };
}

const STATES: readonly string[] = ['sent', 'delivered', 'read', 'failed'];
const isState = (told: string | null): told is CarrierReport['state'] =>
  told !== null && STATES.includes(told);

/** That somebody has no WhatsApp says nothing of the number: an SMS may still reach them. */
function reportOf(each: unknown): CarrierReport | null {
  const [provider_id, state] = [textAt(each, 'id'), textAt(each, 'status')];
  if (provider_id === null || !isState(state)) return null;
  const told = at(each, 'errors.0.error_data.details') ?? at(each, 'errors.0.title');
  const reason = state === 'failed' ? reasonOf(told) : null;
  const wrongNumber = reason !== null && isWrongNumber(reason);
  return { provider_id, state, reason, at: instantAt(each, 'timestamp'), wrongNumber };
}

/** Of a picture or a recording its caption, and what it is: its bytes stay with the provider. */
function incomingOf(each: unknown): CarrierIncoming | null {
  const [from, type] = [textAt(each, 'from'), textAt(each, 'type')];
  if (from === null || type === null || type === 'reaction' || type === 'system') return null;
  const text =
    textAt(each, 'text.body') ??
    textAt(each, 'button.text') ??
    textAt(each, 'interactive.button_reply.title') ??
    [`[${type}]`, textAt(each, `${type}.caption`)].filter(Boolean).join(' ');
  return { provider_id: textAt(each, 'id'), from, text, at: instantAt(each, 'timestamp') };
}
