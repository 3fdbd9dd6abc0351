import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { namesChanged } from '../../../server/db/names.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { leaves } from '../../../server/db/schema/leaves.ts';
import { tick } from '../../../server/tick/tick.ts';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/detail/escalation/EscalationDialog.tsx';

const { desk, post, record, passDays, openAll } = grievanceDesk();
let head = { id: 0, token: '' };
beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const given = { parliament_id, assembly_id, duties: ['desk_head' as const] };
  head = await desk.app.account({ role: 'staff', ...given });
  await desk.app.db.update(users).set({ name: 'Padma Latha' }).where(eq(users.id, head.id));
  namesChanged(desk.app.db);
});
afterEach(async () => {
  await desk.app.db.delete(leaves);
  await desk.app.db.update(users).set({ disabled: false });
});

type By = { as: 'mla' | 'staff' | 'mp' } | { token: string };
const open = (id: number, by: By = { as: 'mla' }, locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: `/grievance/${id}`, locale, ...by });
const fact = async (name: string) => {
  const facts = within(await screen.findByRole('region', { name: 'Information' }));
  return facts.getByText(name).nextElementSibling;
};
type User = Awaited<ReturnType<typeof open>>['user'];
async function ask(user: User, action: string, title: RegExp) {
  await user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const send = (note?: string) =>
    user
      .type(dialog.getByLabelText(/^Note/), note ?? '')
      .then(() => user.click(dialog.getAllByRole('button').at(-1) as HTMLElement));
  return { dialog, send };
}
const escalated = async (times = 1, given: Record<string, unknown> = {}) => {
  const { id } = await record(given);
  for (let n = 0; n < times; n += 1) await post('mla', 'complaint/escalate', { id, note: 'Urgent' });
  return id;
};

test('[SLA-14] a grievance is escalated with a note; page, chip and timeline say to whom', async () => {
  const { id } = await record({ staff_id: desk.accounts.staff.id });
  const { user } = await open(id, { as: 'staff' });
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
  const { dialog, send } = await ask(user, 'Escalate now', /^Escalate \d{4}-\d{6}$/);
  await user.click(dialog.getByRole('button', { name: 'Escalate' }));
  expect(dialog.getByLabelText(/^Note/)).toBeInvalid();
  expect(desk.writes()).toEqual([]);
  await send('Twice promised');
  expect(await screen.findByText('The grievance is escalated.')).toBeVisible();
  await waitFor(async () => expect(await fact('Escalation')).toHaveTextContent('Escalated to desk head'));
  const standing = screen.getByText('Escalated to desk head', { selector: '.MuiChip-label' });
  expect(standing.closest('.MuiChip-root')?.querySelector('svg')).not.toBeNull();
  // Staff are at no level, and give nothing back.
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
  await user.click(await screen.findByRole('switch', { name: 'Show every change' }));
  expect(await screen.findByText('Level: In charge → Desk head')).toBeVisible();
  expect(screen.getByText('Reaches: Padma Latha')).toBeVisible();
  expect(screen.getByText('Note: Twice promised')).toBeVisible();
});

test('[SLA-14] it is given back; the focus stays on the page', async () => {
  const id = await escalated();
  const { user } = await open(id, head);
  const { send } = await ask(user, 'Give back', /^Give .* back$/);
  await send('Visited');
  expect(await screen.findByText('The grievance is given back.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull());
  expect(screen.queryByText('Escalated to desk head')).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('[SLA-14] whoever is too late hears why, and what was typed stays', async () => {
  const id = await escalated(3);
  const { user } = await open(id);
  const { dialog, send } = await ask(user, 'Escalate now', /^Escalate /);
  await post('mla', 'complaint/escalate', { id, note: 'Faster' });
  await send('Typed');
  expect(await dialog.findByText('This grievance is at the highest level.')).toBeVisible();
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('Typed');
});

test('[SLA-13] the timeline says why in the exact words, in the language of the reader', async () => {
  const { staff } = desk.accounts;
  await desk.app.db
    .insert(leaves)
    .values({ user_id: staff.id, from_day: '2026-03-02', to_day: '2026-12-03' });
  await desk.app.db.update(users).set({ disabled: true }).where(eq(users.id, head.id));
  const { id } = await record({ staff_id: staff.id, priority: 'urgent' });
  const other = await record({ priority: 'urgent' });
  // Due on Wednesday 2026-03-04.
  passDays(4);
  await tick(desk.app.services);
  const { user, unmount } = await open(id);
  await user.click(await screen.findByRole('switch', { name: 'Show every change' }));
  expect(
    await screen.findByText(
      'Because: Overdue by 2 working days; Sunitha Chary is on leave until 03-12-2026; there is no desk head.',
    ),
  ).toBeVisible();
  unmount();
  const second = await open(other.id, { as: 'mla' }, 'te');
  await second.user.click(await screen.findByRole('switch', { name: 'ప్రతి మార్పును చూపించు' }));
  expect(await screen.findByText('కారణం: గడువు దాటి 2 పని దినాలు; బాధ్యులు ఎవరూ లేరు; డెస్క్ అధిపతి లేరు.')).toBeVisible();
});

test('[SLA-15] rows say it only of what is escalated, and the list is cut to a level', async () => {
  await escalated(2, { name: 'At the top' });
  await escalated(1, { name: 'At the desk' });
  await record({ name: 'Not escalated' });
  const { user } = await openAll();
  expect(await rowOf('At the top')).toHaveTextContent('Escalated to MLA');
  expect(await rowOf('At the desk')).toHaveTextContent('Escalated to desk head');
  expect(await rowOf('Not escalated')).not.toHaveTextContent('Escalated to');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(form.getByLabelText('Escalation'));
  await user.click(await screen.findByText('Escalated to MLA', { selector: '[role=option]' }));
  await waitFor(() => expect(shownNames()).toEqual(['At the top']));
  expect(window.location.search).toBe('?level=2');
});

test('[SLA-13, GRD-08] the bell tells of it and leads there', async () => {
  const id = await escalated();
  const { user, path } = await desk.renderApp({ path: '/grievance/day', token: head.token });
  await user.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }));
  await user.click(await screen.findByRole('link', { name: /was escalated to you/ }));
  expect(path()).toBe(`/grievance/${id}`);
});
