import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { jpeg, pdf, png, recording } from '../../fixtures/index.ts';
import { region } from '../parts.ts';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, post, record, openAll } = grievanceDesk();

const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });

async function attach(complaint_id: number, ...files: File[]) {
  for (const file of files) await post('mla', 'complaint/media', { complaint_id, file });
}

test('[DET-01] what is known is shown, what is not is left out, instants in the time zone of the state', async () => {
  const { id, complaint_number } = await record({ email: 'ramulu@example.org', origin: 'Citizen' });
  await open(id);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Grievance ${complaint_number}` }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
  expect(await screen.findByRole('link', { name: 'Ramulu Goud' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/grievance\/person\/\d+$/),
  );
  expect(await screen.findByText('1 open, 0 closed')).toBeVisible();
  expect(screen.getByText('Roads · V1, M1 mandal, A1')).toBeVisible();
  const facts = await region('Information');
  await facts.findByText('Priority');
  const pairs = facts
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(pairs)).toEqual({
    Email: 'ramulu@example.org',
    Category: 'Roads',
    Place: 'V1, M1 mandal, A1, P1',
    Type: 'Complaint',
    Priority: 'Normal',
    'Due on': '23 Mar 2026',
    'First response': 'Waiting, due 3 Mar 2026, 5:30 pm',
    Origin: 'Citizen',
    Source: 'internal/web',
    Staff: 'Not assigned',
    'Recorded by': 'mla@example.org',
    'Recorded on': '2 Mar 2026, 10:00 am',
  });
  expect((await region('Details')).getByText('The road is broken.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
});

test('[DET-01, LIST-14] a phone that is not known is a dash, and no link', async () => {
  const { id } = await record();
  await desk.app.db.update(complaints).set({ phone: '' });
  const { unmount } = await open(id);
  expect(await screen.findByText('–', { selector: 'header *' })).toBeVisible();
  expect(document.querySelector('main a[href^="tel:"]')).toBeNull();
  unmount();
  await openAll();
  expect((await rowOf('Ramulu Goud')).querySelector('td.phone')).toHaveTextContent('–');
});

test('[DET-01] images open over the whole screen, with the keyboard too', async () => {
  const { id } = await record();
  await attach(id, await png(), await jpeg());
  const { user } = await open(id);
  const first = await screen.findByRole('img', { name: 'Image 1 of 2: image.png' });
  expect(first).toHaveAttribute('src', expect.stringMatching(/^\/api\/v1\/files\/.*signature=/));
  first.closest('button')?.focus();
  await user.keyboard('{Enter}');
  const viewer = within(await screen.findByRole('dialog', { name: 'Image 1 of 2: image.png' }));
  await waitFor(() => expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'Image 2 of 2: image.jpg' })).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Next image' })).toBeDisabled();
  expect(viewer.getByRole('link', { name: 'Download image.jpg' })).toHaveAttribute('download', 'image.jpg');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first.closest('button')).toHaveFocus();
});

test('[DET-01] recordings are played, documents are read in a dialog or kept', async () => {
  const { id } = await record();
  await attach(id, recording(), pdf());
  const { user } = await open(id);
  const sound = await screen.findByLabelText('Voice recording 1');
  expect(sound).toHaveAttribute('controls');
  expect(sound).toHaveAttribute('src', expect.stringContaining('/api/v1/files/'));
  expect(screen.getByRole('link', { name: 'Download petition.pdf' })).toHaveAttribute('download');

  await user.click(screen.getByRole('button', { name: 'View petition.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'petition.pdf' }));
  expect(dialog.getByTitle('petition.pdf')).toHaveAttribute('src', expect.stringContaining('/files/'));
});

test('[DET-01] what came from the app shows its place on a map, with coordinates and a link', async () => {
  const { id } = await record({ source: 'app', location: '{"latitude":18.43861,"longitude":79.12883}' });
  await open(id);
  const map = await region('Location');
  expect(await map.findByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=18.43861&mlon=79.12883#map=18/18.43861/79.12883',
  );
  expect(map.getByText(/18\.43861, 79\.12883/)).toBeVisible();
  expect(await map.findByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test('[DET-02, DET-15] shows history entries and answers together, newest first, each with author and time', async () => {
  const { id } = await record();
  await post('mla', 'complaint/history', { complaint_id: id, message: 'Called the engineer' });
  desk.app.clock.now = new Date('2026-03-02T06:00:00Z');
  await post('mla', 'complaint/close', { id, message: 'The road is repaired', file: await png() });
  const calls: string[] = [];
  desk.network.events.on('request:start', ({ request }) => {
    calls.push(request.url.replace(/^.*\/api\/v1\//, ''));
  });
  await open(id);
  const history = await region('Resolution history');
  const events = (await history.findAllByRole('listitem')).filter((item) => item.querySelector('time'));
  expect(events.map((event) => event.textContent)).toEqual([
    'mla@example.org2 Mar 2026, 11:30 amResolved',
    'mla@example.orgReply to the citizenClosed2 Mar 2026, 11:30 amThe road is repaired',
    'mla@example.org2 Mar 2026, 10:00 amCalled the engineer',
    'Recordedmla@example.org2 Mar 2026, 10:00 amStatus: Open',
  ]);
  expect(history.getByRole('img', { name: 'Image 1 of 1: image.png' })).toBeVisible();
  expect(calls).toEqual(
    expect.arrayContaining([
      `complaint/${id}?media=1`,
      `complaint/response?complaint_id=${id}`,
      `complaint/history?complaint_id=${id}`,
    ]),
  );
});

test('[DET-03] a remark is sent trimmed, a blank one not at all; a failed one stays in the box', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const box = await screen.findByLabelText('Remark');
  let sent = 0;
  desk.network.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') sent++;
  });
  await user.type(box, '   ');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(sent).toBe(0);
  await user.clear(box);
  await user.type(box, ' Spoke to the engineer ');
  desk.fail('post', 'complaint/history', 0);
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  expect(box).toHaveValue(' Spoke to the engineer ');

  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  const history = await region('Resolution history');
  expect(await history.findByText('Spoke to the engineer', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(box).toHaveValue(''));
  expect(sent).toBe(2);
  const { body } = await desk.app.send('GET', `complaint/history?complaint_id=${id}`, {
    token: desk.accounts.mla.token,
  });
  expect(body.data?.map(({ message }) => message)).toEqual(['Spoke to the engineer']);
});

test('[DET-03] what is written on while a remark is being sent stays for the next one', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const box = await screen.findByLabelText('Remark');
  const goOn = desk.hold('post', 'complaint/history');
  await user.type(box, 'First');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  await user.type(box, ' Second');
  goOn();
  await waitFor(() => expect(box).toHaveValue('Second'));
});

test('[SCOPE-08] an unknown grievance and one of another place are not found, inside the shell', async () => {
  const { id } = await record({ ...desk.places.V4 }, 'admin');
  await open(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Grievance not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/grievance');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
