import { expect } from '@playwright/test';
import { merging as words } from '#src/i18n/te/persons/persons.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { filled } from './words.ts';

const look = { locale: 'te', phone: true } as const;
const name = 'గంగవ్వ మల్లేపల్లి';

/** Differs in a digit that all new phones have in common: in another one it might be a later phone. */
const another = (phone: string) => phone.charAt(0) + ((Number(phone.charAt(1)) + 5) % 10) + phone.slice(2);

test('[PER-11, PER-12, PER-13, GRD-11] a pair is merged and the merge undone by keyboard alone, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const phone = newPhone();
  const one = await createComplaint(mla, { phone, name });
  const other = await createComplaint(mla, { phone: another(phone), name });
  expect(one.person_id).not.toBe(other.person_id);
  const pairs = async () => {
    const { data } = await (await mla.api.get('person/duplicate?per_page=100')).json();
    return data.filter((pair: { persons: { name: string }[] }) => pair.persons[0]?.name === name);
  };
  // The server compares people in the background.
  await expect.poll(pairs, { timeout: 60_000 }).toHaveLength(1);
  const [{ persons }] = await pairs();
  const ids = persons.map(({ id }: { id: number }) => id);

  const page = await visit('mla', '/grievance/people/same?page=1', look);
  const merge = page.getByRole('button', {
    name: filled(words.pairs.mergeNamed, { one: name, other: name }),
  });
  await expect(merge).toBeVisible();
  await expectWhole(page);
  await merge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.merge.title });
  const stays = dialog.getByRole('radiogroup', { name: words.merge.survivor }).getByRole('radio');
  await expect(stays.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(stays.last()).toBeChecked();
  await expectWhole(page);
  await page.keyboard.press('Enter');
  const done = filled(words.merge.done, { other: name, name });
  await expect(page.getByText(done)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(merge).toBeHidden();
  const shown = async (id: number) => (await mla.api.get(`person/${id}`)).json();
  expect(await shown(ids[0])).toMatchObject({ id: ids[1], open: 2 });

  const undo = page.getByRole('button', { name: words.undo.action });
  await undo.focus();
  await page.keyboard.press('Enter');
  const undone = page.getByText(words.undo.done.split('%{name}').at(-1)?.split('.')[0] ?? '');
  await expect(undone).toBeVisible();
  expect(await shown(ids[0])).toMatchObject({ id: ids[0], open: 1 });
  await expectAccessible(page);

  // Merged again, and undone on the survivor's page.
  const json = { person_ids: ids, survivor_id: ids[0] };
  expect((await mla.api.post('person/merge', { data: json })).status()).toBe(201);
  await page.goto(`/grievance/person/${ids[1]}`);
  await expect(page).toHaveURL(new RegExp(`/grievance/person/${ids[0]}$`));
  await expect(page.getByText(words.merge.ledHere)).toBeVisible();
  const named = filled(words.undo.named, { name });
  const section = page.getByRole('region', { name: words.undo.title });
  await section.getByRole('button', { name: named }).press('Enter');
  const question = page.getByRole('dialog', { name: named });
  await expect(question.getByRole('button', { name: words.undo.action })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(undone).toBeVisible();
  await expect(question).toBeHidden();
  await expect(section).toBeHidden();
  expect(await shown(ids[1])).toMatchObject({ id: ids[1], open: 1 });
});
