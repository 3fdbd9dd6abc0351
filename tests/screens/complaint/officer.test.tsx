import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { complaintCategories, contactCategories } from '../../../server/db/namedTables.ts';
import { namesChanged } from '../../../server/db/names.ts';
import { officerMails } from '../../../server/db/schema/forwarding.ts';
import { registerHandlers } from '../../../server/jobHandlers.ts';
import { insertContact, insertDepartment } from '../../server/complaints/contacts.ts';
import { grievanceDesk } from './grievances.ts';
import '../../../src/custom/complaint/detail/ForwardOfficerDialog.tsx';

const grievances = grievanceDesk();
const { desk, record } = grievances;
const sent: unknown[] = [];
const keys: (string | null)[] = [];
let roads = 0;
let ravi = 0;
let sita = 0;
let collector = 0;
let lamps = 0;

beforeAll(async () => {
  const { db } = desk.app;
  const [added] = await db.insert(complaintCategories).values({ name: 'Street lamps' }).returning();
  lamps = added?.id ?? 0;
  namesChanged(db);
  roads = await insertDepartment(db, 'Roads and Buildings');
  ravi = await insertContact(db, {}, { name: 'Ravi', department: roads });
  sita = await insertContact(db, desk.places.A1, {
    name: 'Sita',
    department: roads,
    designation: 'Engineer',
  });
  await insertContact(db, desk.places.A2, { name: 'Next Door', department: roads });
  collector = await insertContact(db, desk.places.P1, { name: 'Latha', designation: 'Collector' });
  desk.network.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/complaint/officer')) {
      keys.push(request.headers.get('Idempotency-Key'));
      sent.push(await request.clone().json());
    }
  });
  registerHandlers(desk.app.services);
});
beforeEach(() => {
  for (const seen of [sent, keys]) seen.length = 0;
});

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const dialogNamed = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

async function openDialog(id: number, as: Role) {
  const { user } = await open(id, as);
  await user.click(await screen.findByRole('button', { name: 'Forward to officer' }));
  return { user, dialog: await dialogNamed(/to an officer$/) };
}
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;

async function choose(user: UserEvent, dialog: Dialog, label: string, option: string) {
  await user.click(dialog.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
const targets = (dialog: Dialog) =>
  dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

async function confirm(user: UserEvent, dialog: Dialog) {
  expect(dialog.getByText('Are you sure, to forward the Email?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, forward' }));
  expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('[DET-09] whom a role forwards to', () => {
  test.each([
    ['mp', 'mla', ['Department']],
    ['mla', 'admin', ['Department']],
    ['admin', 'mla', ['Ministry', 'District Administration', 'Both']],
    ['staff', 'staff', ['Department']],
    ['staff', 'admin', ['Ministry', 'District Administration', 'Both']],
  ] as const)('%s, recorded by %s', async (role, creator, expected) => {
    const { id } = await record({ staff_id: desk.accounts.staff.id }, creator);
    const { dialog } = await openDialog(id, role);
    expect(targets(dialog)).toEqual(expected);
  });
});

test('[DET-08, API-07] a department: several of its contacts, asked first, posted with exactly these fields', async () => {
  const { id } = await record();
  const { user, dialog } = await openDialog(id, 'mla');
  await choose(user, dialog, 'Department', 'Roads and Buildings');
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Ravi · Executive Engineer' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sita · Engineer' }));
  expect(sent).toEqual([]);
  await confirm(user, dialog);
  expect(sent).toEqual([
    {
      complaint_id: id,
      dept_id: roads,
      officer_id: [ravi, sita],
      admin_officer_id: null,
      administrator_id: null,
      is_administrator: 'false',
    },
  ]);
  expect(screen.getByText('InProgress')).toBeVisible();
  expect(
    await screen.findByText('Forwarded by mail to Ravi (Executive Engineer), Sita (Engineer)'),
  ).toBeVisible();
  const mails = within(await screen.findByRole('region', { name: 'Mails to officers' }));
  expect(mails.getAllByText('Waiting to be sent')).toHaveLength(2);
});

test('[DET-08, DET-09] both: a ministry’s contact and the district’s administrator', async () => {
  const { id } = await record();
  const { user, dialog } = await openDialog(id, 'admin');
  await user.click(dialog.getByRole('radio', { name: 'Both' }));
  await choose(user, dialog, 'Ministry', 'Roads and Buildings');
  await user.click(await dialog.findByRole('checkbox', { name: 'Ravi · Executive Engineer' }));
  await choose(user, dialog, 'District Administration', 'Latha · Collector');
  await confirm(user, dialog);
  const both = { dept_id: roads, officer_id: [ravi], is_administrator: 'both' };
  expect(sent).toEqual([
    { complaint_id: id, ...both, admin_officer_id: collector, administrator_id: collector },
  ]);
});

test('[DET-08] what is missing is marked, and nothing is sent', async () => {
  const { id } = await record({ category_id: grievances.water });
  const { user, dialog } = await openDialog(id, 'admin');
  await user.click(dialog.getByRole('button', { name: 'Yes, forward' }));
  expect(dialog.getByText('This field is required.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'District Administration' }));
  expect(dialog.getByText('Please select an officer before forwarding the complaint.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[DET-08] three clicks: the department is that of the category, an only officer there is ticked', async () => {
  const water = await insertDepartment(desk.app.db, 'Rural Water Supply');
  const only = await insertContact(desk.app.db, {}, { name: 'Meena', department: water });
  const { id } = await record({ category_id: grievances.water });
  const { user, dialog } = await openDialog(id, 'mla');
  expect(await dialog.findByRole('checkbox', { name: 'Meena · Executive Engineer' })).toBeChecked();
  await confirm(user, dialog);
  expect(sent).toMatchObject([{ dept_id: water, officer_id: [only] }]);
});

test('[DET-08] three clicks with several officers: the department that was asked last about the category is there, one is ticked', async () => {
  const energy = await insertDepartment(desk.app.db, 'Energy');
  const asked = await insertContact(desk.app.db, {}, { name: 'Fatima', department: energy });
  await insertContact(desk.app.db, {}, { name: 'Kishan', department: energy });
  const first = await record({ category_id: lamps });
  const { user, dialog } = await openDialog(first.id, 'mla');
  await choose(user, dialog, 'Department', 'Energy');
  await user.click(await dialog.findByRole('checkbox', { name: 'Fatima · Executive Engineer' }));
  await confirm(user, dialog);
  cleanup();
  const next = await openDialog((await record({ category_id: lamps })).id, 'mla');
  expect(await next.dialog.findAllByRole('checkbox', { checked: false })).toHaveLength(2);
  await next.user.click(next.dialog.getByRole('checkbox', { name: 'Fatima · Executive Engineer' }));
  await confirm(next.user, next.dialog);
  expect(sent.slice(1)).toMatchObject([{ dept_id: energy, officer_id: [asked] }]);
});

test('[DET-08, ERR-04] which department was asked last could not be told: words still tell', async () => {
  const sewers = await insertDepartment(desk.app.db, 'Lamps and Sewers');
  const { id } = await record({ category_id: lamps });
  desk.fail('get', 'complaint/officer/department', 500, {});
  const { dialog } = await openDialog(id, 'mla');
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue('Lamps and Sewers'));
  await desk.app.db.delete(contactCategories).where(eq(contactCategories.id, sewers));
});

test('[DET-08, ERR-04] a failure stays in the dialog and is tried again with the same key', async () => {
  const { id } = await record();
  const { user, dialog } = await openDialog(id, 'mla');
  await choose(user, dialog, 'Department', 'Roads and Buildings');
  await user.click(await dialog.findByRole('checkbox', { name: 'Ravi · Executive Engineer' }));
  desk.network.use(http.post('*/complaint/officer', () => HttpResponse.error(), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Yes, forward' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection to the server.');
  await confirm(user, dialog);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

describe('[DET-08] the mails on the page', () => {
  const mailOf = async (failure: string | null) => {
    const { id } = await record();
    const token = desk.accounts.mla.token;
    const json = { complaint_id: id, is_administrator: 'false', dept_id: roads, officer_id: [ravi] };
    await desk.app.send('POST', 'complaint/officer', { token, json });
    if (failure)
      await desk.app.db.update(officerMails).set({ failure }).where(eq(officerMails.complaint_id, id));
    return id;
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Mails to officers' }));

  test('one that was refused says why, and is sent again', async () => {
    const { user } = await open(await mailOf('550 The mailbox is full'));
    expect((await region()).getByText('Could not be delivered')).toBeVisible();
    expect((await region()).getByText('550 The mailbox is full')).toBeVisible();
    await user.click((await region()).getByRole('button', { name: 'Send again to Ravi' }));
    expect(await screen.findByText('The mail will be sent again.')).toBeVisible();
    expect(await (await region()).findByText('Waiting to be sent')).toBeVisible();
  });

  test('[DET-10] one of a resolved grievance still says why, and is not sent again', async () => {
    const id = await mailOf('550 The mailbox is full');
    const token = desk.accounts.mla.token;
    await desk.app.send('POST', 'complaint/close', { token, json: { id, message: 'Done' } });
    await open(id);
    expect((await region()).getByText('550 The mailbox is full')).toBeVisible();
    expect((await region()).queryByRole('button')).toBeNull();
  });

  test('one whose delivery is not confirmed warns before it is sent again', async () => {
    await open(await mailOf('unconfirmed'));
    expect((await region()).getByText('Delivery not confirmed')).toBeVisible();
    expect((await region()).getByText(/^The connection broke before the mail server answered/)).toBeVisible();
  });

  test('one that is kept for want of a mail server says so, and when; without any there is no such part', async () => {
    const id = await mailOf(null);
    await desk.app.services.jobs.runDue();
    const { unmount } = await open(id);
    expect((await region()).getByText('Kept in the outbox: no mail server is set')).toBeVisible();
    expect((await region()).getByText('Kept in the outbox on 2 Mar 2026, 10:00 am')).toBeVisible();
    unmount();
    await open((await record()).id);
    expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Mails to officers' })).toBeNull();
  });
});
