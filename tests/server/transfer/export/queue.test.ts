import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { openDesk } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';

const desk = await openDesk();
registerHandlers(desk.services);
await insertMany(desk, 2_100);
beforeEach(async () => {
  await desk.services.jobs.runDue();
  await desk.db.delete(exports);
});

const ask = (query: string, by = desk.mla) => desk.get(by, `complaint?export=yes${query}`);
const idOf = async (query = '', by = desk.mla) => ((await ask(query, by)).body.export as { id: number }).id;

test('[LIST-10] asking again while an export waits answers the same one, also to a double click', async () => {
  const [first, second] = await Promise.all([idOf(), idOf()]);
  expect(second).toBe(first);
  expect(await idOf('&page=2')).toBe(first);
  expect(await desk.db.$count(exports)).toBe(1);
});

test('[LIST-10] another list, another format or another user has a separate export', async () => {
  const ids = [
    await idOf(),
    await idOf('&format=xlsx'),
    await idOf('&type=complaint'),
    await idOf('', desk.admin),
  ];
  expect(new Set(ids).size).toBe(ids.length - 1);
});

test('[LIST-10] once it is written, the next one is new', async () => {
  const first = await idOf();
  await desk.services.jobs.runDue();
  expect(await idOf()).not.toBe(first);
});

test('[LIST-10] an account has at most three unfinished exports; a fourth is refused until one is done', async () => {
  for (const status of ['', '&format=xlsx', '&status=open']) await idOf(status);
  const fourth = await ask('&status=open&format=xlsx');
  expect([fourth.status, fourth.body.message]).toEqual([429, errorTexts.tooManyExports]);
  expect(fourth.headers.get('Retry-After')).toBe('60');
  expect((await ask('', desk.mp)).status).toBe(200);
  await desk.services.jobs.runDue();
  expect((await ask('&status=open&format=xlsx')).status).toBe(200);
});
