import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** Valid calls about saved views and columns. */
export const viewCalls = <Valid>({ roads, mla, post }: Desk, by: (values: Values, id?: number) => Valid) => {
  const shown = () => ({ name: crypto.randomUUID(), filters: { category: [roads] } });
  const saved = async () => Number((await post(mla, 'view', shown())).body.id);
  return {
    'POST view': async () => by(shown()),
    'PUT view/:id': async () => by({ name: crypto.randomUUID(), position: 1 }, await saved()),
    'PUT desk/first-steps': async () => by({ hidden: false }),
    'PUT desk/columns': async () => by({ columns: ['status', 'due_on'] }),
  };
};
