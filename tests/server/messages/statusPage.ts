import { newStatusLink } from '#server/messages/statusLinks.ts';
import { formData } from '#src/dataProvider/call.ts';
import { openClosing } from '../closing/office.ts';

/** A desk whose closings are verified, with status pages. */
export async function openStatus() {
  const office = await openClosing();
  const { desk } = office;
  const made = () => ({ publicUrl: 'https://desk.example.org', now: desk.clock.now });
  const link = async (id: number) => ((await newStatusLink(desk.db, id, made())) ?? '').slice(-22);
  let ip = 0;
  /** From a new address, except in tests about addresses. */
  const ask = async (path: string, form?: Record<string, unknown>, address?: string) => {
    ip += 1;
    const request = new Request(`http://localhost/s/${path}`, {
      ...(form ? { method: 'POST', body: formData(form) as FormData } : {}),
    });
    const response = await desk.app.fetch(request, { ip: address ?? `198.51.${ip >> 8}.${ip & 255}` });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const say = (token: string, action: string, given: Record<string, unknown> = {}) =>
    ask(`${token}?lang=en`, { digits: '2345', action, ...given });
  return { ...office, link, ask, say };
}
