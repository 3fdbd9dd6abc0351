import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { plainText } from '#contract/kernel/coded.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { complaintLeaders, officerMails } from '#server/officers/schema/forwarding.ts';
import { insertContact, insertDepartment, insertLeader } from '../../worlds/contacts.ts';
import { dialog, noDialog, pick, region } from '../parts.ts';
import { grievanceDesk } from './grievances.ts';

const grievances = grievanceDesk();
const { desk, post, record } = grievances;
const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });

describe('leaders', () => {
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

  const button = (name: string) => screen.queryByRole('button', { name });

  async function openDialog(id: number, as: Role = 'mla') {
    const { user } = await open(id, as);
    await user.click(await screen.findByRole('button', { name: 'Forward to leader' }));
    return { user, dialog: await dialog() };
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
    await noDialog();

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

  test('[DET-07] the button says beforehand that nobody is in charge of the area @seldom', async () => {
    await insertLeader(desk.app.db, desk.places.V2, { name: 'Next Door' });
    const { id } = await record();
    await open(id);
    expect(await screen.findByRole('button', { name: 'Forward to leader: nobody in charge' })).toBeDisabled();
  });

  test('[DET-07, ERR-04] a list of leaders that fails can be asked for again @seldom', async () => {
    await insertLeader(desk.app.db, desk.places.V1);
    const { id } = await record();
    desk.fail('get', 'leader');
    const { user, dialog } = await openDialog(id);
    expect(await dialog.findByText('The leaders could not be loaded.')).toBeVisible();
    desk.network.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'Mallesh · Volunteer' })).toBeVisible();
  });

  test('[DET-07, VOL-05] a leader who has the complaint is written to from its page, by those who may @seldom', async () => {
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
});

describe('officers', () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  let roads = 0;
  let ravi = 0;
  let sita = 0;
  let collector = 0;
  let pensions = 0;

  beforeAll(async () => {
    const { db } = desk.app;
    // An office with letters has its own form (REF-01).
    await db.update(offices).set({ uses: SWITCHES.filter((name) => name !== 'letters') });
    roads = await insertDepartment(db, 'Roads and Buildings');
    ravi = await insertContact(db, {}, { name: 'Ravi', department: roads });
    sita = await insertContact(db, desk.places.A1, {
      name: 'Sita',
      department: roads,
      designation: 'Engineer',
    });
    await insertContact(db, desk.places.A2, { name: 'Next Door', department: roads });
    await insertContact(db, {}, { name: 'Kiran', department: await insertDepartment(db, 'Water Supply') });
    [pensions = 0] = await desk.categories('Pensions');
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

  async function openDialog(id: number, as: Role) {
    const { user } = await open(id, as);
    await user.click(await screen.findByRole('button', { name: 'Forward to officer' }));
    return { user, dialog: await dialog(/to an officer$/) };
  }
  type Dialog = Awaited<ReturnType<typeof dialog>>;

  async function choose(user: UserEvent, dialog: Dialog, label: string, option: string) {
    await pick(user, dialog.getByRole('combobox', { name: label }), option);
  }
  const targets = (dialog: Dialog) =>
    dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

  async function confirm(user: UserEvent, dialog: Dialog) {
    expect(dialog.getByText('Are you sure, to forward the Email?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes, forward' }));
    expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
    await noDialog();
  }

  test('[DET-09] staff forward what admin recorded as admin does @seldom', async () => {
    const { id } = await record({ staff_id: desk.accounts.staff.id }, 'admin');
    const { dialog } = await openDialog(id, 'staff');
    expect(targets(dialog)).toEqual(['Ministry', 'District Administration', 'Both']);
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
    const mails = await region('Mails to officers');
    expect(mails.getAllByText('Waiting to be sent')).toHaveLength(2);
  });

  test('[DET-08] the department of the category is chosen, and its only officer ticked', async () => {
    const { id } = await record({ category_id: grievances.water });
    const { user, dialog } = await openDialog(id, 'mla');
    expect(await dialog.findByRole('checkbox')).toBeChecked();
    await confirm(user, dialog);
    expect(await screen.findByText('Forwarded by mail to Kiran (Executive Engineer)')).toBeVisible();
  });

  test('[DET-08, DET-09] both: a ministry’s contact and the district’s administrator @seldom', async () => {
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
    const { id } = await record({ category_id: pensions });
    const { user, dialog } = await openDialog(id, 'admin');
    await user.click(dialog.getByRole('button', { name: 'Yes, forward' }));
    expect(dialog.getByText('This field is required.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'District Administration' }));
    expect(dialog.getByText('Please select an officer before forwarding the complaint.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('[DET-08, ERR-04] a failure stays in the dialog and is tried again with the same key', async () => {
    const { id } = await record();
    const { user, dialog } = await openDialog(id, 'mla');
    await choose(user, dialog, 'Department', 'Roads and Buildings');
    await user.click(await dialog.findByRole('checkbox', { name: 'Ravi · Executive Engineer' }));
    desk.failOnce('post', 'complaint/officer', 0);
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
        await desk.app.db
          .update(officerMails)
          .set({ failure: plainText(failure) })
          .where(eq(officerMails.complaint_id, id));
      return id;
    };
    const mails = () => region('Mails to officers');

    test('one that was refused says why, and is sent again', async () => {
      const { user } = await open(await mailOf('550 The mailbox is full'));
      expect((await mails()).getByText('Could not be delivered')).toBeVisible();
      expect((await mails()).getByText('550 The mailbox is full')).toBeVisible();
      await user.click((await mails()).getByRole('button', { name: 'Send again to Ravi' }));
      expect(await screen.findByText('The mail will be sent again.')).toBeVisible();
      expect(await (await mails()).findByText('Waiting to be sent')).toBeVisible();
    });

    test('one that is kept for want of a mail server says so, and when; without any there is no such part @seldom', async () => {
      const id = await mailOf(null);
      await desk.app.services.jobs.runDue();
      const { unmount } = await open(id);
      expect((await mails()).getByText('Kept in the outbox: no mail server is set')).toBeVisible();
      expect((await mails()).getByText('Kept in the outbox on 2 Mar 2026, 10:00 am')).toBeVisible();
      unmount();
      await open((await record()).id);
      expect(await screen.findByText('Recorded')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Mails to officers' })).toBeNull();
    });
  });
});
