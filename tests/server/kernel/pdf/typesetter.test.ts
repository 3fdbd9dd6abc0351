import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { type Sheet, type Typeset, typeset } from '#server/kernel/pdf/typesetter.ts';
import { testApp } from '../../app.ts';
import { printed } from './printed.ts';

afterEach(() => vi.useRealTimers());

const sheet = (title: string, details: unknown = []): Sheet => ({
  data: JSON.stringify({
    title,
    details,
    ...{ office: '', made: '', status: '', days: '', facts: [], replies: [], history: [] },
    attachments: { images: [], recordings: [], documents: [], none: true },
  }),
  template: 'complaint',
  files: [],
  made: 1_772_425_800,
});
const make = (title: string, details?: unknown) => typeset(async () => sheet(title, details));
const refusal = { status: 503, body: { message: errorTexts.pdfFailed, code: 'pdfFailed' } };
const titleOf = async (making: Promise<Typeset>) => (await printed((await making).pdf)).title;

test('[DET-04] documents that are asked for at once are made one after the other, each for who asked', async () => {
  const titles = ['one', 'two', 'three'];
  expect(await Promise.all(titles.map((title) => titleOf(make(title))))).toEqual(titles);
});

describe('a document that does not get done', () => {
  test('[DET-04, ERR-04] fails at the time limit and says that it can be tried again; the next gets done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [late, next] = [make('late'), make('next')];
    const told = expect(late).rejects.toMatchObject(refusal);
    vi.advanceTimersByTime(30_000);
    await told;
    expect(await titleOf(next)).toBe('next');
    expect(await titleOf(make('late'))).toBe('late');
  });

  test('[DET-04] wrong data delay no other document', async () => {
    const wrong = typeset(async () => ({ ...sheet(''), data: '{' }));
    const next = make('next');
    await expect(wrong).rejects.toThrow(/^typst: /);
    expect(await titleOf(next)).toBe('next');
  });

  test('[DET-04] pictures that are missing or late delay no other document', async () => {
    const broken = typeset(() => Promise.reject(new Error('the disk')));
    const next = make('next');
    await expect(broken).rejects.toThrow('the disk');
    expect(await titleOf(next)).toBe('next');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive = (_: Sheet) => {};
    const slow = typeset(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const told = expect(slow).rejects.toMatchObject(refusal);
    vi.advanceTimersByTime(30_000);
    await told;
    const after = make('after');
    arrive(sheet('slow'));
    expect(await titleOf(after)).toBe('after');
  });

  test('[DET-04, ERR-04] because too many wait for theirs can be tried again', async () => {
    let gathered = 0;
    const wish = () =>
      typeset(async () => {
        gathered += 1;
        return sheet('one of many');
      });
    const asked = Promise.allSettled(Array.from({ length: 60 }, wish));
    expect(gathered).toBe(1);
    const made = await asked;
    expect(gathered).toBe(51);
    const refused = made.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: expect.objectContaining(refusal) })),
    );
  });
});

test('[DET-04] the server answers while a large document is made', async () => {
  const app = await testApp();
  let isMade = false;
  const making = make('large', ['long'.repeat(1_500)]).finally(() => {
    isMade = true;
  });
  expect((await app.send('GET', 'health')).status).toBe(200);
  expect(isMade).toBe(false);
  expect(
    Buffer.from((await making).pdf)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
