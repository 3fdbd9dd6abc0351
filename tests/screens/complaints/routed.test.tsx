import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { pick } from '../parts.ts';
import { grievanceDesk } from './grievances.ts';

const office = grievanceDesk();
const { desk, record, openAll } = office;
let colleague = 0;

beforeAll(async () => {
  colleague = (await desk.colleague({ name: 'Prasad Goud' })).id;
  const days = { from_day: '2026-01-01', to_day: '2026-12-03' };
  await desk.app.db.insert(leaves).values({ user_id: colleague, ...days });
});
afterEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

/** A rule for water whose second person is on leave, where the first has something already. */
async function setRule(mode: 'suggest' | 'assign') {
  await record({ staff_id: desk.accounts.staff.id, name: 'Before' });
  const people = [colleague, desk.accounts.staff.id];
  const rules = [{ name: 'Water, Jammikunta', categories: [office.water], people, mode }];
  await desk.ask('PUT', 'routing/rule', { json: { rules } }, 'mla');
}
const IN_ENGLISH =
  'Rule "Water, Jammikunta": Sunitha Chary, 1 open. Left out: Prasad Goud (on leave until 3 Dec 2026).';
async function openDialog({ complaint_number }: { complaint_number: string }) {
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

test('[SLA-18, SLA-19] the assign dialog begins with whom a rule names, says why, and takes another choice', async () => {
  await setRule('suggest');
  const complaint = await record({ category_id: office.water });
  expect((await desk.ask('GET', `complaint/${complaint.id}`)).body.staff).toBeNull();
  const { user, form } = await openDialog(complaint);
  await waitFor(() => expect(form.getByLabelText('Staff')).toHaveValue('Sunitha Chary'));
  expect(form.getByText(`Suggested: ${IN_ENGLISH}`)).toBeVisible();
  await pick(user, form.getByLabelText('Staff'), /^Prasad Goud/);
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned Successfully')).toBeVisible();
  expect((await desk.ask('GET', `complaint/${complaint.id}`)).body.staff_id).toBe(colleague);
});

test('[SLA-18, DESK-02] what is typed takes the place of a suggestion, and a late suggestion not that of what is typed @seldom', async () => {
  await setRule('suggest');
  const complaint = await record({ category_id: office.water });
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  desk.network.use(
    http.post('*/routing/simulate', async ({ request }) => {
      await told;
      return desk.app.app.fetch(request);
    }),
  );
  const { user, form } = await openDialog(complaint);
  await user.keyboard('pra');
  expect(await screen.findByRole('option', { name: /^Prasad Goud/ })).toBeVisible();
  tell();
  expect(await form.findByText(`Suggested: ${IN_ENGLISH}`)).toBeVisible();
  expect(form.getByLabelText('Staff')).toHaveValue('pra');
  await user.keyboard('{Enter}');
  expect(form.getByLabelText('Staff')).toHaveValue('Prasad Goud');
  await user.click(form.getByRole('button', { name: 'Cancel' }));

  desk.network.resetHandlers();
  await user.click(await screen.findByRole('button', { name: new RegExp(complaint.complaint_number) }));
  const again = within(await screen.findByRole('dialog'));
  const staff = again.getByLabelText<HTMLInputElement>('Staff');
  await waitFor(() => expect(staff).toHaveValue('Sunitha Chary'));
  await waitFor(() => expect(staff.selectionEnd).toBe('Sunitha Chary'.length));
  expect(staff.selectionStart).toBe(0);
});

test('[SLA-18, ERR-05] whom a rule names stays in the dialog while the page is renewed after the network was away @seldom', async () => {
  await setRule('suggest');
  const { form } = await openDialog(await record({ category_id: office.water }));
  await waitFor(() => expect(form.getByLabelText('Staff')).toHaveValue('Sunitha Chary'));
  const times = (asked: RegExp) => desk.sent.filter(({ path }) => asked.test(path)).length;
  const before = times(/^complaint\/\d+$/);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(times(/^complaint\/\d+$/)).toBeGreaterThan(before));
  expect(times(/^routing\/simulate$/)).toBe(1);
  expect(form.getByLabelText('Staff')).toHaveValue('Sunitha Chary');
});

test('[SLA-19] the timeline of what a rule has given away says why, in the language of the reader @seldom', async () => {
  await setRule('assign');
  const { id } = await record({ category_id: office.water });
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla', locale: 'te' });
  await user.click(await screen.findByRole('button', { name: 'మార్పులు' }));
  expect(
    await screen.findByText(
      'నియమం "Water, Jammikunta": Sunitha Chary, తెరిచి ఉన్నవి 1. పరిగణించనివారు: Prasad Goud (3 డిసెం, 2026 వరకు సెలవులో).',
    ),
  ).toBeVisible();
});
