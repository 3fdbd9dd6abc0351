import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exports } from '../../../server/db/schema/exports.ts';
import { grievanceDesk, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/list/FilterChips.tsx';
import '../../../src/custom/complaint/list/FilterForm.tsx';
import '../../../src/custom/complaint/list/ListTools.tsx';

const grievances = grievanceDesk();
const { desk, asked, record, post, openAll } = grievances;

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));
const chips = async () => within(await screen.findByRole('group', { name: 'Chosen filters' }));
const chip = async (label: string) =>
  (await chips()).findByRole('button', { name: `Remove filter ${label}` });
const shownChips = async () => (await chips()).getAllByRole('button').map(({ textContent }) => textContent);
const openFilters = async (user: UserEvent) => {
  const button = await screen.findByRole('button', { name: /^Filters/ });
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
};

async function pick(user: UserEvent, label: string, option: string) {
  await openFilters(user);
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '[role=option]' }));
}

async function recordFour() {
  const { V1, V2, V3 } = desk.places;
  await record({ name: 'Road of V1', ...V1 });
  await record({ name: 'Water of V2', ...V2, category_id: grievances.water, priority: 'urgent' });
  await record({ name: 'Water of V3', ...V3, category_id: grievances.water, priority: 'high' }, 'admin');
  const done = await record({ name: 'Done', ...V1, category_id: grievances.water });
  await post('mla', 'complaint/close', { id: done.id, message: 'Done' });
}

test('[DESK-07] filters take several values, each a chip that is removed by itself, and all stand in the address', async () => {
  await recordFour();
  const { user } = await openAll('mla');
  await pick(user, 'Category', 'Roads');
  await showing('Road of V1');
  await pick(user, 'Category', 'Water');
  await showing('Done', 'Water of V2', 'Road of V1');
  await pick(user, 'Priority', 'Urgent');
  await pick(user, 'Priority', 'High');
  const { roads, water } = grievances;
  // What is shown is the same with one priority and with both.
  await waitFor(() => {
    const sent = asked.at(-1)?.searchParams;
    expect([sent?.getAll('category[]'), sent?.getAll('priority[]')]).toEqual([
      [String(roads), String(water)],
      ['urgent', 'high'],
    ]);
  });
  await showing('Water of V2');
  expect(window.location.search).toBe(`?category=${roads}&category=${water}&priority=urgent&priority=high`);
  expect(await shownChips()).toEqual([
    'Category: Roads',
    'Category: Water',
    'Priority: Urgent',
    'Priority: High',
  ]);

  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await user.click(await chip('Priority: Urgent'));
  await user.click(await chip('Priority: High'));
  await showing('Done', 'Water of V2', 'Road of V1');
  await user.click(await chip('Category: Roads'));
  await showing('Done', 'Water of V2');
  expect(window.location.search).toBe(`?category=${water}`);
  await user.click(await chip('Category: Water'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('[DESK-07] addresses with one value and with several open what they name, and are written the same', async () => {
  await recordFour();
  const { V1, V2 } = desk.places;
  const link =
    `?mandal=${V1.mandal_id}&area=${V1.area_id}&area=${V2.area_id}` +
    '&assigned=Ward+3%2C+North&assigned=District&staff_id=none&status=open&status=closed&from_date=2026-03-01';
  await openAll('mla', link);
  await screen.findByText('No grievance fits');
  expect(window.location.search).toBe(link);
  const sent = asked.at(-1)?.searchParams;
  expect(sent?.getAll('assigned[]')).toEqual(['Ward 3, North', 'District']);
  expect(sent?.getAll('status[]')).toEqual(['open', 'closed']);
  expect(sent?.get('staff_id')).toBe('none');
  await chip('Area: V2');
  expect(await shownChips()).toEqual([
    ...[
      'Mandal: M1',
      'Area: V1',
      'Area: V2',
      'Grievance Incharge: Ward 3, North',
      'Grievance Incharge: District',
    ],
    ...['Staff: Not assigned', 'Status: Open', 'Status: Closed', 'From date: 01/03/26'],
  ]);
  const group = within(screen.getByRole('group', { name: 'Status' }));
  expect(group.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
  expect(group.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
});

test('[DESK-07, SCOPE-01] areas and mandals go with the place that they lie in, and with no other', async () => {
  await recordFour();
  const { A1, A2, V1, V3 } = desk.places;
  const both = (name: string, one: unknown, other: unknown) => `&${name}=${one}&${name}=${other}`;
  const { user } = await openAll(
    'admin',
    `?parliament=${A1.parliament_id}${both('assembly', A1.assembly_id, A2.assembly_id)}` +
      both('mandal', V1.mandal_id, V3.mandal_id) +
      both('area', V1.area_id, V3.area_id),
  );
  await showing('Done', 'Water of V3', 'Road of V1');
  await chip('Area: V3');
  await user.click(await chip('Assembly: A1'));
  await showing('Water of V3');
  expect(await shownChips()).toEqual(['Parliament: P1', 'Assembly: A2', 'Mandal: M2', 'Area: V3']);
  await pick(user, 'Assembly', 'A1');
  await user.click(await chip('Parliament: P1'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('[DESK-07, LIST-10, LIST-03] total, export and what is typed follow several values; a typed name is a chip, too', async () => {
  await recordFour();
  const { water } = grievances;
  const { user } = await openAll('mla', `?category=${water}&status=open&status=closed`);
  expect(await screen.findByText('2 grievances')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(async () =>
    expect(await desk.app.db.select().from(exports)).toMatchObject([{ rows: 2, total: 2 }]),
  );
  await openFilters(user);
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.type(form.getByLabelText('Name'), 'done{Enter}');
  await showing('Done');
  expect(window.location.search).not.toContain('done');
  await user.click(await chip('Name: done'));
  await showing('Done', 'Water of V2');
});

test('[DESK-07, PER-18] a list is cut to causes, found by their title', async () => {
  await recordFour();
  const { V1 } = desk.places;
  const one = await record({ name: 'In the cause' });
  const cause = { ...V1, title: 'Broken bridge', category_id: grievances.roads, complaint_ids: [one.id] };
  await desk.ask('POST', 'cause', { json: cause }, 'mla');
  const { user } = await openAll('mla');
  await openFilters(user);
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.type(form.getByLabelText('Cause'), 'bridge');
  await user.click(await screen.findByRole('option', { name: /Broken bridge/ }));
  await showing('In the cause');
  expect(window.location.search).toMatch(/^\?cause=\d+$/);
  await user.click(await chip('Cause: C-2026-0001'));
  await waitFor(() => expect(shownNames()).toHaveLength(4));
});

test('[DESK-07, REF-16] a list is cut to what came of closings, in the words of other screens', async () => {
  await recordFour();
  const solved = await record({ name: 'Solved' });
  const closing = { id: solved.id, message: 'Done', outcome: 'solved', without_evidence: true };
  await post('mla', 'complaint/close', closing);
  const { user } = await openAll('mla', '?outcome=solved&outcome=dreamt&verification=confirmed&language=hi');
  await screen.findByText('No grievance fits');
  expect(await shownChips()).toEqual(['Outcome: Solved', 'Verification: Confirmed', 'Language: Hindi']);
  await user.click(await chip('Verification: Confirmed'));
  await user.click(await chip('Language: Hindi'));
  await showing('Solved');
  await pick(user, 'Outcome', 'Not possible');
  await pick(user, 'Referral', 'Answered');
  await waitFor(() =>
    expect(window.location.search).toBe('?outcome=solved&outcome=not_possible&referral=answered'),
  );
});
