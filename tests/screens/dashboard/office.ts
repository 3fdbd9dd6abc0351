import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { type Case, insertCases } from '../../server/dashboard/complaints.ts';
import { startDesk } from '../app.tsx';
import type { region } from '../parts.ts';

/**
 * The whole application with two categories, a leader of V1, and no complaint at the start of each test. Call it once
 * per file.
 */
export function dashboardDesk() {
  const desk = startDesk();
  const ids = { roads: 0, water: 0, leader: 0 };

  beforeAll(async () => {
    [ids.roads = 0, ids.water = 0] = await desk.categories('Roads', 'Water');
    const [leader] = await desk.app.db
      .insert(leaders)
      .values({ name: 'Leader of V1', phone: '9000000001', ...desk.places.V1 })
      .returning();
    ids.leader = leader?.id ?? 0;
    namesChanged(desk.app.db);
  });
  afterEach(async () => {
    await desk.app.db.delete(complaints);
  });

  type Place = Exclude<keyof typeof desk.places, 'P1' | 'P2'>;
  /** Adds complaints of an area, by default open and about roads. */
  const add = (place: Place, count: number, given: Partial<Case> = {}) =>
    insertCases(
      desk.app,
      Array.from({ length: count }, () => ({
        place: desk.places[place] as Case['place'],
        category_id: ids.roads,
        staff_id: null,
        leader_id: null,
        status: 'open',
        name: 'Ramulu',
        ...given,
      })),
    );

  return { desk, ids, add };
}

/** Texts of the cells of a table, row by row. */
export const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

/** Label and address of every link in a drawing. */
export async function drawnLinks(of: Awaited<ReturnType<typeof region>>) {
  const drawing = () => of.getAllByRole('link').filter((link) => link.closest('svg'));
  await waitFor(() => expect(drawing().length).toBeGreaterThan(0));
  return drawing().map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}
