import { createHmac } from 'node:crypto';
import { carriersAt } from '../../testProvider.ts';
import { openDesk } from '../complaints/desk.ts';

type Body = string | Uint8Array;
export const signed = (secret: string, body: Body) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** A desk with providers that post to its hooks, by default each from a different address. */
export async function openHooks() {
  const desk = await openDesk();
  desk.services.carriers = carriersAt('http://127.0.0.1:1');
  let ip = 0;
  async function post(path: string, body: Body, headers: Record<string, string> = {}, from?: string) {
    ip += 1;
    const url = `http://localhost/api/v1/hook/${path}`;
    const request = new Request(url, { method: 'POST', body: body as BodyInit, headers });
    const response = await desk.app.fetch(request, {
      ip: from ?? `10.${ip >> 16}.${(ip >> 8) & 255}.${ip & 255}`,
    });
    return response.status;
  }
  /** By the secret address of the connected service. */
  const joined = (value: unknown) => post('inbound/A-joined-service-knows', JSON.stringify(value));
  return { ...desk, post, joined };
}
