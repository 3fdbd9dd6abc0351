import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { messageTemplates } from '../../../server/db/schema/messages.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { isAt } from '../../../server/offices/officesOf.ts';
import { insertContact } from '../../server/complaints/contacts.ts';
import { causesDesk, dialog, part } from '../causes/causes.ts';
import '../../../src/custom/complaint/bulk/BulkDialog.tsx';
import '../../../src/custom/complaint/bulk/BulkWatch.tsx';
import '../../../src/custom/complaint/bulk/BulkWorks.tsx';
import '../../../src/custom/complaint/bulk/SelectionMore.tsx';
import '../../../src/i18n/en/later.ts';

const { desk, many, openAll } = causesDesk();
type Form = Awaited<ReturnType<typeof dialog>>;

/** An officer, a template and a macro to choose. */
beforeAll(async () => {
  const { db } = desk.app;
  await insertContact(db, {}, { name: 'Ravi' });
  const { parliament_id, assembly_id } = desk.places.A1;
  const [own] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
  await db.insert(messageTemplates).values({
    ...{ office_id: own?.id ?? 0, name: 'stands', kind: 'service_implicit', channel: 'sms', language: 'en' },
    ...{ text: 'News of {#alphanumeric#}.', values: [{ value: 'number', shorten: false }] },
    ...{ state: 'approved', entity_id: '1101456789012345678', header: 'HZBMLA' },
    ...{ template_id: '1107161234567890123' },
  });
  const steps = [{ kind: 'answer', message: 'Heard: {{number}}', status: 'pending' }];
  await desk.ask('POST', 'macro', { json: { name: 'Heard', steps } }, 'mla');
});

/** The dialog of an action for so many, all that are found. */
async function chosen(action: string, count: number) {
  await many(count);
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: `Select all ${count} found` }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: `${action}…` }));
  return { user, form: await dialog() };
}
const pick = async (user: UserEvent, form: Form, label: string, option: RegExp) => {
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
};
const write = (user: UserEvent, form: Form) =>
  user.type(form.getByLabelText(/^Message to the citizen/), 'It is repaired.');
const asked = () => desk.writes().filter(({ path }) => path === 'bulk');

test.each<[string, string, (user: UserEvent, form: Form) => Promise<void>]>([
  ['Answer', 'Answer 51', write],
  ['Resolve', 'Resolve 51', write],
  [
    'Ask a department',
    'Draft 51',
    async (user, form) => {
      await pick(user, form, 'Officers', /Ravi/);
      await user.type(form.getByLabelText('Subject'), 'Water');
      await user.type(form.getByLabelText('What is asked'), 'Repair it.');
    },
  ],
  ['Message', 'Send 51', (user, form) => pick(user, form, 'Template', /stands/)],
  ['Macro', 'Apply to 51', (user, form) => pick(user, form, 'Macro', /Heard/)],
])('[DESK-12] %s: above 50 rows their number has to be typed', async (action, submit, fill) => {
  const { user, form } = await chosen(action, 51);
  await fill(user, form);
  await user.click(form.getByRole('button', { name: 'Check' }));
  const number = await form.findByLabelText(/^Type 51 to go on/);
  for (const wrong of ['', '50', '510']) {
    await user.clear(number);
    if (wrong) await user.type(number, wrong);
    await user.click(form.getByRole('button', { name: submit }));
    expect(form.getByText('Please type the number of grievances.')).toBeVisible();
  }
  expect(asked()).toHaveLength(1);
  await user.clear(number);
  await user.type(number, '51');
  await user.click(form.getByRole('button', { name: submit }));
  expect((await part(action)).getByRole('status')).toHaveTextContent('About to begin: 0 of 51 done');
  const [look, begun] = await Promise.all(asked().map(({ json }) => json()));
  expect(look).toMatchObject({ expected_total: 51, dry_run: true });
  expect(begun).toMatchObject({ expected_total: 51 });
  expect(begun).not.toHaveProperty('dry_run');
});

test.each<[string, number, string, (user: UserEvent, form: Form) => Promise<void>]>([
  ['Answer', 50, 'Answer 50', write],
  ['Priority', 51, 'Change 51', (user, form) => pick(user, form, 'Priority', /^Urgent/)],
])('[DESK-12] %s of %i: nothing has to be typed', async (action, count, submit, fill) => {
  const { user, form } = await chosen(action, count);
  await fill(user, form);
  await user.click(form.getByRole('button', { name: 'Check' }));
  await user.click(await form.findByRole('button', { name: submit }));
  expect((await part(action)).getByRole('status')).toHaveTextContent(`About to begin: 0 of ${count} done`);
});
