import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const ZWNJ = '\u200c';
const ZWJ = '\u200d';
const UNSEEN = `${ZWNJ}${ZWJ}\u200b\ufeff`;

describe('joiners in a name', () => {
  const spellings = ['రాజ్కుమార్', `రాజ్${ZWNJ}కుమార్`, `రాజ్${ZWJ}కుమార్`];

  test('[LIST-03, LIST-04] are no part of what is looked for, in the name, the number of words and the keyword', async () => {
    for (const name of spellings) await desk.record(desk.mla, { name: `${name} గౌడ్` });
    for (const typed of [...spellings, `${spellings[1]} గౌడ్`]) {
      for (const query of [{ name: typed }, { keyword: typed }]) {
        const { total } = await desk.list(desk.mla, { ...query, page: 1 });
        expect([query, total]).toEqual([query, 3]);
      }
    }
  });

  test('[LIST-04] nor in any other list', async () => {
    for (const name of spellings) {
      await insertLeader(desk.db, desk.places.V1, { name });
      const form = { name, ...desk.places.V1 };
      await desk.send('POST', 'gallery', { token: desk.mla.token, json: { ...form, description: 'x' } });
    }
    for (const path of ['leader', 'gallery']) {
      for (const keyword of spellings) {
        expect((await desk.list(desk.mla, { keyword, page: 1 }, path)).total, path).toBe(3);
      }
    }
  });
});

describe('letters that are not seen', () => {
  test('[CRE-19, API-04] are no name and no details', async () => {
    const details = ['<p>\u200b</p>', `<p><b>${UNSEEN}</b><br></p>`, '<p>&#8203;&zwj;</p>'];
    for (const given of [{ name: UNSEEN }, ...details.map((html) => ({ details: html }))]) {
      const answered = await desk.send('POST', 'complaint', {
        token: desk.mla.token,
        form: desk.body(given),
      });
      expect(refusalOf(answered, Object.keys(given)[0] ?? '')).toEqual([errorTexts.required]);
    }
  });

  test('[DET-03, DET-05] are no remark, no answer and no closing message', async () => {
    const { id } = await desk.record(desk.mla);
    for (const [path, body] of [
      ['complaint/history', { complaint_id: id }],
      ['complaint/response', { complaint_id: id, status: 'responded' }],
      ['complaint/close', { id }],
    ] as const) {
      const answered = await desk.post(desk.mla, path, { ...body, message: UNSEEN });
      expect(refusalOf(answered, 'message')).toEqual([errorTexts.required]);
    }
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });
});
