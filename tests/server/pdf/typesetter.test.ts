import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import { type Sheet, typeset } from '../../../server/pdf/typesetter.ts';
import { testApp } from '../app.ts';
import { printed } from './printed.ts';

afterEach(() => vi.useRealTimers());

const sheet = (title: string, details: unknown = []): Sheet => ({
  data: JSON.stringify({
    title,
    details,
    ...{ office: '', made: '', status: '', days: '', facts: [], replies: [], history: [] },
    attachments: { images: [], recordings: [], documents: [], none: true },
  }),
  images: [],
  made: 1_772_425_800,
});
const refusal = { status: 503, body: { message: messages.pdfFailed } };
const titleOf = async (making: Promise<Buffer>) => (await printed(await making)).title;

test('[DET-04] documents that are asked for at once are made one after the other, each for who asked', async () => {
  const titles = ['one', 'two', 'three'];
  expect(await Promise.all(titles.map((title) => titleOf(typeset(sheet(title)))))).toEqual(titles);
});

describe('a document that does not get done', () => {
  test('[DET-04, ERR-04] fails at the time limit and says that it can be tried again; the next gets done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [late, next] = [typeset(sheet('late')), typeset(sheet('next'))];
    const told = expect(late).rejects.toMatchObject(refusal);
    vi.advanceTimersByTime(30_000);
    await told;
    expect(await titleOf(next)).toBe('next');
    expect(await titleOf(typeset(sheet('late')))).toBe('late');
  });

  test('[DET-04] because its data are wrong holds up nobody else', async () => {
    const wrong = typeset({ ...sheet(''), data: '{' });
    const next = typeset(sheet('next'));
    await expect(wrong).rejects.toThrow(/^typst: /);
    expect(await titleOf(next)).toBe('next');
  });

  test('[DET-04, ERR-04] because too many wait for theirs can be tried again', async () => {
    const made = await Promise.allSettled(Array.from({ length: 60 }, () => typeset(sheet('one of many'))));
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
  const making = typeset(sheet('large', ['long'.repeat(1_500)])).finally(() => {
    isMade = true;
  });
  expect((await app.send('GET', 'health')).status).toBe(200);
  expect(isMade).toBe(false);
  expect((await making).subarray(0, 5).toString()).toBe('%PDF-');
});
