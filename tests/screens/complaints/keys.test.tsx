import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, post, record, openAll } = grievanceDesk();

/** Three rows, newest first: Anjali, Lakshmi, Ramulu. The keys are there a moment after the rows. */
async function openThree(...given: Parameters<typeof openAll>) {
  const numbers: Record<string, string> = {};
  const ids: Record<string, number> = {};
  for (const name of ['Ramulu', 'Lakshmi', 'Anjali']) {
    const { id, complaint_number } = await record({ name });
    Object.assign(numbers, { [name]: complaint_number });
    Object.assign(ids, { [name]: id });
  }
  const opened = await openAll(...given);
  await rowOf('Anjali');
  await keysAreThere();
  const link = (name: string) => screen.getByRole('link', { name: numbers[name] });
  return { ...opened, numbers, ids, link };
}

/** The key listener of a list is mounted together with its status region. */
const keysAreThere = () => waitFor(() => expect(document.querySelector('span[role=status]')).not.toBeNull());
const dialog = () => screen.findByRole('dialog');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('rows', () => {
  test('[DESK-02] j and k go from row to row, which is told, and stay at the ends; Enter opens', async () => {
    const { user, link, numbers } = await openThree();
    await user.keyboard('j');
    expect(link('Anjali')).toHaveFocus();
    expect(screen.getByText('Row 1 of 3: Anjali')).toHaveAttribute('role', 'status');
    await user.keyboard('k');
    expect(link('Anjali')).toHaveFocus();
    await user.keyboard('jjj');
    expect(link('Ramulu')).toHaveFocus();
    await user.keyboard('k');
    expect(link('Lakshmi')).toHaveFocus();
    expect(screen.getByText('Row 2 of 3: Lakshmi')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: `Grievance ${numbers.Lakshmi}` })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await rowOf('Anjali');
    await keysAreThere();
    await user.keyboard('j');
    expect(link('Lakshmi')).toHaveFocus();
  });

  test('[DESK-02, LIST-11] a gives the row to somebody; of no row it says what is missing', async () => {
    const { user, numbers } = await openThree();
    await user.keyboard('a');
    expect(await screen.findByText('Choose a row with j or k first.')).toBeVisible();
    await user.keyboard('jj');
    const button = screen.getByRole('button', { name: `Assign staff to ${numbers.Lakshmi}` });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'a');
    await user.keyboard('a');
    expect(await dialog()).toHaveAccessibleName(`Assign staff to ${numbers.Lakshmi}`);
  });

  test('[DESK-02, DET-10] what cannot be done with a row is said', async () => {
    const { id, complaint_number } = await record({ name: 'Resolved' });
    await post('mla', 'complaint/close', { id, message: 'Done' });
    const { user, path } = await openAll();
    await rowOf('Resolved');
    await keysAreThere();
    await user.keyboard('je');
    expect(
      await screen.findByText(`This cannot be done with ${complaint_number} as it stands.`),
    ).toBeVisible();
    expect(path()).toBe('/grievance/all');
  });
});

describe('when keys rest', () => {
  test('[DESK-02] while somebody types, composes, or holds Ctrl, Alt or Meta', async () => {
    const { user, link } = await openThree();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Keyword' });
    expect(search).toHaveFocus();
    await user.keyboard('jkare?');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('jkare?');
    search.blur();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }]) {
      fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ', ...held });
    }
    fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyJ', keyCode: 229 });
    expect(document.body).toHaveFocus();
    // On a keyboard of another script the place of the key counts; with Caps Lock the letter.
    fireEvent.keyDown(document.body, { key: 'ర', code: 'KeyJ' });
    expect(link('Anjali')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ' });
    expect(link('Lakshmi')).toHaveFocus();
  });

  test('[DESK-02] while a menu or a dialog is open, wherever the focus is @seldom', async () => {
    const { user, link } = await openThree();
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await screen.findByRole('menuitem', { name: 'Log out' });
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    await user.keyboard('j{Escape}');
    await noDialog();
    expect(screen.queryByText(/^Row /)).toBeNull();
    await user.keyboard('?');
    await dialog();
    await user.keyboard('j{Escape}');
    await noDialog();
    await user.keyboard('j');
    expect(link('Anjali')).toHaveFocus();
  });

  test('[DESK-02] switched off in the account menu, for this account and for good @seldom', async () => {
    const { user, unmount } = await openThree();
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    const name = 'Keyboard shortcuts (? lists them)';
    const item = await screen.findByRole('menuitemcheckbox', { name });
    expect(item).toBeChecked();
    await user.click(item);
    expect(item).not.toBeChecked();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('j/?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[aria-keyshortcuts="/"], [aria-keyshortcuts="a"]')).toBeNull();
    unmount();

    const again = await openAll();
    await rowOf('Anjali');
    await keysAreThere();
    await again.user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    again.unmount();

    const others = await openAll('mp');
    await rowOf('Anjali');
    await keysAreThere();
    await others.user.keyboard('?');
    expect(await dialog()).toBeVisible();
  });
});

test('[DESK-02] ? lists the keys in the language of the screen', async () => {
  await record();
  const { user } = await desk.renderApp({ path: '/grievance/all', as: 'mla', locale: 'hi' });
  await rowOf('Ramulu Goud');
  await keysAreThere();
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'कीबोर्ड शॉर्टकट' }));
  const keys = list.getAllByRole('term').map((term) => term.textContent);
  expect(keys).toEqual(['j', 'k', 'Enter', '/', 'n', 'a', 'r', 'e', 'f', 'm', 'l', 'c', 't', 'p', '?']);
  expect(list.getAllByRole('term')[5]?.parentElement).toHaveTextContent('aकर्मचारी को सौंपें');
});

test('[DESK-02] n leads to the folder, and in it to the first field; Esc leaves that for the keys of the list', async () => {
  const { user, path } = await openThree();
  await user.keyboard('n');
  const phone = await screen.findByRole('combobox', { name: 'Phone' });
  expect(path()).toBe('/grievance');
  expect(phone).toHaveAttribute('aria-keyshortcuts', 'n');
  await rowOf('Anjali');
  await keysAreThere();
  await user.click(phone);
  await user.keyboard('9{Escape}');
  expect(phone).toHaveValue('9');
  expect(phone).toHaveFocus();
  await user.keyboard('{Backspace}{Escape}j');
  expect((await rowOf('Anjali')).contains(document.activeElement)).toBe(true);
  await user.keyboard('n');
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('');
});
