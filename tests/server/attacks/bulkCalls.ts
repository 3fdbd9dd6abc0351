import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** Valid bulk calls on complaints. */
export function bulkCalls<Valid>(
  { record, post, mla }: Desk,
  { by }: { by(values: Values, id?: number): Valid },
) {
  const high = async () => ({
    action: 'priority',
    params: { priority: 'high' },
    ids: [(await record(mla)).id],
  });
  return {
    'POST bulk': async () => by(await high()),
    'POST bulk/:id/undo': async () => {
      const { job } = (await post(mla, 'bulk', await high())).body;
      return by({}, (job as { id: number }).id);
    },
  };
}
