import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { grievanceDesk, pickFilter, rowOf, shownNames, unfold } from './grievances.ts';

const grievances = grievanceDesk();
const { desk, record, openAll, asked, passDays, post } = grievances;

afterEach(() => void vi.useRealTimers());

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));

test('[LIST-03, SCOPE-01] places, category and dates narrow the list and are kept in the address', async () => {
  await record({ name: 'Old water of V1', category_id: grievances.water });
  passDays(10);
  await record({ name: 'Water of V1', category_id: grievances.water });
  await record({ name: 'Roads of V1' });
  await record({ name: 'Water of V2', category_id: grievances.water, ...desk.places.V2 });
  const { user } = await openAll('mla');
  const form = await unfold(user);
  await pickFilter(user, 'Place', 'M1');
  await pickFilter(user, 'Place', 'V1');
  await pickFilter(user, 'Category', 'Water');
  await pickFilter(user, 'Date', 'Other days');
  await user.type(form.getByLabelText('From date'), '05/03/2026');
  await showing('Water of V1');
  expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
  const { mandal_id, area_id } = desk.places.V1;
  expect(window.location.search).toBe(
    `?mandal=${mandal_id}&area=${area_id}&category=${grievances.water}&from_date=2026-03-05`,
  );

  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await showing('Water of V2', 'Roads of V1', 'Water of V1', 'Old water of V1');
  expect(window.location.search).toBe('');
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveValue(''));
});

test('[LIST-03] what is typed is applied when typing pauses, and clearing beats what is not applied yet @seldom', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla');
  const form = await unfold(user);
  await user.type(form.getByLabelText('Name or number'), 'lakshmi');
  await showing('Lakshmi');
  expect(form.getByLabelText('Name or number')).toHaveFocus();
  const names = asked.map(({ searchParams }) => searchParams.get('name')).filter(Boolean);
  expect(names).toEqual(['lakshmi']);

  await pickFilter(user, 'Date', 'Other days');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(form.getByLabelText('Name or number'), { target: { value: 'ramulu' } });
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'road' } });
  fireEvent.change(form.getByLabelText('To date'), { target: { value: '05/03' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  act(() => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await showing('Ramulu Goud', 'Lakshmi');
  expect(screen.queryByLabelText('To date')).toBeNull();
  for (const name of ['Name or number', 'Keyword'])
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveValue(''));
  expect(asked.some(({ searchParams }) => searchParams.get('name') === 'ramulu')).toBe(false);
});

test('[LIST-03] a letter that is typed in the moment in which those before it are applied stays @seldom', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla');
  const box = (await unfold(user)).getByLabelText('Name or number');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box, { target: { value: 'laksh' } });
  await act(async () => {
    vi.advanceTimersByTime(601);
    fireEvent.change(box, { target: { value: 'lakshm' } });
  });
  act(() => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await showing('Lakshmi');
  expect(asked.at(-1)?.searchParams.get('name')).toBe('lakshm');
  expect(box).toHaveValue('lakshm');
});

test('[SCOPE-05, SCOPE-03] the session’s own places are locked and asked for, whatever the address says', async () => {
  await record({ name: 'Of A1' });
  const { A1, A2 } = desk.places;
  await openAll('mla', `?assembly=${A2.assembly_id}`);
  await showing('Of A1');
  expect(asked.at(-1)?.searchParams.get('parliament')).toBe(String(A1.parliament_id));
  expect(asked.at(-1)?.searchParams.get('assembly')).toBe(String(A1.assembly_id));
  expect(screen.queryByRole('button', { name: /^Remove filter Assembly/ })).toBeNull();
});

test('[LIST-04] a keyword in either script is searched for; an empty one resets all filters @seldom', async () => {
  await record({ name: 'లక్ష్మి', details: '<p>నీటి సమస్య</p>' });
  await record({ name: 'Ramulu Goud', phone: '9000012345' });
  const { user } = await openAll('mla', '?status=open');
  await showing('Ramulu Goud', 'లక్ష్మి');
  const box = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.type(box, 'నీటి{Enter}');
  await showing('లక్ష్మి');
  expect(asked.at(-1)?.pathname).toMatch(/complaint\/search$/);
  expect(asked.at(-1)?.searchParams.get('term')).toBe('నీటి');
  expect(box).toHaveFocus();

  await user.clear(box);
  await user.type(box, '90000123');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await showing('Ramulu Goud');

  await user.clear(box);
  await user.keyboard('{Enter}');
  await showing('Ramulu Goud', 'లక్ష్మి');
  expect(window.location.search).toBe('');
  expect(screen.getByRole('button', { name: 'Clear filter' })).toBeDisabled();
});

test('[LIST-04] filters that an empty keyword has reset are set again by one button', async () => {
  await record({ name: 'Lakshmi', category_id: grievances.water });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla', `?status=open&category=${grievances.water}`);
  await showing('Lakshmi');
  const box = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.type(box, 'Lakshmi');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await showing('Ramulu Goud', 'Lakshmi');
  expect(await screen.findByText('All filters are cleared.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set the other filters again' }));
  await showing('Lakshmi');
  expect(window.location.search).toBe(`?category=${grievances.water}&status=open`);
  expect(box).toHaveValue('');
  expect(screen.queryByText('All filters are cleared.')).toBeNull();

  // An empty keyword without other filters has lost nothing, and 'Clear filter' was meant.
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await showing('Ramulu Goud', 'Lakshmi');
  await user.type(box, '{Enter}');
  expect(screen.queryByText('All filters are cleared.')).toBeNull();
});

test('[LIST-04] filters that an empty keyword has reset are forgotten once others are set', async () => {
  await record({ name: 'Lakshmi', category_id: grievances.water });
  await record({ name: 'Ramulu Goud' });
  const { user, go } = await openAll('mla', `?category=${grievances.water}`);
  await showing('Lakshmi');
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), '{Enter}');
  expect(await screen.findByText('All filters are cleared.')).toBeVisible();
  go(`/grievance/all?category=${grievances.roads}`);
  await showing('Ramulu Goud');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Category: Roads' }));
  await showing('Ramulu Goud', 'Lakshmi');
  expect(screen.queryByText('All filters are cleared.')).toBeNull();
});

test('[LIST-03] filters that fit nothing say so and can be cleared; what is no filter is ignored', async () => {
  await record();
  const { user } = await openAll('mla', '?status=closed&category=x&from_date=soon&page=-3');
  expect(await screen.findByText('No grievance fits')).toBeVisible();
  expect(asked.at(-1)?.searchParams.has('category')).toBe(false);
  await user.click(screen.getAllByRole('button', { name: 'Clear filter' })[1] as HTMLElement);
  await showing('Ramulu Goud');
});

test('[LIST-08] a page that has become empty leads to the first one', async () => {
  await record();
  await openAll('mla', '?page=7');
  await rowOf('Ramulu Goud');
  expect(window.location.search).toBe('');
});

describe('several values', () => {
  const chips = async () => within(await screen.findByRole('group', { name: 'Chosen filters' }));
  const chip = async (label: string) =>
    (await chips()).findByRole('button', { name: `Remove filter ${label}` });
  const shownChips = async () => (await chips()).getAllByRole('button').map(({ textContent }) => textContent);
  async function recordFour() {
    const { V1, V2, V3 } = desk.places;
    await record({ name: 'Road of V1', ...V1 });
    await record({ name: 'Water of V2', ...V2, category_id: grievances.water, priority: 'urgent' });
    await record({ name: 'Water of V3', ...V3, category_id: grievances.water, priority: 'high' }, 'admin');
    const done = await record({ name: 'Done', ...V1, category_id: grievances.water });
    await post('mla', 'complaint/close', { id: done.id, message: 'Done' });
  }

  test('[DESK-07] filters take several values, each a chip that can be removed, and all are in the address', async () => {
    await recordFour();
    const { user } = await openAll('mla');
    await pickFilter(user, 'Category', 'Roads');
    await showing('Road of V1');
    await pickFilter(user, 'Category', 'Water');
    await showing('Done', 'Water of V2', 'Road of V1');
    await pickFilter(user, 'Priority', 'Urgent');
    await pickFilter(user, 'Priority', 'High');
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
    await waitFor(async () =>
      expect(await shownChips()).toEqual([
        ...[
          'Mandal: M1',
          'Area: V1',
          'Area: V2',
          'Grievance Incharge: Ward 3, North',
          'Grievance Incharge: District',
        ],
        ...['Staff: Not assigned', 'Status: Open', 'Status: Closed', 'From date: 1 Mar 2026'],
      ]),
    );
    const group = within(screen.getByRole('group', { name: 'Status' }));
    expect(group.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
    expect(group.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('[DESK-07, SCOPE-01] areas and mandals go with the place that they lie in, and with no other @seldom', async () => {
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
    await pickFilter(user, 'Place', 'A1');
    await user.click(await chip('Parliament: P1'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
