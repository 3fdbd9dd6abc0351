import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { complaintLeaders } from '../../../server/db/schema/forwarding.ts';
import { leaders } from '../../../server/db/schema/leaders.ts';
import { insertLeader } from '../../server/complaints/contacts.ts';
import { grievanceDesk } from './grievances.ts';
import '../../../src/custom/complaint/detail/ForwardLeaderDialog.tsx';

const { desk, post, record } = grievanceDesk();
const sent: unknown[] = [];

beforeAll(() => {
  desk.network.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/complaint/forward')) sent.push(await request.clone().json());
  });
});
beforeEach(async () => {
  sent.length = 0;
  await desk.app.db.delete(complaintLeaders);
  await desk.app.db.delete(leaders);
});

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const button = (name: string) => screen.queryByRole('button', { name });

async function openDialog(id: number, as: Role = 'mla') {
  const { user } = await open(id, as);
  await user.click(await screen.findByRole('button', { name: 'Forward to leader' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('[DET-07] leaders of the area are ticked and get the complaint; the page then shows it', async () => {
  const { V1, V2 } = desk.places;
  const mallesh = await insertLeader(desk.app.db, V1, { name: 'Mallesh' });
  const sarita = await insertLeader(desk.app.db, V1, { name: 'Sarita', designation: 'areaadmin' });
  await insertLeader(desk.app.db, V1, { name: 'On Hold', status: null });
  await insertLeader(desk.app.db, V2, { name: 'Next Door' });
  const { id } = await record();
  const { user, dialog } = await openDialog(id);
  expect(dialog.getByText('Area: V1')).toBeVisible();
  const boxes = await dialog.findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Sarita · Area Admin' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Mallesh · Volunteer' }));
  await user.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(sent).toEqual([{ id, area: V1.area_id, leaders: [sarita.id, mallesh.id] }]);
  expect(screen.getByText('InProgress')).toBeVisible();
  expect(screen.getByText('Mallesh, Sarita', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByText('Forwarded to Sarita, Mallesh')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Forward to leader' }));
  expect(
    await screen.findByRole('checkbox', { name: 'Mallesh · Volunteer · already forwarded' }),
  ).not.toBeChecked();
});

test('[DET-07] none chosen: the words of the specification, and nothing is sent', async () => {
  await insertLeader(desk.app.db, desk.places.V1);
  const { id } = await record();
  const { user, dialog } = await openDialog(id);
  await dialog.findByRole('checkbox');
  await user.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Please select a local leader before forwarding the complaint.',
  );
  expect(sent).toEqual([]);
});

test('[DET-07] the button says beforehand that nobody is in charge of the area', async () => {
  await insertLeader(desk.app.db, desk.places.V2, { name: 'Next Door' });
  const { id } = await record();
  await open(id);
  expect(await screen.findByRole('button', { name: 'Forward to leader: nobody in charge' })).toBeDisabled();
});

test('[DET-07] the Mandal Admin of another area can be chosen, after the leaders of the area', async () => {
  const { V1, V2, V3 } = desk.places;
  const wide = await insertLeader(desk.app.db, V2, { name: 'Anasuya', designation: 'mandaladmin' });
  await insertLeader(desk.app.db, V3, { name: 'Elsewhere', designation: 'mandaladmin' });
  await insertLeader(desk.app.db, V1, { name: 'Mallesh' });
  const { id } = await record();
  const { user, dialog } = await openDialog(id);
  const boxes = await dialog.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Mallesh · Volunteer',
    'Anasuya · Mandal Admin',
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'Anasuya · Mandal Admin' }));
  await user.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
  expect(sent).toEqual([{ id, area: V1.area_id, leaders: [wide.id] }]);
});

test('[DET-07, ERR-04] a list of leaders that fails can be asked for again', async () => {
  await insertLeader(desk.app.db, desk.places.V1);
  const { id } = await record();
  desk.network.use(http.get('*/leader', () => HttpResponse.json({}, { status: 500 })));
  const { user, dialog } = await openDialog(id);
  expect(await dialog.findByText('The leaders could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('checkbox', { name: 'Mallesh · Volunteer' })).toBeVisible();
});

test('[DET-07, DET-10] somebody else was faster: the dialog says why not', async () => {
  await insertLeader(desk.app.db, desk.places.V1);
  const { id } = await record();
  const { user, dialog } = await openDialog(id);
  await user.click(await dialog.findByRole('checkbox'));
  await post('mla', 'complaint/close', { id, message: 'Done' });
  await user.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByText(/^This complaint is already resolved/)).toBeVisible();
});

test.each([
  ['admin', false],
  ['mp', true],
  ['mla', true],
  ['staff', false],
] as const)('[DET-12] %s sees the control for leaders: %s', async (role, shown) => {
  await insertLeader(desk.app.db, desk.places.V1);
  const { id } = await record({}, 'staff');
  await open(id, role);
  expect(await screen.findByRole('button', { name: 'Forward to officer' })).toBeVisible();
  expect(button('Forward to leader') !== null).toBe(shown);
});

test('[DET-10] once resolved neither leaders nor officers are offered', async () => {
  const { id } = await record();
  await post('mla', 'complaint/close', { id, message: 'Done' });
  await open(id);
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(button('Forward to leader')).toBeNull();
  expect(button('Forward to officer')).toBeNull();
});

test('[DET-07, VOL-05] a leader who has the complaint is written to from its page, by those who may', async () => {
  const { id: leaderId } = await insertLeader(desk.app.db, desk.places.V1, { name: 'Mallesh' });
  const { id } = await record({}, 'staff');
  await post('mla', 'complaint/forward', { id, area: desk.places.V1.area_id, leaders: [leaderId] });
  const { user, unmount } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Message to Mallesh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leader Messages' }));
  await user.type(dialog.getByRole('textbox'), 'Please visit the family.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(await dialog.findByText('Please visit the family.', { selector: 'li *' })).toBeVisible();
  unmount();

  await open(id, 'staff');
  await screen.findByText('Mallesh', { selector: 'dd' });
  expect(button('Message to Mallesh')).toBeNull();
});
