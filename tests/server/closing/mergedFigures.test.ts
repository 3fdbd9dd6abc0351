import { beforeEach, expect, test } from 'vitest';
import { openClosing } from './office.ts';

const office = await openClosing();
beforeEach(() => office.fresh());

/** The dashboard's count of confirmed closings, and the results of each filter of the list, for a user. */
async function figures(by = office.desk.mla) {
  const { desk } = office;
  const { body } = await desk.post(by, 'dashboard/stats', { include: 'closed,confirmed' });
  const found = async (query: Record<string, string>) => {
    const { data, total } = await desk.list(by, { page: 1, ...query });
    expect(data).toHaveLength(Number(total));
    return total;
  };
  return {
    ...body,
    verified: await found({ verification: 'confirmed' }),
    disputed: await found({ verification: 'disputed' }),
    solved: await found({ outcome: 'solved' }),
  };
}

/** Two confirmed closings and a disputed one, of one person; the ids of the three. */
async function threeOfOne(): Promise<[number, number, number]> {
  const { closed, desk, record, verifier, verify } = office;
  const solved = () => closed(desk.staff, { outcome: 'solved', without_evidence: true });
  const [first, second, third] = [await solved(), await solved(), await record()];
  for (const id of [first, second]) expect((await verify(verifier, id, 'confirmed')).status).toBe(200);
  await office.close(desk.staff, third);
  expect((await verify(verifier, third, 'disputed')).status).toBe(200);
  return [first, second, third];
}

test.each(['admin', 'mp', 'mla'] as const)(
  '[PER-17, REF-17] what was merged is closed, and confirmed, disputed or solved no longer, until the merge is undone: for %s',
  async (who) => {
    const { desk } = office;
    const [confirmed, other, disputed] = await threeOfOne();
    const target_id = await office.record();
    const before = { closed: 2, confirmed: 2, verified: 2, disputed: 1, solved: 2 };
    expect(await figures(desk[who])).toEqual(before);
    const merged = await desk.post(desk.mla, 'complaint/merge', {
      ...{ source_ids: [confirmed, disputed], target_id },
    });
    expect(merged.status).toBe(200);
    const after = { closed: 3, confirmed: 1, verified: 1, disputed: 0, solved: 1 };
    expect(await figures(desk[who])).toEqual(after);
    const { data } = await desk.list(desk[who], { page: 1, verification: 'confirmed' });
    expect(data.map(({ id }) => id)).toEqual([other]);
    for (const source_id of [confirmed, disputed])
      expect((await desk.post(desk.mla, 'complaint/merge/undo', { source_id })).status).toBe(200);
    expect(await figures(desk[who])).toEqual(before);
  },
);
