import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { testApp } from '../../app.ts';

const app = await testApp();
const { token } = await app.account({ role: 'admin' });

const CATEGORIES = ['complaint/category', 'contact/category', 'policy/category', 'video/category'];
const send = (method: string, path: string, name: string) =>
  app.send(method, path, { token, json: { name } });

test.each(CATEGORIES)(
  '[MD-01] %s: a name is unique, ignoring case, width, blanks and invisible letters',
  async (path) => {
    const { body } = await send('POST', path, 'Roads లక్ష్మి');
    const other = await send('POST', path, 'Water');
    for (const name of ['ROADS లక్ష్మి', 'Ｒｏａｄｓ లక్ష్మి', 'Roads  లక్\u200cష్మి', 'Ro\u00adads లక్ష్మి\ufeff']) {
      for (const answered of [
        await send('POST', path, name),
        await send('PUT', `${path}/${other.body.id}`, name),
      ]) {
        expect([name, answered.status, answered.body.errors]).toEqual([
          name,
          422,
          { name: [errorTexts.taken] },
        ]);
      }
      expect((await send('PUT', `${path}/${body.id}`, name)).body.name).toBe(
        name.replace('\ufeff', '').trim(),
      );
    }
  },
);

test('[MD-01] two at once that differ by width only: one of them is taken', async () => {
  const answers = await Promise.all(
    ['Lights', 'Ｌｉｇｈｔｓ'].map((name) => send('POST', CATEGORIES[0] ?? '', name)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});
