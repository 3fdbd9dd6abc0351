import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { macros } from '../../../server/db/schema/macros.ts';
import { causesDesk, dialog, part } from '../causes/causes.ts';
import { rowOf } from './grievances.ts';
import '../../../src/custom/complaint/bulk/BulkDialog.tsx';
import '../../../src/custom/complaint/bulk/BulkWatch.tsx';
import '../../../src/custom/complaint/bulk/BulkWorks.tsx';
import '../../../src/custom/complaint/bulk/SelectionMore.tsx';
import '../../../src/i18n/en/later.ts';

const { desk, many, openAll } = causesDesk();

async function ticked() {
  const made = await many(2);
  const { user } = await openAll('mla');
  await rowOf(made.at(-1)?.complaint_number ?? '');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  return { made, user };
}

test('[DESK-10, DESK-13] a macro is chosen, its steps are read, those that refuse it are named, and the others take it', async () => {
  const steps = [
    { kind: 'priority', priority: 'urgent' },
    { kind: 'answer', message: 'Heard: {{number}}', status: 'pending' },
  ];
  await desk.ask('POST', 'macro', { json: { name: 'Heard', steps } }, 'mla');
  const { made, user } = await ticked();
  const [closed, open] = made;
  await desk.ask('POST', 'complaint/close', { form: { id: closed?.id, message: 'Done' } }, 'mla');
  await user.click(await screen.findByRole('menuitem', { name: 'Macro…' }));
  const form = await dialog();
  expect(form.getByText('Each grievance takes all steps, or none. It cannot be undone.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('Choose a macro.')).toBeVisible();
  await user.type(form.getByRole('combobox', { name: 'Macro' }), 'hea{ArrowDown}{Enter}');
  expect((await form.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Priority: Urgent',
    'Answer “Heard: {{number}}”, then: Pending',
  ]);
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText(/^1 of 2 grievances will be changed\./)).toHaveTextContent(
    `Step 2, Answer: This complaint is already resolved. ${closed?.complaint_number}`,
  );
  await user.click(form.getByRole('button', { name: 'Apply to 1' }));
  const notice = await part('Macro');
  expect(await notice.findByText('Finished: 1 of 2 done, 1 refused')).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull();
  const { body } = await desk.ask('GET', `complaint/${open?.id}?response=1`);
  expect(body).toMatchObject({
    priority: 'urgent',
    status: 'pending',
    response: [{ message: `Heard: ${open?.complaint_number}` }],
  });
});

test('[DESK-10, DESK-13] where the office has no macros none is offered', async () => {
  await desk.app.db.delete(macros);
  await ticked();
  expect(await screen.findByRole('menuitem', { name: 'Priority…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Macro…' })).toBeNull();
});
