import { expect, test } from 'vitest';
import type { Day } from '#contract/desk/myDay.ts';
import { openReferrals, type Referring } from './office.ts';

const desk = await openReferrals();
type Person = Referring['staff'];

/** The section of the day; its number and its first rows are those of the list that it opens (DESK-01). */
async function repliesIn(by: Person) {
  const { sections } = (await desk.get(by, 'desk/day')).body as unknown as Day;
  const section = sections.find(({ name }) => name === 'replies_in');
  if (!section) throw new Error('the day has no replies');
  const listed = await desk.list(by, { ...Object.fromEntries(new URLSearchParams(section.query)), page: 1 });
  expect([listed.total, listed.more]).toEqual([section.total, section.more]);
  const names = section.data.map(({ name }) => name);
  expect(listed.names.slice(0, names.length)).toEqual(names);
  return { names, total: section.total, more: section.more };
}
const namesOf = async (by: Person) => (await repliesIn(by)).names;

test('[REF-12, DESK-01] are on the assignee’s day until they are accepted or sent back, or it is resolved', async () => {
  const answered = async (name: string) => {
    const { id, complaint } = await desk.sent({}, { name });
    await desk.done(desk.answer(id));
    return { id, complaint: complaint?.id };
  };
  const one = await answered('One');
  const two = await answered('Two');
  const three = await answered('Three');
  await desk.sent({}, { name: 'Waiting' });
  for (const who of [desk.staff, desk.mla]) expect(await namesOf(who)).toEqual(['Three', 'Two', 'One']);
  for (const who of [desk.colleague, desk.otherMla]) expect(await namesOf(who)).toEqual([]);

  await desk.done(desk.act(desk.staff, one.id, 'accept'));
  await desk.done(desk.act(desk.staff, two.id, 'sendback', { reason: 'Half of it', due_on: '2026-04-01' }));
  expect(await namesOf(desk.staff)).toEqual(['Three']);
  await desk.post(desk.mla, 'complaint/close', { id: three.complaint, message: 'Done.' });
  expect(await namesOf(desk.staff)).toEqual([]);
  await desk.post(desk.mla, 'complaint/reopen', { id: three.complaint, message: 'It is broken again.' });
  expect(await namesOf(desk.staff)).toEqual(['Three']);
});
