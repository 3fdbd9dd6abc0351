import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { insertLeader } from '../../server/complaints/contacts.ts';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/list/ListTools.tsx';
import '../../../src/custom/complaint/recording/GrievancesFolder.tsx';
import '../../../src/custom/complaint/update/UpdateComplaint.tsx';
import '../../../src/kit/form/RichTextEditor.tsx';

const { desk, record } = grievanceDesk();
let token = '';

beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const head = await desk.app.account({ role: 'staff', duties: ['desk_head'], parliament_id, assembly_id });
  token = head.token;
});

test('[GRD-02, LIST-12] the folder of a head of the desk lists all grievances, with what a whole list has', async () => {
  await record({ name: 'Of mla' }, 'mla');
  await record({ name: 'Of staff' }, 'staff');
  const { user } = await desk.renderApp({ path: '/grievance', token });
  await rowOf('Of mla');
  expect(screen.getByRole('heading', { level: 2, name: 'All Grievances' })).toBeVisible();
  expect(shownNames()).toEqual(['Of staff', 'Of mla']);
  expect(await screen.findByRole('checkbox', { name: 'Select this page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  expect(form.getByLabelText('Staff')).toBeVisible();
});

test('[GRD-02, DET-12] a grievance of somebody else is assigned and forwarded, and never deleted', async () => {
  await insertLeader(desk.app.db, desk.places.V1, { name: 'Mallesh' });
  const { id } = await record({}, 'mla');
  await desk.renderApp({ path: `/grievance/${id}`, token });
  for (const name of ['Assign staff', 'Forward to leader', 'Resolve'])
    expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('[GRD-02, UPD-02] its form has the staff member', async () => {
  const { id } = await record({}, 'mla');
  await desk.renderApp({ path: `/grievance/update/${id}`, token });
  expect(await screen.findByLabelText('Staff')).toBeVisible();
});
