import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

const { desk, record } = grievanceDesk();
afterEach(async () => {
  await desk.app.db.delete(macros);
  await desk.app.db.delete(replies);
});

const panel = async () => within(await screen.findByRole('tabpanel', { name: /^(Answer|సమాధానం ఇవ్వు)$/ }));
const closed = () => waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());
const titles = () =>
  screen.getAllByRole('option').map((option) => option.firstChild?.firstChild?.textContent);
const add = (title: string, texts: object, given: object = {}) =>
  desk.ask('POST', 'reply', { json: { title, texts, ...given } }, 'mla');
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message|సందేశం/ });

/** Creates two shared replies and a personal one, and opens the answer of a complaint with the focus in its text. */
async function startWriting(given: Parameters<typeof desk.renderApp>[0] = {}, button = 'Answer') {
  await add('Received', { en: 'Dear {{name}}, {{category}}', te: '{{name}} గారూ, {{category}}' });
  await add('Sent on', { en: 'Sent to {{officer}}.' });
  await add('Tanker', { en: 'A tanker comes to {{area}}.' }, { mine: true });
  const made = await record();
  const opened = await desk.renderApp({ path: `/grievance/${made.id}`, as: 'mla', ...given });
  await opened.user.click(await screen.findByRole('button', { name: button }));
  const form = await panel();
  await form.findByRole('textbox', { name: /^Message|సందేశం/ });
  return { ...opened, ...made, form };
}
const stored = async (id: number) => (await desk.ask('GET', `complaint/${id}?response=1`)).body;
/** Sets the language of a complaint's person. */
const speaks = (person_id: unknown, language: string) =>
  desk.ask('PUT', `person/${person_id}`, { json: { language } }, 'mla');
const found = (...names: string[]) => waitFor(() => expect(titles()).toEqual(names));

test('[DESK-14] / at the start of a word finds replies by letters, arrows and Enter take one, filled in', async () => {
  const { user, id } = await startWriting();
  await user.type(box(), '1/2 a/ ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box(), '/');
  await found('Tanker · Mine', 'Received', 'Sent on');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('A tanker comes to V1.');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('dear');
  await found('Received');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('1/2 a/ Dear Ramulu Goud, Roads');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(box().selectionStart).toBe(box().value.length));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await closed();
  expect((await stored(id)).response).toMatchObject([{ message: '1/2 a/ Dear Ramulu Goud, Roads' }]);
});

test('[DESK-14] Escape closes the picker and leaves what was typed, then the answer; letters that find nothing are text', async () => {
  const { user } = await startWriting();
  await user.type(box(), '/tan');
  await found('Tanker · Mine');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('/tan');
  await user.keyboard('{Enter}/zz');
  expect(await screen.findByText('No quick reply has these letters.')).toHaveRole('status');
  await user.keyboard('{Enter}x');
  expect(screen.queryByText('No quick reply has these letters.')).toBeNull();
  expect(box()).toHaveValue('/tan\n/zz\nx');
  await user.keyboard('{Escape}');
  await closed();
});

test('[DESK-14] keys are the input method’s while it composes @seldom', async () => {
  const { user } = await startWriting();
  await user.type(box(), '/');
  await found('Tanker · Mine', 'Received', 'Sent on');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box(), { key, ...composing });
  }
  expect(box()).toHaveValue('/');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: '/గారూ' }, isComposing: true });
  box().setSelectionRange(5, 5);
  fireEvent.compositionEnd(box());
  await found('Received');
});

test('[DESK-14] the citizen’s language is taken and marked; another one takes its place visibly @seldom', async () => {
  const { id, person_id } = await record();
  await speaks(person_id, 'te');
  await add('Received', { en: 'Dear {{name}}', te: '{{name}} గారూ' });
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.type(await screen.findByLabelText(/^Message/), '/');
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('Ramulu Goud గారూ');
  const languages = within(screen.getByRole('group', { name: 'Language of the answer' }));
  expect(languages.getByRole('button', { name: /^తెలుగు the citizen’s language$/ })).toBePressed();
  await user.type(box(), ' and more');
  await user.click(languages.getByRole('button', { name: 'English' }));
  expect(box()).toHaveValue('Dear Ramulu Goud and more');
  await user.clear(box());
  expect(screen.queryByRole('group', { name: 'Language of the answer' })).toBeNull();
});

test('[DESK-14] a placeholder without a value stays visible, and the text is not sent @seldom', async () => {
  const { user, id, form } = await startWriting();
  const field = form.getAllByRole<HTMLTextAreaElement>('textbox')[0] as HTMLTextAreaElement;
  await user.type(field, '/sent');
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Sent to {{officer}}.');
  expect(form.getByText('Please fill in: officer')).toBeVisible();
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([8, 19]));
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please fill in: officer');
  expect(field).toHaveValue('Sent to {{officer}}.');
  expect(desk.writes()).toEqual([]);
  await user.type(field, 'Ravi', { initialSelectionStart: 8, initialSelectionEnd: 19 });
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await closed();
  expect((await stored(id)).response).toMatchObject([{ message: 'Sent to Ravi.' }]);
});

test('[DESK-14, ERR-04] the server’s refusal keeps the text, and replies that do not come can be asked for again', async () => {
  const { user, form } = await startWriting();
  desk.fail('get', 'reply', 503, { message: 'x' });
  await user.type(box(), '/');
  expect(await form.findByText('The quick replies could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await found('Tanker · Mine', 'Received', 'Sent on');
  await user.click(screen.getByRole('option', { name: /^Tanker/ }));
  const errors = { message: ['Please fill in: ref'] };
  desk.fail('post', 'complaint/response', 422, { message: 'Please fill in: ref', errors });
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Please fill in: ref');
  expect(box()).toHaveValue('A tanker comes to V1.');
});

test('[DESK-14, GRD-14] without replies it says what to do, and links to the own ones in a new tab', async () => {
  const { id } = await record();
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.type(await screen.findByLabelText(/^Message/), '/');
  expect(await screen.findByText(/^There are no quick replies yet/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Manage my replies' });
  expect(link).toHaveAttribute('href', '/grievance/replies');
  expect(link).toHaveAttribute('target', '_blank');
});
