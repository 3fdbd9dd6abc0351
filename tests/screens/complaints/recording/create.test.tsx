import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgressDialog } from '#src/custom/complaints/recording/ProgressDialog.tsx';
import { jpeg, pdf, png, slow } from '../../../fixtures/index.ts';
import {
  attach,
  button,
  choose,
  editor,
  fillForm,
  form,
  PHONE,
  press,
  recordingDesk,
  send,
  success,
} from './form.ts';
import { microphone, position } from './media.ts';

const { desk, sent, reload, open, openWritten, complaints } = recordingDesk();

test('[CRE-01, CRE-06, CRE-07, CRE-09, CRE-15, CRE-18] a complaint is created with exactly its fields, then images, recording and pdf follow one by one', async () => {
  microphone();
  position({ latitude: 18.1, longitude: 79.4 });
  const { user } = await open();
  await fillForm();
  await choose(/^Origin/, 'Citizen');
  await press('Use current position');
  await attach(user, pdf(), await png());
  await press('Record');
  await press('Stop');
  await form().findByText('Recording 1');
  const { file, read } = slow(await jpeg());
  await attach(user, file);
  await send();
  expect(sent).toEqual([]);
  read();

  const text = await success();
  const [complaint] = await complaints();
  expect(text).toHaveTextContent(
    `Complaint Created Successfully, Complaint Number: ${complaint?.complaint_number}`,
  );
  const [created, ...uploads] = sent;
  expect(created).toMatchObject({ path: 'POST complaint', key: expect.stringMatching(/.{36}/) });
  const { V1 } = desk.places;
  expect(created?.form).toEqual({
    name: 'Lakshmi Devi',
    source: 'web',
    category_id: '2',
    parliament_id: String(V1.parliament_id),
    assembly_id: String(V1.assembly_id),
    mandal_id: String(V1.mandal_id),
    area_id: String(V1.area_id),
    phone: PHONE,
    details: '<p>నీటి సమస్య: no <strong>water</strong></p>',
    location: '{"latitude":18.1,"longitude":79.4}',
    assigned: '',
    email: '',
    type: 'complaint',
    origin: 'Citizen',
    staff_id: String(desk.accounts.staff.id),
  });
  expect(uploads.map(({ path }) => path)).toEqual(Array(4).fill('POST complaint/media'));
  expect(uploads.map(({ form }) => (form.file as File).name)).toEqual([
    'image.png',
    'image.jpg',
    'audio.aac',
    'petition.pdf',
  ]);
  expect(uploads.map(({ form }) => form.complaint_id)).toEqual(Array(4).fill(String(complaint?.id)));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
  expect(complaint?.media.map(({ type }) => type).sort()).toEqual(['audio', 'image', 'image', 'pdf']);
});

describe('[CRE-10] the dialog', () => {
  const complaint = { id: 1, complaint_number: '2026-000001' };
  const leave = vi.fn();
  const show = () => render(<ProgressDialog step={{ name: 'finished', complaint }} onLeave={leave} />);
  beforeEach(() => leave.mockReset());
  afterEach(() => void vi.useRealTimers());

  test('goes on Ok, and without it after 3000 ms', () => {
    vi.useFakeTimers();
    const { getByText } = show();
    vi.advanceTimersByTime(2_999);
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(getByText('common.ok'));
    expect(leave).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledTimes(2);
  });

  test('goes on any key that is pressed on purpose', () => {
    const { getByRole } = show();
    const dialog = getByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'Enter', repeat: true });
    fireEvent.keyDown(dialog, { key: 'Control' });
    expect(leave).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: ' ' });
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

test('[CRE-10] the next grievance begins at once: focus in Phone, place as before, the number at hand', async () => {
  const { user } = await openWritten({ details: '<p>The road is broken.</p>' });
  await send();
  await success();
  const [created] = await complaints();
  await user.keyboard('x');
  const notice = await screen.findByText(
    `Complaint Created Successfully, Complaint Number: ${created?.complaint_number}`,
  );
  expect(notice).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(await screen.findAllByText('as before')).toHaveLength(2);
  expect(form().getByLabelText(/^Phone \*/)).toHaveFocus();
  expect(form().getByLabelText(/^Phone \*/)).toHaveValue('');
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('');
  await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V1'));
  expect(
    await screen.findAllByRole('link', { name: new RegExp(`${created?.complaint_number}`) }),
  ).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(await navigator.clipboard.readText()).toBe(created?.complaint_number);
  await user.click(form().getByLabelText(/^Phone \*/));
  await user.keyboard('{Escape}');
  expect(form().getByLabelText(/^Area/)).toHaveValue('');
  expect(form().getByLabelText(/^Mandal/)).toHaveValue('');
  expect(screen.queryByText('as before')).toBeNull();
  expect(notice).toBeVisible();
});

test('[CRE-11] pressed twice, the button creates one complaint', async () => {
  await openWritten({ phone: '9876500001' });
  const create = await button('Create Complaint');
  fireEvent.click(create);
  fireEvent.click(create);
  await success();
  expect(await complaints('9876500001')).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('[CRE-01] Ctrl+Enter sends from inside the editor; Enter in a field does not', async () => {
  const { user } = await openWritten({ phone: '9876500002' });
  await user.type(form().getByLabelText(/^Full Name/), '{Enter}');
  expect(sent).toHaveLength(0);
  fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true });
  await success();
  expect(await complaints('9876500002')).toHaveLength(1);
});
