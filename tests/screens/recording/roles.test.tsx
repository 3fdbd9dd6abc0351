import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, editor, fillForm, form, recordingDesk, send, success, type } from './form.ts';

const { desk, sent, open, openWritten } = recordingDesk();

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

test('[CRE-03] the name of the chosen in-charge is what is sent', async () => {
  await openWritten({ origin: 'Division Incharges', name: null });
  await choose(/^Division Incharge/, 'Anita Rao');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ origin: 'Division Incharges', name: 'Anita Rao' });
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

test.each([
  ['staff', ['name', 'category_id', 'mandal_id', 'area_id']],
  ['mla', ['name', 'category_id', 'mandal_id', 'area_id']],
  ['mp', ['name', 'category_id', 'assembly_id', 'mandal_id', 'area_id']],
  ['admin', ['name', 'category_id', 'parliament_id', 'assembly_id', 'mandal_id', 'area_id']],
] as const)(
  '[CRE-01, SCOPE-03] from Phone to Details the Tab key stops for %s only where something is required',
  async (role, fields) => {
    const { user } = await open(role);
    form()
      .getByLabelText(/^Phone \*/)
      .focus();
    const stops: (string | null)[] = [];
    for (await user.tab(); !editor().isSameNode(document.activeElement) && stops.length < 9; await user.tab())
      stops.push(document.activeElement?.getAttribute('name') ?? null);
    expect(stops).toEqual(fields);
  },
);

test('[CRE-06] a suggestion is sent as such', async () => {
  const { user } = await openWritten({ phone: '9876530003' });
  await user.click(form().getByLabelText('Suggestion'));
  type(/^Email/, 'a@example.org');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ type: 'suggestion', email: 'a@example.org', source: 'web' });
});
