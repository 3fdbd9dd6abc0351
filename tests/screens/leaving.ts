import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Escape, and a click beside the dialog that is on top. */
export async function tryToLeave(user: UserEvent) {
  await user.keyboard('{Escape}');
  const beside = screen.getAllByRole('dialog').at(-1)?.parentElement;
  if (!beside) throw new Error('no dialog is open');
  await user.click(beside);
}
