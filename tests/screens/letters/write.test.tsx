import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { chooseMore } from '../complaints/page.ts';
import { pick } from '../parts.ts';
import { lettersDesk } from './letters.ts';

const { desk, record, opened, template } = lettersDesk();

const openComplaint = async (as: 'mla' | 'staff' = 'mla') => {
  const complaint = await record({}, as);
  return { complaint, ...(await desk.renderApp({ path: `/grievance/${complaint.id}`, as })) };
};
const preview = () => screen.findByRole('img', { name: /^Preview/ });

/** An officer of a department of this name. */
const officer = async (name: string, called: string) => {
  const department = await insertDepartment(desk.app.db, called);
  return insertContact(desk.app.db, {}, { name, department });
};

describe('a letter about a grievance', () => {
  beforeEach(async () => {
    await desk.app.db.delete(letters);
    for (const table of [contacts, contactCategories]) await desk.app.db.delete(table);
    await officer('Anjaiah', 'Animal Husbandry');
  });

  test('[REF-01, REF-05] to a department takes two keys: the officer of its category is chosen, and the letter opens to be printed', async () => {
    await template();
    await officer('Zakir', 'Roads');
    const { complaint, user } = await openComplaint();
    await screen.findByRole('button', { name: 'Write to a department' });
    await user.keyboard('l');
    const form = within(
      await screen.findByRole('dialog', {
        name: `Write to a department about ${complaint.complaint_number}`,
      }),
    );
    expect(await form.findByRole('button', { name: /^Zakir · Executive Engineer/ })).toBeVisible();
    expect(form.getByRole('radio', { name: 'Letter' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Wait for an answer' })).toBeChecked();
    form.getByLabelText('Subject').focus();
    await user.keyboard('{Enter}');
    expect(await desk.app.db.select().from(letters), 'Enter alone sends nothing').toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Numbered and sent.')).toBeVisible();
    await waitFor(() => expect(opened()).toHaveLength(1));
    const [letter] = await desk.app.db.select().from(letters);
    expect(letter).toMatchObject({
      ...{ state: 'dispatched', number: 'HZB/GR/2026/0001', kind: 'referral' },
      texts: { en: { subject: `About ${complaint.complaint_number}` } },
    });
    const section = within(await screen.findByRole('region', { name: 'Letters' }));
    expect(await section.findByRole('link', { name: 'HZB/GR/2026/0001' })).toBeVisible();
  });

  test('[REF-03] to a department is read and changed on its page before it is sent', async () => {
    await template();
    await officer('Zakir', 'Roads');
    const { user } = await openComplaint();
    await user.click(await screen.findByRole('button', { name: 'Write to a department' }));
    const seeFirst = await screen.findByRole('button', { name: 'See the page first' });
    await waitFor(() => expect(seeFirst).toBeEnabled());
    await user.click(seeFirst);
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft of a letter' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Zakir');
    screen.getByLabelText('Name').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const question = within(await screen.findByRole('dialog', { name: 'Send this letter?' }));
    expect(question.getByText(/To: Zakir, Executive Engineer, Roads$/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Send' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/^Sent as HZB\/GR\/2026\/\d{4}\. The PDF is open in a new tab\.$/),
    ).toBeVisible();
    expect(opened()).toEqual([expect.stringMatching(/^\/api\/v1\/letter\/\d+\/pdf\/\d+\?/)]);
    await user.click(screen.getByRole('link', { name: 'Back to the grievance' }));
    expect(await screen.findByText('Waiting')).toBeVisible();
  });

  test('[REF-03] to the citizen begins with the name and the area', async () => {
    const { complaint, user } = await openComplaint();
    await chooseMore(user, 'Letter to the citizen');
    expect(await screen.findByLabelText('Name')).toHaveValue(String(complaint.name));
    expect(screen.getByLabelText('Address')).toHaveValue('V1');
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Endorsement to the citizen');
  });

  test('[REF-03, GRD-14] without templates is typed, and shown as it will be printed @seldom', async () => {
    await desk.app.db.delete(letters);
    const { user } = await openComplaint();
    await chooseMore(user, 'Letter to the citizen');
    expect(await screen.findByText('The office has no templates yet.')).toBeVisible();
    await user.type(await screen.findByLabelText('Subject (Telugu)'), 'రహదారి');
    await user.type(screen.getByLabelText('Text (Telugu)'), 'రహదారి పాడైంది.');
    await user.click(screen.getByRole('button', { name: 'Bold' }));
    expect(screen.getByLabelText('Text (Telugu)')).toHaveValue('రహదారి పాడైంది.****');
    const before = (await preview()).getAttribute('src');
    await user.type(screen.getByLabelText('Name'), 'Sri Narsaiah');
    await waitFor(async () => expect((await preview()).getAttribute('src')).not.toBe(before));
  });

  test('[REF-08] names characters without a font next to the preview; the typed text stays @seldom', async () => {
    const { user } = await openComplaint();
    await chooseMore(user, 'Letter to the citizen');
    await user.type(await screen.findByLabelText('Text (Telugu)'), '漢');
    expect(await screen.findByText('No font has these letters: 漢')).toBeVisible();
    expect(screen.getByLabelText('Text (Telugu)')).toHaveValue('漢');
  });

  test('[REF-06] what is missing is marked when it is sent; kept as a draft it waits for who sends it', async () => {
    const { user } = await openComplaint();
    await chooseMore(user, 'Letter to the citizen');
    await user.type(await screen.findByLabelText('Subject (Telugu)'), 'రహదారి');
    await user.clear(screen.getByLabelText('Name'));
    await user.clear(screen.getByLabelText('Address'));
    await user.click(screen.getByRole('button', { name: /^Number and send/ }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'This field is required.',
    );
    expect(screen.getByLabelText('Text (Telugu)')).toHaveAccessibleDescription('This field is required.');
    expect(screen.getByLabelText('Subject (Telugu)')).toHaveValue('రహదారి');
    expect(opened()).toEqual([]);
  });

  test('[REF-03, GRD-02] staff keep a draft and do not send; a newer one is not overwritten unseen', async () => {
    const { complaint, user } = await openComplaint('staff');
    await chooseMore(user, 'Letter to the citizen');
    await user.type(await screen.findByLabelText('Subject (Telugu)'), 'రహదారి');
    expect(screen.queryByRole('button', { name: /^Number and send/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    expect(await screen.findByText('The draft is kept.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft of a letter' })).toBeVisible();
    const [row] = await desk.app.db.select().from(letters);
    expect(row).toMatchObject({ complaint_id: complaint.id, state: 'draft' });
    await desk.ask('PUT', `letter/${row?.id}`, { json: { our_ref: 'theirs' } }, 'mla');
    await user.type(screen.getByLabelText('Text (Telugu)'), 'మా');
    await user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    expect(await screen.findByText(/changed|newer/i)).toBeVisible();
    expect(screen.getByLabelText('Text (Telugu)')).toHaveValue('మా');
  });
});

test('[REF-23] shows a recommendation for a person without a grievance on the person’s page @seldom', async () => {
  const { body } = await desk.ask(
    'POST',
    'person',
    { json: { name: 'Lachamma', phones: ['9848033333'], ...desk.places.V1 } },
    'mla',
  );
  const { user } = await desk.renderApp({ path: `/grievance/person/${body.id}`, as: 'mla' });
  await user.click(await screen.findByRole('link', { name: 'Write a letter' }));
  await user.type(await screen.findByLabelText('Name'), 'The Superintendent, Gandhi Hospital');
  await user.type(screen.getByLabelText('Subject (Telugu)'), 'వైద్య సహాయం');
  await user.type(screen.getByLabelText('Text (Telugu)'), 'దయచేసి సహాయం చేయండి.');
  await user.click(screen.getByRole('button', { name: /^Number and send/ }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const title = await screen.findByRole('heading', { level: 1, name: /^HZB\/GR\// });
  await user.click(screen.getByRole('link', { name: 'Back to the person' }));
  const section = within(await screen.findByRole('region', { name: 'Letters' }));
  expect(await section.findByRole('link', { name: title.textContent ?? '' })).toBeVisible();
  expect(section.getByText(/^Recommendation · /)).toBeVisible();
});

test('[REF-04] a scanned signature is asked for by name before it is used @seldom', async () => {
  await desk.app.send('POST', 'signature', {
    token: desk.accounts.mla.token,
    form: { file: await (await import('../../fixtures/index.ts')).png() },
  });
  const { complaint, user } = await openComplaint();
  await chooseMore(user, 'Letter to the citizen');
  await user.type(await screen.findByLabelText('Subject (Telugu)'), 'రహదారి');
  await user.type(screen.getByLabelText('Text (Telugu)'), 'మా');
  await pick(user, screen.getByRole('combobox', { name: 'Scanned signature' }), 'mla@example.org');
  await user.click(screen.getByRole('button', { name: /^Number and send/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Send this letter?' }));
  expect(question.getByText('It carries the scanned signature of mla@example.org.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Sign and send' }));
  await screen.findByRole('heading', { level: 1, name: /^HZB\/GR\// });
  const { body } = await desk.ask('GET', `complaint/timeline?complaint_id=${complaint.id}`, {}, 'mla');
  expect(body.data?.[0]).toMatchObject({ action: 'letterSigned' });
  vi.restoreAllMocks();
});
