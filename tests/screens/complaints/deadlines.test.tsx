import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { pick } from '../parts.ts';
import { grievanceDesk, rowOf } from './grievances.ts';
import { chooseMore, fact, facts, isInMore, showChanges } from './page.ts';

const { desk, post, record, passDays, openAll } = grievanceDesk();

const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });

/** On 2 March, a Monday, and 17 days later. */
async function recordFour() {
  await record({ name: 'Overdue', priority: 'urgent' });
  await record({ name: 'Nearly due' });
  await record({ name: 'Idea', type: 'suggestion' });
  passDays(17);
  await record({ name: 'Running' });
}

test('[SLA-15] rows say in words when they are due, and nothing where there is no deadline', async () => {
  await recordFour();
  await openAll();
  expect(await rowOf('Overdue')).toHaveTextContent('Overdue by 15 days');
  expect((await rowOf('Nearly due')).querySelector('td.status')).toHaveTextContent(/At risk$/);
  expect(await rowOf('Running')).toHaveTextContent('Due 8 Apr');
  expect((await rowOf('Idea')).querySelector('td.complaint_number')).toHaveTextContent(/\(internal\)$/);
});

test('[SLA-01, SLA-06, SLA-08] the page tells the due day, and the priority changes it in two clicks', async () => {
  const { id } = await record();
  const { user } = await open(id);
  expect(await fact('Due on')).toHaveTextContent('23 Mar 2026');
  await user.click(await screen.findByRole('button', { name: 'Change priority: Normal' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
  expect(await screen.findByText('The priority is changed.')).toBeVisible();
  await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('4 Mar 2026'));
  expect(await fact('Priority')).toHaveTextContent('Urgent');
});

test('[SLA-01, ERR-04] shows the error next to a priority that was not saved; it can be chosen again @seldom', async () => {
  const { id } = await record();
  const { user } = await open(id);
  desk.fail('put', 'complaint/:id', 0);
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change priority: Normal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
  };
  await choose();
  expect(await (await facts()).findByRole('alert')).toHaveTextContent('No connection to the server.');
  desk.network.resetHandlers();
  await choose();
  await waitFor(async () => expect(await fact('Priority')).toHaveTextContent('Urgent'));
});

test('[SLA-09] of what was reopened the deadlines before are told with their result @seldom', async () => {
  const { id } = await record();
  passDays(30);
  await post('mla', 'complaint/close', { id, message: 'Done.' });
  await post('mla', 'complaint/reopen', { id });
  await open(id);
  expect(await fact('Earlier deadlines')).toHaveTextContent('23 Mar 2026: Resolved late');
  expect(await fact('Priority')).toHaveTextContent('High');
  expect(await fact('First response')).toHaveTextContent(/^Answered$/);
});

test('[SLA-06] once resolved the page says whether it was in time @seldom', async () => {
  const [one, other] = [await record(), await record()];
  await post('mla', 'complaint/close', { id: one.id, message: 'Done.' });
  passDays(23);
  await post('mla', 'complaint/close', { id: other.id, message: 'Done.' });
  const { unmount } = await open(one.id);
  expect(await screen.findByText('Resolved in time')).toBeVisible();
  unmount();
  await open(other.id);
  expect(await screen.findByText('Resolved 2 days late')).toBeVisible();
});

test('[SLA-01] a priority is chosen while recording, else it is the one of the category @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/grievance', as: 'mla' });
  const field = await screen.findByLabelText('Priority');
  expect(field).toHaveAccessibleDescription('Left empty: as its category has it.');
  await pick(user, field, 'Urgent');
  expect(field).toHaveValue('Urgent');
});

describe('a pause', () => {
  beforeEach(() => {
    // The dialog offers days from today on, by the clock of the browser.
    vi.useFakeTimers({ toFake: ['Date'], now: desk.app.clock.now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = (id: number, as: 'mla' | 'staff' = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
  type User = Awaited<ReturnType<typeof open>>['user'];

  async function ask(user: User) {
    await chooseMore(user, 'Pause…');
    const dialog = within(await screen.findByRole('dialog', { name: /^Pause the deadline of / }));
    const choose = async (reason: string) => {
      await pick(user, dialog.getByRole('combobox', { name: /^Reason/ }), reason);
    };
    const submit = () => user.click(dialog.getByRole('button', { name: 'Pause' }));
    return { dialog, choose, submit };
  }

  test('[SLA-07] a grievance is paused for a reason until a day, and the page shows the new due day', async () => {
    const { id } = await record();
    const { user } = await open(id);
    expect(await fact('Due on')).toHaveTextContent('23 Mar 2026');
    const { dialog, choose, submit } = await ask(user);
    await choose('court');
    await user.click(dialog.getByRole('button', { name: '14 days' }));
    expect(dialog.getByLabelText(/^Until/)).toHaveValue('16/03/2026');
    await user.type(dialog.getByLabelText(/^Note/), 'Writ petition 12');
    await submit();
    expect(await screen.findByText('The deadline is paused; the new due day is shown.')).toBeVisible();
    await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('4 Apr 2026'));
    expect(await fact('Pauses')).toHaveTextContent('2 Mar 2026 to 16 Mar 2026: court');
    expect(await fact('Pauses')).toHaveTextContent('Writ petition 12');
    expect(desk.writes()).toMatchObject([{ path: 'complaint/pause' }]);
  });

  test('[SLA-07] it is resumed before its day @seldom', async () => {
    const { id } = await record();
    await post('mla', 'complaint/pause', { id, reason: 'with_department', until: '2026-04-01' });
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('The deadline goes on; the new due day is shown.')).toBeVisible();
    await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('23 Mar 2026'));
    expect(await isInMore(user, 'Pause…')).toBe(true);
  });

  test('[SLA-07] what is missing or wrong is said at its field, and nothing is sent', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const { dialog, choose, submit } = await ask(user);
    await submit();
    expect(dialog.getByLabelText(/^Until/)).toBeInvalid();
    expect(dialog.getByRole('combobox', { name: /^Reason/ })).toBeInvalid();
    await choose('other reason');
    await user.type(dialog.getByLabelText(/^Until/), '02/03/2026');
    await submit();
    expect(await dialog.findByText('A pause lasts from 1 to 90 days.')).toBeVisible();
    expect(dialog.getByLabelText(/^Note/)).toBeInvalid();
    expect(desk.writes()).toEqual([]);
  });

  test('[SLA-07] a user who is too late sees the reason, and the typed text stays', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const { dialog, choose, submit } = await ask(user);
    await choose('court');
    await user.click(dialog.getByRole('button', { name: '7 days' }));
    await user.type(dialog.getByLabelText(/^Note/), 'Typed');
    await post('mla', 'complaint/pause', { id, reason: 'court', until: '2026-03-20' });
    await submit();
    expect(await dialog.findByText('This grievance is paused until 20-03-2026.')).toBeVisible();
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Typed');
  });
});

describe('escalation', () => {
  let head = { id: 0, token: '' };
  beforeAll(async () => {
    head = await desk.colleague({ name: 'Padma Latha', duties: ['desk_head'] });
  });
  afterEach(async () => {
    await desk.app.db.delete(leaves);
    await desk.app.db.update(users).set({ disabled: false });
  });

  type By = { as: 'mla' | 'staff' | 'mp' } | { token: string };
  const open = (id: number, by: By = { as: 'mla' }, locale: 'en' | 'te' = 'en') =>
    desk.renderApp({ path: `/grievance/${id}`, locale, ...by });
  type User = Awaited<ReturnType<typeof open>>['user'];
  async function ask(user: User, action: string, title: RegExp) {
    await chooseMore(user, action);
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
    expect(await isInMore(user, 'Give back')).toBe(false);
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
    expect(await isInMore(user, 'Give back')).toBe(false);
    await showChanges(user);
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
    await waitFor(() => expect(screen.queryByText('Escalated to desk head')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    expect(await isInMore(user, 'Give back')).toBe(false);
  });

  test('[SLA-13] the timeline says why in the exact words, in the language of the reader @seldom', async () => {
    const { staff } = desk.accounts;
    await desk.app.db
      .insert(leaves)
      .values({ user_id: staff.id, from_day: '2026-03-02', to_day: '2026-12-03' });
    await desk.app.db.update(users).set({ disabled: true }).where(eq(users.id, head.id));
    const { id } = await record({ staff_id: staff.id, priority: 'urgent' });
    const other = await record({ priority: 'urgent' });
    // Due on Wednesday 2026-03-04.
    passDays(4);
    await runScheduler(desk.app.services);
    const { user, unmount } = await open(id);
    await showChanges(user);
    expect(
      await screen.findByText(
        'Because: Overdue by 2 working days; Sunitha Chary is on leave until 3 Dec 2026; there is no desk head.',
      ),
    ).toBeVisible();
    unmount();
    const second = await open(other.id, { as: 'mla' }, 'te');
    await second.user.click(await screen.findByRole('button', { name: 'మార్పులు' }));
    expect(await screen.findByText('కారణం: గడువు దాటి 2 పని దినాలు; బాధ్యులు ఎవరూ లేరు; డెస్క్ అధిపతి లేరు.')).toBeVisible();
  });
});
