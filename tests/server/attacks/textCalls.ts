import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** A macro of a user's office. */
export async function macroOf({ post }: Pick<Desk, 'post'>, by: Desk['mla']): Promise<number> {
  const macro = { name: crypto.randomUUID(), steps: [{ kind: 'priority', priority: 'high' }] };
  return Number((await post(by, 'macro', macro)).body.id);
}

/** Valid calls about macros and quick replies. */
export function textCalls<Valid>(desk: Desk, by: (values: Values, id?: number) => Valid) {
  const { mla, post, record, roads } = desk;
  const steps = [{ kind: 'priority', priority: 'high' }];
  const reply = () => ({ title: crypto.randomUUID(), texts: { en: 'Soon.' }, category_ids: [roads] });
  return {
    'POST macro': async () => by({ name: crypto.randomUUID(), steps }),
    'PUT macro/:id': async () => by({ name: crypto.randomUUID() }, await macroOf(desk, mla)),
    'POST macro/apply': async () => by({ id: (await record(mla)).id, macro_id: await macroOf(desk, mla) }),
    'POST reply': async () => by(reply()),
    'PUT reply/:id': async () =>
      by({ title: crypto.randomUUID() }, Number((await post(mla, 'reply', reply())).body.id)),
  };
}
