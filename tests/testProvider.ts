import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayOptions } from '#server/messages/providers/gateway.ts';
import { gatewayProvider } from '#server/messages/providers/gateway.ts';
import { whatsappProvider } from '#server/messages/providers/whatsapp.ts';

/**
 * What the fake provider does with the next message: accepts it, refuses it, reports an unknown number, asks to wait,
 * breaks the connection before or after accepting it, answers with something unknown, uses an id twice, or reports a
 * failure.
 */
export type Mood =
  | 'take'
  | 'refuse'
  | 'wrongNumber'
  | 'patience'
  | 'shut'
  | 'breakBefore'
  | 'breakAfter'
  | 'lie'
  | 'repeat'
  | 'broken';

export interface Taken {
  /** Our id of the message. */
  id: string;
  to: string;
  body: Record<string, unknown>;
}

/** A fake provider on this machine, as an SMS gateway and as WhatsApp's Cloud API, controlled by the test. */
export async function standIn({ latency = 0 }: { latency?: number } = {}) {
  const moods: Mood[] = [];
  /** The messages that it has sent, whatever it answered. */
  const taken: Taken[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
    const mood = moods.shift() ?? 'take';
    if (latency > 0) await new Promise((done) => setTimeout(done, latency));
    const isWhatsapp = request.url?.endsWith('/messages') ?? false;
    const keep = () =>
      taken.push({ id: String(body.biz_opaque_callback_data ?? body.ref), to: String(body.to), body });
    answer(response, { mood, isWhatsapp, keep, nextId: () => `P${mood === 'repeat' ? count : ++count}` });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken,
    /** The behaviour for the next messages, in order; after that it accepts everything. */
    next: (...coming: Mood[]) => void moods.push(...coming),
    carriers: () => carriersAt(url),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As most gateways of India take it. */
export const GATEWAY_BODY = {
  ref: '{{id}}',
  to: '{{phone}}',
  sender: '{{header}}',
  type: '{{coding:PM:UC}}',
  message: '{{text}}',
  dlt: { entity: '{{entity_id}}', template: '{{template_id}}', category: '{{kind}}' },
};

/** The providers connected to a fake, also from another process. */
export const carriersAt = (url: string) => ({
  sms: gatewayProvider(gatewayAt(url)),
  whatsapp: whatsappProvider({ url: `${url}/v23.0`, phoneId: '1234567890', token: 'a key' }),
});

const gatewayAt = (url: string): GatewayOptions => ({
  ...{ url: `${url}/send`, headers: { 'api-key': 'a key' }, body: GATEWAY_BODY },
  ...{ idPath: 'data.0.id', reasonPath: 'message', accepted: { path: 'status', value: 'ok' } },
  report: { id: 'id', state: 'status', reason: 'reason', at: 'at' },
  incoming: { id: 'id', from: 'from', text: 'text', at: 'at' },
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

interface Asked {
  mood: Mood;
  isWhatsapp: boolean;
  keep(): void;
  nextId(): string;
}

function answer(response: ServerResponse, { mood, isWhatsapp, keep, nextId }: Asked) {
  const say = (status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const no = (message: string, code: number) =>
    isWhatsapp ? say(400, { error: { message, code } }) : say(200, { status: 'error', message });
  const doAs: Record<Mood, () => void> = {
    take() {
      keep();
      const id = nextId();
      say(200, isWhatsapp ? { messages: [{ id }] } : { status: 'ok', data: [{ id }] });
    },
    refuse: () => no('Template does not match, number 919876543210', 132_000),
    wrongNumber: () => no('Unknown subscriber', 131_009),
    patience: () => say(429, {}),
    shut: () => say(503, {}, { 'Retry-After': '60' }),
    breakBefore: () => void response.socket?.destroy(),
    breakAfter() {
      keep();
      response.socket?.destroy();
    },
    lie() {
      keep();
      say(200, '<html>ok</html>');
    },
    repeat: () => doAs.take(),
    broken: () => say(500, {}),
  };
  doAs[mood]();
}
