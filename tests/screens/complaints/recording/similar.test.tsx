import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintHistory } from '#server/complaints/schema/complaints.ts';
import { pdf, png } from '../../../fixtures/index.ts';
import { form, recordingDesk, send, success, type } from './form.ts';

const { desk, sent, open, openWritten, complaints } = recordingDesk();

const panel = async () => within(await form().findByRole('region', { name: 'Similar grievances' }));
const known = async (phone: string, given: Record<string, unknown> = {}) => {
  const { token } = desk.accounts.staff;
  const told = { name: 'Lakshmi Devi', category_id: 1, phone, details: 'No water', type: 'complaint' };
  const answered = await desk.app.send('POST', 'complaint', {
    token,
    form: { ...told, ...desk.places.V1, ...given },
  });
  expect(answered.status).toBe(201);
  return answered.body as { id: number; complaint_number: string };
};
const remarks = async (id: number) => {
  const rows = await desk.app.db.select().from(complaintHistory);
  return rows.filter((row) => row.complaint_id === id).map(({ said }) => historyText(said));
};
const noSuggestion = () =>
  expect(form().queryByRole('region', { name: 'Similar grievances' })).not.toBeInTheDocument();

test('[PER-15] what is like the grievance that is written appears beside it, with the reasons in words', async () => {
  const phone = '9876600001';
  const { complaint_number: own } = await known(phone, {
    ...desk.places.V2,
    details: 'Something quite different',
  });
  const { complaint_number: near } = await known('9876600002', { name: 'Balaiah' });
  await openWritten({ phone });
  const part = await panel();
  const [first, second] = part.getAllByRole('listitem');
  expect(first).toHaveTextContent(own);
  expect(first).toHaveTextContent('Same person');
  expect(second).toHaveTextContent(near);
  expect(second).toHaveTextContent('Same area · Similar words');
  expect(part.getByRole('button', { name: `Add to this grievance: ${own}` })).toBeInTheDocument();
  expect(part.queryByRole('button', { name: `Add to this grievance: ${near}` })).not.toBeInTheDocument();
  expect(part.getByRole('link', { name: new RegExp(own) })).toHaveAttribute('target', '_blank');
  expect(form().getByText('2 similar grievances')).toHaveAttribute('role', 'status');
});

test('[PER-15] it is asked for once there is a category with a place or a person, and follows the form @seldom', async () => {
  const { complaint_number } = await known('9876600011', { category_id: 2, ...desk.places.V2 });
  await open();
  type(/^Phone \*/, '9876600011');
  type(/^Full Name/, 'Lakshmi');
  expect(desk.sent.some(({ path }) => path === 'complaint/similar')).toBe(false);
  fireEvent.keyDown(form().getByLabelText(/^Category/), { key: 'ArrowDown' });
  fireEvent.click(await screen.findByText('Water', { selector: '[role=option]' }));
  expect(await (await panel()).findByText(complaint_number)).toBeVisible();
  type(/^Full Name/, 'Padma');
  await waitFor(noSuggestion);
});

test('[PER-15] it neither delays nor blocks saving, whatever becomes of it @seldom', async () => {
  const phone = '9876600021';
  desk.network.use(http.post('*/api/v1/complaint/similar', () => new Promise<Response>(() => undefined)));
  await openWritten({ phone });
  await send();
  await success();
  expect(await complaints(phone)).toHaveLength(1);
});

test('[PER-15, ERR-04] that it failed is told in a line, and may be asked again @seldom', async () => {
  const phone = '9876600031';
  const { complaint_number } = await known(phone);
  desk.failOnce('post', 'complaint/similar');
  await openWritten({ phone });
  expect(await form().findByText('Similar grievances could not be looked for.')).toBeVisible();
  fireEvent.click(form().getByRole('button', { name: 'Try again' }));
  expect(await (await panel()).findByText(complaint_number)).toBeVisible();
});

test('[PER-16] Add to this grievance asks once, sends words and files, and tells the number that there is', async () => {
  const phone = '9876600041';
  const { id, complaint_number } = await known(phone);
  const { user } = await openWritten({ phone, files: [await png(), pdf()], details: '<p>Still none</p>' });
  await user.click(
    (await panel()).getByRole('button', { name: `Add to this grievance: ${complaint_number}` }),
  );
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(`Add to grievance ${complaint_number}?`)).toBeVisible();
  expect(question.getByText(/becomes a remark there, and 2 files are attached/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Add to this grievance' }));
  await screen.findByText(`Added to the existing grievance, number: ${complaint_number}`);
  expect(sent.map(({ path }) => path)).toEqual([`POST complaint/${id}/addition`]);
  expect(await remarks(id)).toEqual(['Still none']);
  expect(await complaints(phone)).toMatchObject([{ id, media: [{ type: 'image' }, { type: 'pdf' }] }]);
  await user.keyboard('x');
  expect(
    await screen.findByText(`Added to the existing grievance, number: ${complaint_number}`),
  ).toBeVisible();
  await waitFor(() => expect(form().getByLabelText(/^Phone \*/)).toHaveValue(''));
  expect(form().queryByText('image.png')).not.toBeInTheDocument();
});

test('[PER-16] an answer that got lost is found by Retry, which adds once @seldom', async () => {
  const phone = '9876600071';
  const { id, complaint_number } = await known(phone);
  const { user } = await openWritten({ phone });
  desk.loseAnswer(`complaint/${id}/addition`);
  await user.click(
    (await panel()).getByRole('button', { name: `Add to this grievance: ${complaint_number}` }),
  );
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add to this grievance' }),
  );
  expect(await form().findByText(/not certain that this was added to grievance/)).toBeVisible();
  noSuggestion();
  desk.network.resetHandlers();
  await send('Retry');
  await screen.findByText(`Added to the existing grievance, number: ${complaint_number}`);
  expect(await remarks(id)).toEqual(['No water']);
  expect(await complaints(phone)).toHaveLength(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('[PER-16, GRD-04] Something else goes along when the grievance is saved, and can be taken back', async () => {
  const phone = '9876600081';
  const { id, complaint_number } = await known(phone);
  const { user } = await openWritten({ phone });
  const answer = (await panel()).getByRole('button', { name: `Something else: ${complaint_number}` });
  await user.click(answer);
  expect(answer).toHaveAttribute('aria-pressed', 'true');
  expect(form().queryByRole('button', { name: `Add to this grievance: ${complaint_number}` })).toBeNull();
  await user.click(answer);
  expect(answer).toHaveAttribute('aria-pressed', 'false');
  await user.click(answer);
  await send();
  await success();
  const [created] = sent;
  expect(created?.form).toMatchObject({ 'not_similar[]': String(id) });
  const fresh = (await complaints(phone)).find((one) => one.id !== id);
  const { token } = desk.accounts.admin;
  const { body } = await desk.app.send('GET', `complaint/timeline?complaint_id=${fresh?.id}`, { token });
  expect(JSON.stringify(body)).toContain(`"to":"${complaint_number}"`);
});

const causeOf = async (id: number) =>
  (await desk.ask('GET', `complaint/${id}`)).body.cause as {
    id: number;
    number: string;
    title: string;
  } | null;
const same = (number: string) => ({ name: `Same cause, another person: ${number}` });
const goesWith = (number: string) =>
  `It is saved as a grievance of its own, in one shared problem with ${number}.`;

test('[PER-16] the same cause is taken back by a second press, Something else or beside the button @seldom', async () => {
  const { complaint_number: number } = await known('9876610021', { name: 'Balaiah' });
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
