import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { startDesk } from '../app.tsx';
import { pick } from '../parts.ts';

type Values = Record<string, unknown>;

/** The whole application with two categories and no grievance at the start of each test. Call once a file. */
export function grievanceDesk() {
  const desk = startDesk();
  const start = new Date('2026-03-02T04:30:00Z');
  const asked: URL[] = [];
  let roads = 0;
  let water = 0;

  beforeAll(async () => {
    [roads = 0, water = 0] = await desk.categories('Roads', 'Water');
    desk.network.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (request.method === 'GET' && /\/complaint(\/search)?$/.test(url.pathname)) asked.push(url);
    });
  });
  afterEach(async () => {
    asked.length = 0;
    desk.app.clock.now = start;
    await desk.app.db.delete(complaints);
  });

  const tokenOf = (role: Role) => desk.app.signIn(desk.accounts[role].id);

  async function post(role: Role, path: string, form: Values) {
    const answered = await desk.app.send('POST', path, { token: await tokenOf(role), form });
    expect(answered.body.errors).toBeUndefined();
    expect(answered.status).toBeLessThan(300);
    return answered.body;
  }

  /** A grievance of V1, recorded by mla by default. */
  async function record(given: Values = {}, by: Role = 'mla') {
    const body = await post(by, 'complaint', {
      name: 'Ramulu Goud',
      category_id: roads,
      ...desk.places.V1,
      phone: '9848012345',
      details: '<p>The road is broken.</p>',
      type: 'complaint',
      ...given,
    });
    return body as Values & { id: number; complaint_number: string };
  }

  /** Moves the server's clock; who is signed in already may find the session ended. */
  const passDays = (days: number) => {
    desk.app.clock.now = new Date(desk.app.clock.now.getTime() + days * 86_400_000);
  };

  const openAll = (as: Role = 'mla', query = '') => desk.renderApp({ path: `/grievance/all${query}`, as });

  return {
    desk,
    asked,
    post,
    record,
    passDays,
    openAll,
    get roads() {
      return roads;
    },
    get water() {
      return water;
    },
  };
}

/** The row of the table that holds the text. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} is in no row`);
  return row;
}

/** Names in the table, from the top. */
export const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td.name')?.textContent);

/** The filters, unfolded. */
export async function unfold(user: UserEvent) {
  const button = await screen.findByRole('button', { name: /^Filters/ });
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  return within(await screen.findByRole('form', { name: 'Filters' }));
}
export const pickFilter = async (user: UserEvent, label: string, option: string) =>
  pick(user, await (await unfold(user)).findByLabelText(label), new RegExp(`^${option}`));
