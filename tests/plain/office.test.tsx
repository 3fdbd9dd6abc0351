import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OWN, partOfOffice } from './partOfOffice.ts';

const { desk, refused, use, walk, grievances } = partOfOffice();

const OF_OFFICE = [
  '/dashboard',
  '/grievance/all',
  '/grievance/settings',
  '/leader',
  '/news',
  '/contacts/add',
];

describe('[GRD-17] with every switch off', () => {
  test('no page of mla asks for what the office does not use, and none has an alert', async () => {
    await use([]);
    await walk('mla', [...OF_OFFICE, ...grievances(), ...OWN]);
    for (const name of [/^Deadline/, 'Priority', 'Due', 'Letters', 'Messages', 'People', 'Shared problems'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('nor any page of staff', async () => {
    await use([]);
    await walk('staff', [...grievances(), ...OWN]);
  });

  test('[SLA-03] the calendar is saved, and no effect on due dates is asked for', async () => {
    await use([]);
    await desk.renderApp({ path: '/grievance/settings?part=calendar', as: 'mla' });
    const minutes = await screen.findByRole('spinbutton', { name: /^Minutes/ });
    fireEvent.change(minutes, { target: { value: '400' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    expect(refused).toEqual([]);
  });
});
