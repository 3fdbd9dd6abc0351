import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { testApp } from '../../app.ts';

const app = await testApp();
const { token } = await app.account({ role: 'admin' });

const send = (method: string, path: string, json?: object) => app.send(method, path, { token, json });
const KINDS = ['complaint/category', 'contact/category', 'policy/category', 'video/category'];

test.each(KINDS)(
  '[GRD-16, MD-03] %s: names in Telugu and Hindi, each of them one category only',
  async (path) => {
    const roads = await send('POST', path, { name: 'Roads', name_te: 'రోడ్లు', name_hi: 'सड़कें' });
    expect(roads).toMatchObject({ status: 201, body: { name_te: 'రోడ్లు', name_hi: 'सड़कें' } });
    const water = await send('POST', path, { name: 'Water' });
    expect(water).toMatchObject({ status: 201, body: { name_te: null, name_hi: null } });
    expect((await send('POST', path, { name: 'Drains' })).status).toBe(201);
    for (const [field, name] of [
      ['name_te', 'రోడ్\u200cలు'],
      ['name_hi', ' सड़कें '],
    ] as const) {
      const taken = await send('PUT', `${path}/${water.body.id}`, { [field]: name });
      expect([taken.status, taken.body.errors]).toEqual([422, { [field]: [errorTexts.taken] }]);
    }
    const renamed = await send('PUT', `${path}/${roads.body.id}`, { name_te: 'రహదారులు' });
    expect(renamed.body).toMatchObject({ name: 'Roads', name_te: 'రహదారులు', name_hi: 'सड़कें' });
    const cleared = await send('PUT', `${path}/${roads.body.id}`, { name_te: '' });
    expect(cleared.body).toMatchObject({ name: 'Roads', name_te: null });
  },
);

test.each(KINDS)('[GRD-16] %s: found by any of its names', async (path) => {
  await send('POST', path, { name: 'Lights', name_te: 'వీధి దీపాలు', name_hi: 'बत्तियाँ' });
  for (const keyword of ['LIGHT', 'దీపాలు', 'बत्ति']) {
    const { body } = await send('GET', `${path}?keyword=${encodeURIComponent(keyword)}`);
    expect(body.data).toMatchObject([{ name: 'Lights' }]);
  }
});

test('[GRD-16] a record names its category in each language; one without other names as before', async () => {
  const other = await send('POST', 'contact/category', { name: 'Energy', name_te: 'ఇంధన శాఖ' });
  const plain = await send('POST', 'contact/category', { name: 'Home' });
  const contact = { name: 'Ravi', designation: 'Engineer', phone: '9848012345', email: 'ravi@example.org' };
  const add = async (category_id: unknown) =>
    (await send('POST', 'contact', { ...contact, category_id })).body;
  expect((await add(other.body.id)).category).toEqual({
    id: other.body.id,
    name: 'Energy',
    name_te: 'ఇంధన శాఖ',
  });
  expect((await add(plain.body.id)).category).toEqual({ id: plain.body.id, name: 'Home' });
});

test.each(KINDS)(
  '[MD-01] %s: a name is unique, ignoring case, width, blanks and invisible letters',
  async (path) => {
    const { body } = await send('POST', path, { name: 'Roads లక్ష్మి' });
    const other = await send('POST', path, { name: 'Drinking water' });
    for (const name of ['ROADS లక్ష్మి', 'Ｒｏａｄｓ లక్ష్మి', 'Roads  లక్\u200cష్మి', 'Ro\u00adads లక్ష్మి\ufeff']) {
      for (const answered of [
        await send('POST', path, { name }),
        await send('PUT', `${path}/${other.body.id}`, { name }),
      ])
        expect([name, answered.status, answered.body.errors]).toEqual([
          name,
          422,
          { name: [errorTexts.taken] },
        ]);
      const own = await send('PUT', `${path}/${body.id}`, { name });
      expect(own.body.name).toBe(name.replace('\ufeff', '').trim());
    }
  },
);

test('[MD-01] two at once that differ by width only: one of them is taken', async () => {
  const answers = await Promise.all(
    ['Lamps', 'Ｌａｍｐｓ'].map((name) => send('POST', 'complaint/category', { name })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});
