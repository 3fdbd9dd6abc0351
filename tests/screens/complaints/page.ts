import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses what the page of a grievance has behind '⋯ More'. */
export async function chooseMore(user: UserEvent, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Whether it is behind '⋯ More', which is closed again. */
export async function isInMore(user: UserEvent, name: string | RegExp): Promise<boolean> {
  const more = screen.queryByRole('button', { name: 'More' });
  if (!more) return false;
  await user.click(more);
  await screen.findByRole('menu');
  const isThere = screen.queryByRole('menuitem', { name }) !== null;
  await user.keyboard('{Escape}');
  return isThere;
}

export const timeline = async () => within(await screen.findByRole('region', { name: 'Resolution history' }));

/** Shows every change of the grievance. */
export async function showChanges(user: UserEvent) {
  await user.click(await (await timeline()).findByRole('button', { name: 'Changes' }));
}

/** Opens the composer at the answer to the citizen, and writes. */
export async function startAnswering(user: UserEvent, message: string) {
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const form = within(await screen.findByRole('tabpanel', { name: 'Answer' }));
  const field = await form.findByLabelText(/^Message to the citizen/);
  if (message) await user.type(field, message);
  return form;
}

/** The facts in the Information region. */
export const facts = async () => within(await screen.findByRole('region', { name: 'Information' }));
export const fact = async (name: string) => (await (await facts()).findByText(name)).nextElementSibling;
