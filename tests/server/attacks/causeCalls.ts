import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** Valid calls about causes, and the task of an answer. */
export function causeCalls<Valid>(
  { record, post, mla, roads, places }: Desk,
  { by }: { by(values: Values, id?: number): Valid },
) {
  const input = () => ({ ...places.V1, title: 'No water', category_id: roads });
  const answer = { message: 'Soon', status: 'responded' };
  const cause = async () => {
    const { id } = await record(mla);
    return Number((await post(mla, 'cause', { ...input(), complaint_ids: [id] })).body.id);
  };
  return {
    'POST cause': async () => by({ ...input(), complaint_ids: [(await record(mla)).id] }),
    'PUT cause/:id': async () => by({ title: 'No water at all' }, await cause()),
    'POST cause/:id/member': async () => by({ complaint_ids: [(await record(mla)).id] }, await cause()),
    'POST cause/:id/answer': async () => by(answer, await cause()),
    'POST cause/suggestion/decline': async () => by({ category_id: roads, area_id: places.V1.area_id }),
    'POST job/:id/cancel': async () => {
      const { job } = (await post(mla, `cause/${await cause()}/answer`, answer)).body;
      return by({}, (job as { id: number }).id);
    },
  };
}
