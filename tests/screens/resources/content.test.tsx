import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();

beforeAll(async () => {
  await desk.ask('POST', 'policy/category', { json: { name: 'Housing' } });
});

/** Each declared resource except news: its heading, its page, its question, and the required fields of its form. */
const CASES = [
  {
    name: 'event',
    heading: 'Events',
    title: 'Village meeting',
    body: { name: 'Village meeting', start_date: '2026-03-02T09:00', event_type: 'public', duration: 2 },
    question: 'Are you sure you want to delete the event "Village meeting"?',
    show: '/event/:id',
  },
  {
    name: 'milestone',
    heading: 'Milestones',
    title: 'Tap water',
    body: { title: 'Tap water', date: '2026-01-02', description: 'Every house.' },
    question: 'Are you sure you want to delete the milestone "Tap water"?',
    show: '/milestone/:id',
  },
  {
    name: 'achievement',
    heading: 'Developments',
    title: 'Bridge',
    body: { title: 'Bridge', date: '2026-01-02', cost: '2 crore', description: 'Over the canal.' },
    question: 'Are you sure you want to delete the Contact "Bridge"?',
    show: '/achievement/:id',
  },
  {
    name: 'policy',
    heading: 'Govt Policies',
    title: 'Roofs',
    body: {
      title: 'Roofs',
      policy_category_id: 1,
      go_number: 'G.O. 1',
      contact: '9876543210',
      description: 'A.',
    },
    question: 'Are you sure you want to delete the Policy/Contact "Roofs"?',
    show: '/policy/view-govtpolicy/:id',
  },
] as const;

describe.each(CASES)('$name', ({ name, heading, title, body, question, show }) => {
  const open = (at: string) => desk.renderApp({ path: at, as: 'admin' });
  async function existing(): Promise<number> {
    const form = { ...body, ...desk.places.V1, file: await image() };
    const answer = await desk.ask('POST', name, { form });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return Number(answer.body.id);
  }

  test('[EVT-01, MIL-01, DEV-01, POL-01, CRUD-01] is listed, and deleted after its own question', async () => {
    const id = await existing();
    const { user } = await open(`/${name}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: title });
    expect(link).toHaveAttribute('href', show.replace(':id', String(id)));
    const [remove] = screen.getAllByRole('button', { name: `Delete ${title}` });
    if (remove) await user.click(remove);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(question)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => {
      expect((await desk.app.send('GET', `${name}/${id}`, { token: desk.accounts.admin.token })).status).toBe(
        404,
      );
    });
  });
});

test('[MIL-01] the page of a milestone shows its date, title, description and image, with Edit', async () => {
  const { body: values } = CASES[1];
  const form = { ...values, ...desk.places.V1, file: await image() };
  const { body } = await desk.ask('POST', 'milestone', { form });
  await desk.renderApp({ path: `/milestone/${body.id}`, as: 'admin' });
  expect(await screen.findByText('2 Jan 2026')).toBeVisible();
  expect(screen.getByText(values.title, { selector: 'span' })).toBeVisible();
  expect(screen.getByText(values.description)).toBeVisible();
  expect(screen.getByRole('img', { name: values.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/milestone/update/${body.id}`);
});

test('[DEV-02, ERR-04] an edit form without its record says so: Failed to fetch achievement data.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const form = { ...CASES[2].body, ...desk.places.V1, file: await image() };
  const { body } = await desk.ask('POST', 'achievement', { form });
  desk.fail('get', `achievement/${body.id}`, 500, { message: 'Broken' });
  const { user } = await desk.renderApp({ path: `/achievement/update-achievements/${body.id}`, as: 'admin' });
  expect(await screen.findByText('Failed to fetch achievement data.')).toBeVisible();
  expect(screen.queryByText('Element does not exist')).toBeNull();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Bridge');
});
