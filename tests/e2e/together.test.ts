import { expect } from '@playwright/test';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';

test('[DET-05, API-05] of two people who resolve at once the second is refused clearly and keeps what was typed', async ({
  visit,
  session,
}) => {
  const { id, complaint_number } = await createComplaint(await session('staff'));
  const [first, second] = [await visit('mla', `/grievance/${id}`), await visit('mp', `/grievance/${id}`)];
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByLabel('Message to the citizen').fill(`Answer of ${page === first ? 'mla' : 'mp'}`);
    await page.getByLabel('Information given').check();
  }
  const dialogOf = (page: typeof first) => page.getByRole('dialog', { name: `Resolve ${complaint_number}` });
  await dialogOf(first).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialogOf(first)).toBeHidden();

  await dialogOf(second).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialogOf(second).getByRole('alert')).toHaveText(
    'This complaint is already resolved: somebody else was faster. What you typed is still here, so that you can copy it.',
  );
  await expect(second.getByLabel('Message to the citizen')).toHaveValue('Answer of mp');
  await dialogOf(second).getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByText('Answer of mla')).toBeVisible();
  await expect(second.getByText('Answer of mp')).toBeHidden();
  await expect(second.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

for (const person of ['mla2', 'mla3'] as const) {
  test(`[SCOPE-08] for ${person}, of another place, the same complaint does not exist`, async ({
    visit,
    session,
  }) => {
    const complaint = await createComplaint(await session('mla'));
    const page = await visit(person, `/grievance/${complaint.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grievance not found');
    await expect(page.getByText(complaint.phone)).toBeHidden();
    const { api } = await session(person);
    expect((await api.get(`complaint/${complaint.id}`)).status()).toBe(404);
  });
}
