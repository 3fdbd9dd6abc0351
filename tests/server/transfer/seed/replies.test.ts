import { expect, test } from 'vitest';
import { unknownIn } from '#contract/replies/placeholders.ts';
import { macros as macroTable, replies } from '#server/replies/schema/macros.ts';
import { openOffice } from '../../access/office.ts';

test('[DESK-13, DESK-14] the demo has 14 quick replies in three languages, and 6 macros that can be taken', async () => {
  const { db, send, accountOf } = await openOffice();
  const { token, home } = accountOf('desk');
  const kept = await db.select().from(replies);
  expect(kept).toHaveLength(14);
  for (const { texts } of kept) {
    expect(Object.keys(texts).sort()).toEqual(['en', 'hi', 'te']);
    for (const text of Object.values(texts)) expect(unknownIn(text)).toBeUndefined();
  }
  expect(await db.$count(macroTable)).toBe(6);
  const { body } = await send('GET', 'macro', { token });
  for (const macro of body.data ?? []) {
    expect([macro.name_te, macro.name_hi]).toEqual([expect.any(String), expect.any(String)]);
    const form = {
      ...home,
      name: 'Lakshmi',
      phone: '9848011111',
      category_id: 1,
      details: 'x',
      type: 'complaint',
    };
    const { id } = (await send('POST', 'complaint', { token, form })).body;
    const applied = await send('POST', 'macro/apply', { token, json: { id, macro_id: macro.id } });
    expect([macro.name, applied.status, applied.body.message]).toEqual([macro.name, 200, undefined]);
  }
});
