import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** Valid calls about causes. */
export function causeCalls<Valid>(
  { record, post, mla, roads, places }: Desk,
  { by }: { by(values: Values, id?: number): Valid },
) {
  const input = () => ({ ...places.V1, title: 'No water', category_id: roads });
  const cause = async () => {
    const { id } = await record(mla);
    return Number((await post(mla, 'cause', { ...input(), complaint_ids: [id] })).body.id);
  };
  return {
    'POST cause': async () => by({ ...input(), complaint_ids: [(await record(mla)).id] }),
    'PUT cause/:id': async () => by({ title: 'No water at all' }, await cause()),
    'POST cause/:id/member': async () => by({ complaint_ids: [(await record(mla)).id] }, await cause()),
    'POST cause/:id/answer': async () => by({ message: 'Soon', status: 'responded' }, await cause()),
  };
}
