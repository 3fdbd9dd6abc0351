import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/custom/complaint/recording/GrievancesFolder.tsx';
import '../../../src/kit/form/RichTextEditor.tsx';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';

const { desk, asked, post, record } = grievanceDesk();

test('[LIST-01] the folder lists what one recorded oneself', async () => {
  await record({ name: 'Mine' }, 'mla');
  await record({ name: 'Of the state office' }, 'admin');
  await desk.renderApp({ path: '/grievance', as: 'mla' });
  expect(await screen.findByRole('heading', { level: 2, name: 'My Grievances List' })).toBeVisible();
  await rowOf('Mine');
  expect(shownNames()).toEqual(['Mine']);
});

test('[LIST-12] staff find what was given to them and have no staff picker', async () => {
  const given = await record({ name: 'Given to staff' }, 'mla');
  await record({ name: 'Given to nobody' }, 'mla');
  await post('mla', 'complaint/staff/assign', { complaint_id: given.id, staff_id: desk.accounts.staff.id });
  const { user } = await desk.renderApp({ path: '/grievance', as: 'staff' });
  await rowOf('Given to staff');
  expect(shownNames()).toEqual(['Given to staff']);
  const scopes = asked.map(({ searchParams }) => [
    searchParams.get('staff_id'),
    searchParams.get('created_by_me'),
  ]);
  expect(scopes).toContainEqual(['me', null]);

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('form', { name: 'Filters' });
  expect(screen.queryByLabelText('Staff')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Assign staff/ })).toBeNull();
});

test('[LIST-12, LIST-01] an empty list says what fills it', async () => {
  await desk.renderApp({ path: '/grievance', as: 'staff' });
  expect(await screen.findByText('No grievances yet')).toBeVisible();
  expect(screen.getByText('A grievance appears here as soon as it is assigned to you.')).toBeVisible();
});
