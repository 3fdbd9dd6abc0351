import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../../contract/access.ts';
import { emptyComplaint, payloadOf } from '../../../src/custom/complaint/recording/complaintForm.ts';
import { closingDesk } from './office.ts';

const { closed, dialog, open, passDays, post, set, standing } = closingDesk();
beforeEach(() => set({}));

const MLA: Actor = { id: 1, role: 'mla', duties: [], parliament_id: 1, assembly_id: 1, deputy_for: [] };

test('[REF-20, DET-06] the question asks why, and keeps a note; the timeline tells it, also in Telugu', async () => {
  const { id } = await closed();
  const { user, unmount } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const question = await dialog(/^Reopen/);
  await user.click(question.getByRole('button', { name: 'Reopen' }));
  expect(question.getByRole('alert')).toHaveTextContent('Please say why it is opened again.');
  await user.click(question.getByRole('radio', { name: 'It came back' }));
  await user.type(question.getByLabelText('Note'), 'After the rain');
  await user.click(question.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Complaint reopened successfully!')).toBeVisible();
  expect(await standing(id)).toMatchObject({ status: 'open', clock: { level: 2 } });
  await user.click(screen.getByRole('switch', { name: 'Show every change' }));
  expect(await screen.findByText('Reason: It came back')).toBeVisible();
  expect(screen.getByText(/^Because: It was reopened/)).toBeVisible();
  unmount();
  const telugu = await open(id, 'mla', 'te');
  await telugu.user.click(await screen.findByRole('switch', { name: 'ప్రతి మార్పును చూపించు' }));
  expect(await screen.findByText(/సమస్య మళ్లీ వచ్చింది/)).toBeVisible();
});

test('[REF-20, ERR-04] what somebody else has opened meanwhile is refused, and what was chosen and typed stays', async () => {
  const { id } = await closed();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const question = await dialog(/^Reopen/);
  await user.click(question.getByRole('radio', { name: 'It came back' }));
  await user.type(question.getByLabelText('Note'), 'After the rain');
  await post('staff', 'complaint/reopen', { id });
  await user.click(question.getByRole('button', { name: 'Reopen' }));
  expect(await question.findByText('This complaint is not resolved.')).toBeVisible();
  // The page behind it has been asked for anew.
  expect(await screen.findAllByText(/^Escalated to/)).not.toHaveLength(0);
  expect(question.getByRole('radio', { name: 'It came back' })).toBeChecked();
  expect(question.getByLabelText('Note')).toHaveValue('After the rain');
  expect(question.queryByText(/as often as may be/)).toBeNull();
});

test('[REF-20] beyond the window one key records a new grievance that refers to it, with person, place and category', async () => {
  const { id, complaint_number: number } = await closed('Lakshmi');
  passDays(31);
  const { user } = await open(id);
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Record a new one' }));
  expect(
    await screen.findByText(`It refers to grievance ${number}, which can no longer be reopened.`),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Lakshmi'));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(screen.queryByText(/^It refers to/)).toBeNull();
  const referring = { ...emptyComplaint({}), refers_to: { id, number: '2026-000001' } };
  expect(payloadOf(referring, MLA, {})).toMatchObject({ refers_to: id });
});
