import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { choose, fillForm, form, recordingDesk, send, success, type } from './form.ts';

const { desk, sent, open } = recordingDesk();

const name = () => form().getByLabelText(/^Full Name/);

test('[CRE-02, CRE-03] origin waits for an area; Division Incharges offers those of the area and fills the name', async () => {
  await open();
  expect(form().getByLabelText('Origin')).toBeDisabled();
  await choose(/^Mandal/, 'M1');
  await choose(/^Area/, 'V1');
  expect(form().getByLabelText('Origin')).toBeEnabled();
  await choose(/^Origin/, 'Division Incharges');
  expect(form().queryByLabelText(/^Full Name/)).not.toBeInTheDocument();
  await choose(/^Division Incharge/, 'Anita Rao');
  expect(screen.queryByRole('option', { name: 'Balu Naik' })).not.toBeInTheDocument();
  await choose(/^Area/, 'V2');
  await waitFor(() => expect(form().getByLabelText(/^Division Incharge/)).toHaveValue(''));
  await choose(/^Division Incharge/, 'Balu Naik');
  await choose(/^Origin/, 'Senior Party Leader');
  expect(name()).toHaveValue('');
});

test('[CRE-04, CRE-05, CRE-07] admin has no origin but a Grievance Incharge from the configuration, chooses every place, and sends no staff_id', async () => {
  desk.configure({ grievanceInCharges: ['Office of the North', 'Office of the South'] });
  await open('admin');
  expect(form().queryByLabelText('Origin')).not.toBeInTheDocument();
  await choose(/^Parliament/, 'P1');
  await choose(/^Assembly/, 'A1');
  await choose(/^Grievance Incharge/, 'Office of the South');
  await fillForm('9876530001');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ assigned: 'Office of the South', origin: '' });
  expect(sent[0]?.form).not.toHaveProperty('staff_id');
});

test('[CRE-05, SCOPE-03] mla has an origin and no Grievance Incharge; parliament and assembly are locked to the session', async () => {
  await open('mla');
  expect(form().getByLabelText('Origin')).toBeInTheDocument();
  expect(form().queryByLabelText('Grievance Incharge')).not.toBeInTheDocument();
  expect(await form().findByText('Parliament: P1')).toBeVisible();
  expect(await form().findByText('Assembly: A1')).toBeVisible();
  expect(form().queryByLabelText(/^Parliament/)).toBeNull();
  expect(form().queryByLabelText(/^Assembly/)).toBeNull();
  await fillForm('9876530002');
  await send();
  await success();
  const { parliament_id, assembly_id } = desk.places.A1;
  expect(sent[0]?.form).toMatchObject({
    parliament_id: String(parliament_id),
    assembly_id: String(assembly_id),
  });
  expect(sent[0]?.form).not.toHaveProperty('staff_id');
});

describe('who gets it', () => {
  beforeEach(async () => {
    await desk.app.db.update(offices).set({ settings: {} });
  });

  const setRule = (mode: 'suggest' | 'assign') => {
    const rules = [{ name: 'Water', categories: [2], people: [desk.accounts.staff.id], mode }];
    return desk.ask('PUT', 'routing/rule', { json: { rules } }, 'mla');
  };

  test('[SLA-18] the form says whom a rule names as soon as category and area say it; nothing is written', async () => {
    await setRule('suggest');
    await open('mla');
    await fillForm();
    expect(await form().findByText(/^Suggested: Rule "Water": Sunitha Chary, \d+ open\.$/)).toBeVisible();
    expect(desk.writes().map(({ path }) => path)).not.toContain('complaint');
  });

  test('[CRE-07] staff, whose own it becomes, are told nothing, and nothing is asked @seldom', async () => {
    await setRule('suggest');
    await open('staff');
    await fillForm();
    await waitFor(() => expect(desk.sent.some(({ path }) => path === 'complaint/similar')).toBe(true));
    expect(desk.sent.some(({ path }) => path === 'routing/simulate')).toBe(false);
    expect(screen.queryByText(/Rule "Water"/)).toBeNull();
  });
});

describe('earlier complaints', () => {
  const PHONE = '9876540001';
  const panel = () => within(form().getByRole('region', { name: 'Earlier complaints of this phone number' }));

  test('[CRE-20] earlier complaints of the phone number appear once it is complete, each a link to a new tab', async () => {
    const { token } = desk.accounts.staff;
    const { V1 } = desk.places;
    const complaint = { name: 'Sita', category_id: 2, phone: PHONE, details: 'No water', type: 'complaint' };
    const { body } = await desk.app.send('POST', 'complaint', { token, form: { ...complaint, ...V1 } });

    await open();
    expect(panel().getByText(/appear here as soon as the phone number is complete/)).toBeInTheDocument();
    type(/^Phone \*/, PHONE.slice(0, 9));
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
    type(/^Phone \*/, PHONE);
    const link = await panel().findByRole('link', { name: `${body.complaint_number} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', `/grievance/${body.id}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(panel().getByText(/Water/)).toHaveTextContent(/26/);
    expect(panel().getByText('open')).toBeInTheDocument();
    expect(panel().getAllByRole('listitem')).toHaveLength(1);

    type(/^Phone \*/, '9876540002');
    expect(await panel().findByText('No earlier complaints.')).toBeInTheDocument();
  });

  test('[CRE-20] they show the name; a button takes over name and place @seldom', async () => {
    const { token } = desk.accounts.staff;
    const complaint = { category_id: 2, phone: '9876540009', details: 'No water', type: 'complaint' };
    for (const [name, place] of [
      ['Older Sita', desk.places.V2],
      ['Newer Sita', desk.places.V1],
    ] as const) {
      await desk.app.send('POST', 'complaint', { token, form: { ...complaint, name, ...place } });
    }
    const { user } = await open();
    type(/^Phone \*/, '9876540009');
    expect(await panel().findByText('Newer Sita, V1')).toBeVisible();
    expect(panel().queryByText(/^Enter in Phone/)).toBeNull();
    await user.click(panel().getAllByRole('button', { name: /^Take over/ })[0] as HTMLElement);
    await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Newer Sita'));
    await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V1'));
    expect(form().getByLabelText(/^Category/)).toHaveFocus();
    await user.click(panel().getAllByRole('button', { name: /^Take over/ })[1] as HTMLElement);
    await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Older Sita'));
    await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V2'));
  });

  test('[CRE-20, ERR-04] when they cannot be loaded the panel says so and can try again @seldom', async () => {
    const { user } = await open();
    desk.fail('get', 'complaint', 0);
    type(/^Phone \*/, '9876540003');
    expect(await panel().findByText('Earlier complaints could not be loaded.')).toBeInTheDocument();
    desk.network.resetHandlers();
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No earlier complaints.')).toBeInTheDocument();
  });
});
