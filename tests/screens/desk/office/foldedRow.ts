import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The row of a category or a department in a form of the settings, opened. */
export async function openRow(user: UserEvent, name: string) {
  const row = within(await screen.findByRole('group', { name }));
  await user.click(row.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }));
  return row;
}
