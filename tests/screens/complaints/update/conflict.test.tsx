import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { jpeg, pdf, png, slow } from '../../../fixtures/index.ts';
import { attach, form, press, type, describe as write } from '../recording/form.ts';
import { save, updateDesk } from './complaint.ts';

const { desk, post, record, puts, open, openNew, saved, change } = updateDesk();

const backLink = () => screen.getByRole('link', { name: 'Back to the grievance' });

test('[UPD-05] leaving asks only when something is unsaved; staying keeps it, leaving drops it @seldom', async () => {
  const { id, user } = await openNew();
  type(/^Full Name/, 'Lakshmi Devi');
  await user.click(backLink());
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('Lakshmi Devi');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await user.click(backLink());
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/grievance/${id}`));
  expect(puts).toEqual([]);
});

test('[UPD-05] a newer version is shown beside what was typed; loading it keeps that, and then it can be saved', async () => {
  const { id, user } = await openNew({ origin: 'Division Incharges', name: 'Anita Rao' });
  type(/^Email/, 'mine@example.org');
  type(/^Phone/, '9848000001');
  await change(id, { phone: '9848000002', details: '<p>Worse <strong>now</strong></p>', ...desk.places.V2 });
  await save();
  expect(await screen.findByText('Somebody else has changed this record in the meantime.')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Phone', '9848000002', '9848000001'],
    ['Area', 'V2', 'not changed by you'],
    ['Details', 'Worse now', 'not changed by you'],
    ['Email', '–', 'mine@example.org'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(form().getByLabelText(/^Phone/)).toHaveValue('9848000001');
  expect(form().getByLabelText(/^Email/)).toHaveValue('mine@example.org');
  expect(form().getByLabelText(/^Division Incharge/)).toHaveValue('Anita Rao');
  await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V2'));
  expect(await form().findByLabelText(/^Details/)).toHaveTextContent('Worse now');
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/grievance'));
  expect(await saved(id)).toMatchObject({
    phone: '9848000001',
    email: 'mine@example.org',
    name: 'Anita Rao',
    area: { name: 'V2' },
    details: '<p>Worse <strong>now</strong></p>',
  });
});

test('[UPD-05] details that were typed outlive the newer version in the editor @seldom', async () => {
  const { id, user } = await openNew();
  write('<p>Mine</p>');
  await change(id, { details: '<p>Theirs</p>', name: 'Ramulu' });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  expect(await form().findByLabelText(/^Details/)).toHaveTextContent('Mine');
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('Ramulu');
});

test('[UPD-05, ERR-05] a save whose answer got lost is no conflict with itself', async () => {
  const { id } = await openNew();
  type(/^Full Name/, 'Lakshmi Devi');
  const lost = async ({ request }: { request: Request }) => {
    await desk.app.app.fetch(request);
    return HttpResponse.error();
  };
  desk.network.use(http.put('*/complaint/:id', lost, { once: true }));
  await save();
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  await save();
  expect(await screen.findByText('Complaint updated successfully.')).toBeVisible();
  expect(await saved(id)).toMatchObject({ name: 'Lakshmi Devi', version: 2 });
});

describe('attachments', () => {
  async function openWith(...files: File[]) {
    const { id } = await record();
    for (const file of files) await post('mla', 'complaint/media', { complaint_id: id, file });
    return { id, user: await open(id) };
  }
  const names = async (id: number) => (await saved(id)).media?.map(({ name }) => name);
  const item = (name: string) => form().findByRole('link', { name });
  const icon = (name: string) => form().getByRole('button', { name });

  test('[UPD-03] an attachment is removed once that is confirmed @seldom', async () => {
    const { id, user } = await openWith(await png(), pdf());
    await item('petition.pdf');
    await user.click(icon('Remove petition.pdf'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the attachment?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await names(id)).toEqual(['image.png', 'petition.pdf']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(icon('Remove petition.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(form().queryByRole('link', { name: 'petition.pdf' })).toBeNull());
    expect(await names(id)).toEqual(['image.png']);
    await waitFor(() => expect(form().getByRole('button', { name: 'Upload' })).toHaveFocus());
  });

  test('[UPD-03, CRE-13] one of four images is replaced by another; a fifth is refused @seldom', async () => {
    const { id, user } = await openWith(await png(), await png(), await png(), pdf());
    await item('petition.pdf');
    await attach(user, await jpeg());
    await item('image.jpg');
    await attach(user, await jpeg());
    expect(await screen.findByText('You cannot upload more than 4 images.')).toBeVisible();
    const [first] = form().getAllByRole('button', { name: 'Replace image.png' });
    if (first) await user.click(first);
    const other = new File([await (await jpeg()).arrayBuffer()], 'other.jpg', { type: 'image/jpeg' });
    await attach(user, other);
    await item('other.jpg');
    expect(await names(id)).toEqual(['other.jpg', 'image.png', 'image.png', 'petition.pdf', 'image.jpg']);
    expect((await saved(id)).version).toBe(1);
  });

  test('[UPD-03, CRE-12, CRE-14] what is too large or no image or pdf is refused with the exact texts', async () => {
    const { id, user } = await openWith();
    const large = new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'large.png', { type: 'image/png' });
    const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
    const input = form().getByLabelText('Images and PDF files');
    expect(input.getAttribute('accept')?.split(',')).toEqual(
      expect.arrayContaining(['image/jpeg', 'image/png', 'application/pdf']),
    );
    await attach(user, large);
    expect(
      await screen.findByText('One or more files exceed the 2MB size limit. Please upload smaller files.'),
    ).toBeVisible();
    fireEvent.change(input, { target: { files: [text] } });
    expect(await screen.findByText('Only images, PDF files and voice recordings are allowed.')).toBeVisible();
    expect(await names(id)).toEqual([]);
  });

  test('[UPD-03, UPD-05] a file that did not arrive is sent again, once; until then nothing is saved or left in silence @seldom', async () => {
    const { id, user } = await openWith();
    const keys: (string | null)[] = [];
    desk.network.use(
      http.post(
        '*/complaint/media',
        async ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          await desk.app.app.fetch(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { file, read } = slow(pdf());
    await attach(user, file);
    await save();
    read();
    expect(await screen.findByText(/^Some attachments have not been uploaded/)).toBeVisible();
    expect(await form().findByText(/^Not uploaded\. No connection to the server/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the grievance' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Retry');
    await item('petition.pdf');
    expect(form().queryByText(/^Not uploaded/)).toBeNull();
    expect(keys).toEqual([expect.stringMatching(/.{36}/)]);
    expect(await names(id)).toEqual(['petition.pdf']);
  });
});
