import { screen, within } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { startDesk } from '../app.tsx';

type Values = Record<string, unknown>;

/** The whole application without any leader at the start of each test. Call it once per file. */
export function leaderDesk() {
  const desk = startDesk();
  let phones = 9_000_000_000;

  afterEach(async () => {
    await desk.app.db.delete(leaders);
  });

  const tokenOf = (role: Role) => desk.app.signIn(desk.accounts[role].id);

  async function send(method: 'GET' | 'POST', path: string, form?: Values) {
    const { status, body } = await desk.app.send(method, path, { token: await tokenOf('admin'), form });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  }

  /** Adds a leader at V1, approved if there is a `designation`. Returns the id. */
  async function leader({ designation, ...given }: Values = {}): Promise<number> {
    const fields = { name: 'Ramulu Goud', phone: String(++phones), ...desk.places.V1, ...given };
    const leader_id = Number((await send('POST', 'leader', fields)).id);
    if (designation) await send('POST', 'leader/approve', { leader_id, designation });
    return leader_id;
  }

  const messagesOf = async (id: number) =>
    (await send('GET', `leader/message?leader_id=${id}`)).data?.map(({ title }) => title);

  return { desk, leader, send, messagesOf };
}

/** The row of the list that has the text. */
export const rowOf = async (text: string) => {
  const cell = await screen.findByRole('cell', { name: text });
  const row = cell.closest('tr');
  if (!row) throw new Error(`${text} stands in no row`);
  return within(row);
};

/** The names in the list, from the top. */
export const namesShown = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .map((texts) => texts.find(Boolean));
