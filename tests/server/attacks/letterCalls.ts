import type { Desk } from '../complaints/desk.ts';
import { image } from '../factories.ts';

type Values = Record<string, unknown>;

/** Valid calls about letters, their register, and printing. */
export function letterCalls<Valid>(
  { mla, post, record, send }: Desk,
  by: (values: Values, id?: number) => Valid,
) {
  const texts = { en: { subject: 'The road', body: 'The road is broken.' } };
  const letter = async () => ({
    complaint_id: (await record(mla)).id,
    ...{ kind: 'referral', language: 'en', texts, addressee: { name: 'Sri Narsaiah' } },
  });
  const template = () => ({ kind: 'thanks', name: crypto.randomUUID(), language: 'en', texts });
  const draft = async () => {
    // An office without a code cannot send letters.
    await send('PUT', 'office/registers', { token: mla.token, json: { code: 'HZB' } });
    return Number((await post(mla, 'letter', await letter())).body.id);
  };
  const sent = async () => {
    const id = await draft();
    await post(mla, `letter/${id}/dispatch`, {});
    return id;
  };
  return {
    'PUT office/registers': async () => by({ year: 'april', series: [{ code: 'GR', name: 'Grievances' }] }),
    'POST letter/template': async () => by(template()),
    'PUT letter/template/:id': async () =>
      by({ name: 'Changed' }, Number((await post(mla, 'letter/template', template())).body.id)),
    'POST letter': async () => by(await letter()),
    'POST letter/preview': async () => by(await letter()),
    'PUT letter/:id': async () => by({ our_ref: '17' }, await draft()),
    'POST letter/:id/dispatch': async () => by({}, await draft()),
    'POST letter/:id/cancel': async () => by({ reason: 'Wrong office' }, await sent()),
    'POST letter/print': async () => by({ id: [await sent()] }),
    'POST letterhead': async () => by({ file: await image('png', 1_200, 60) }),
    'POST letterhead/remove': async () => by({}),
    'POST signature': async () => by({ file: await image() }),
  };
}
