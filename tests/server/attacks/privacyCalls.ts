import type { Desk } from '../complaints/desk.ts';
import { endImports } from './importCalls.ts';

interface Given<Valid> {
  by(values: Record<string, unknown>, id: undefined, who: { token: string }): Valid;
  /** Name and phone of a new person. */
  told(): { name: string; phone: string };
}

/** Valid calls about the data of a person: each about another person, since an erasure leaves nothing. */
export function privacyCalls<Valid>(desk: Desk, { by, told }: Given<Valid>) {
  const { admin, mla, record } = desk;
  const known = async () => {
    const { name, phone } = told();
    await record(mla, { name, phone });
    return phone;
  };
  const byPhone = async () => by({ phone: await known() }, undefined, admin);
  return {
    'POST privacy/people': byPhone,
    'POST privacy/person': byPhone,
    'POST privacy/person/export': byPhone,
    'POST privacy/person/erase': async () => {
      await endImports(desk);
      const phone = await known();
      return by({ phone, confirmation: phone, open: true }, undefined, admin);
    },
  };
}
