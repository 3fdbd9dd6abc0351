import { screen } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { grievanceDesk } from '../grievances.ts';
import { form } from '../recording/form.ts';

/** The page that changes a grievance, and what was sent to change one. Call once a file. */
export function updateDesk() {
  const given = grievanceDesk();
  const { desk, record } = given;
  const puts: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const { V1 } = desk.places;
    await desk.app.db
      .insert(divisionIncharges)
      .values({ name: 'Anita Rao', party: 'P', phone: '9000000001', ...V1 });
    desk.network.events.on('request:start', async ({ request }) => {
      const isJson = request.headers.get('content-type')?.startsWith('application/json');
      if (request.method === 'PUT' && isJson) puts.push(await request.clone().json());
    });
  });
  afterEach(() => {
    puts.length = 0;
  });

  /** The page as the role sees it, once its form is complete. */
  async function open(id: number, as: Role = 'mla') {
    const { user } = await desk.renderApp({ path: `/grievance/update/${id}`, as });
    await screen.findByRole('heading', { level: 1, name: 'Update Complaint Information' });
    await form().findByLabelText(/^Details/);
    return user;
  }

  /** A new grievance on its page. */
  async function openNew(values: Record<string, unknown> = {}, as: Role = 'mla') {
    const { id } = await record(values, as);
    return { id, user: await open(id, as) };
  }

  /** The grievance as the server has it. */
  async function saved(id: number) {
    const token = await desk.app.signIn(desk.accounts.admin.id);
    const { body } = await desk.app.send('GET', `complaint/${id}?media=1`, { token });
    return body as unknown as ComplaintRecord;
  }

  /** A change by somebody else. */
  async function change(id: number, values: Record<string, unknown>) {
    const token = await desk.app.signIn(desk.accounts.mp.id);
    const { status } = await desk.app.send('PUT', `complaint/${id}`, { token, json: values });
    if (status !== 200) throw new Error(`answered ${status}`);
  }

  return Object.assign(given, { puts, open, openNew, saved, change });
}

export const save = async () => form().getByRole('button', { name: 'Update Complaint' }).click();
