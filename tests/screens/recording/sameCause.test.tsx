import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, recordingDesk, send, success } from './form.ts';

const { desk, openWritten, complaints } = recordingDesk();

const panel = async () => within(await form().findByRole('region', { name: 'Similar grievances' }));
const known = async (phone: string, given: Record<string, unknown> = {}) => {
  const told = { name: 'Balaiah', category_id: 1, phone, details: 'No water', type: 'complaint' };
  const { body, status } = await desk.ask(
    'POST',
    'complaint',
    { form: { ...told, ...desk.places.V1, ...given } },
    'staff',
  );
  expect(status).toBe(201);
  return body as { id: number; complaint_number: string };
};
const causeOf = async (id: number) =>
  (await desk.ask('GET', `complaint/${id}`)).body.cause as {
    id: number;
    number: string;
    title: string;
  } | null;
const same = (number: string) => ({ name: `Same cause, another person: ${number}` });
const goesWith = (number: string) => `It is saved as a grievance of its own, in one cause with ${number}.`;

test('[PER-16] Same cause, another person: saved as its own, in a cause that is made of both', async () => {
  const other = await known('9876610001');
  const { user } = await openWritten({ phone: '9876610002' });
  const button = (await panel()).getByRole('button', same(other.complaint_number));
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(form().getByText(goesWith(other.complaint_number))).toBeVisible();
  await send();
  await success();
  const [made] = await complaints('9876610002');
  const cause = await causeOf(other.id);
  expect(cause?.title).toBe('Roads, V1');
  expect(await causeOf(made?.id ?? 0)).toEqual(cause);
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  const notice = (await success()).closest('[role=status]') as HTMLElement;
  const chip = within(notice).getByRole('link', { name: `Cause ${cause?.number}: Roads, V1` });
  expect(chip).toHaveAttribute('href', `/grievance/cause/${cause?.id}`);
  expect(screen.queryByText(goesWith(other.complaint_number))).toBeNull();
});

test('[PER-16] where the other one is in a cause, it goes there', async () => {
  const other = await known('9876610011');
  const json = { ...desk.places.V1, title: 'No water', category_id: 1, complaint_ids: [other.id] };
  const made = await desk.ask('POST', 'cause', { json }, 'mla');
  const { user } = await openWritten({ phone: '9876610012' });
  await user.click((await panel()).getByRole('button', same(other.complaint_number)));
  await send();
  await success();
  const [mine] = await complaints('9876610012');
  expect(await causeOf(mine?.id ?? 0)).toMatchObject({ id: made.body.id, title: 'No water' });
});

test('[PER-16] it is taken back by a second press, by Something else and beside the button', async () => {
  const { complaint_number: number } = await known('9876610021');
  const { user } = await openWritten({ phone: '9876610022' });
  const part = await panel();
  const button = part.getByRole('button', same(number));
  const isGone = () => expect(screen.queryByText(goesWith(number))).toBeNull();
  await user.click(button);
  await user.click(button);
  isGone();
  await user.click(button);
  await user.click(part.getByRole('button', { name: `Something else: ${number}` }));
  isGone();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await user.click(form().getByRole('button', { name: 'Take back' }));
  isGone();
  await send();
  await success();
  const [mine] = await complaints('9876610022');
  expect(await causeOf(mine?.id ?? 0)).toBeNull();
});

test('[PER-16, ERR-04] when it fails the grievance is saved, and Retry puts it into the cause', async () => {
  const other = await known('9876610031');
  const { user } = await openWritten({ phone: '9876610032' });
  await user.click((await panel()).getByRole('button', same(other.complaint_number)));
  desk.fail('post', 'cause', 500, { message: 'Not now.' });
  await send();
  const told = await screen.findByText(/was created, but it could not be put into the cause\. Not now\.$/);
  const [mine] = await complaints('9876610032');
  expect(told).toHaveTextContent(`Complaint ${mine?.complaint_number} was created`);
  desk.network.resetHandlers();
  expect(form().getByText(goesWith(other.complaint_number))).toBeVisible();
  await user.click(await form().findByRole('button', { name: 'Retry' }));
  await success();
  expect(await complaints('9876610032')).toHaveLength(1);
  expect(await causeOf(mine?.id ?? 0)).toEqual(await causeOf(other.id));
});

test('[PER-16] when it is refused the wish is taken back, and the grievance is done', async () => {
  const other = await known('9876610041');
  const json = { ...desk.places.V1, title: 'No water', category_id: 1, complaint_ids: [other.id] };
  const { body } = await desk.ask('POST', 'cause', { json }, 'mla');
  await desk.ask('PUT', `cause/${body.id}`, { json: { closed: true } }, 'mla');
  const { user } = await openWritten({ phone: '9876610042' });
  await user.click((await panel()).getByRole('button', same(other.complaint_number)));
  await send();
  expect(await screen.findByText(/could not be put into the cause. This cause is closed.$/)).toBeVisible();
  await user.click(form().getByRole('button', { name: 'Take back' }));
  await user.click(form().getByRole('button', { name: 'Retry' }));
  await success();
  const [mine] = await complaints('9876610042');
  expect(await causeOf(mine?.id ?? 0)).toBeNull();
  await waitFor(() => expect(form().getByLabelText(/^Phone \*/)).toBeVisible());
});
