import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses Escape, and clicks outside the topmost dialog. */
export async function tryToLeave(user: UserEvent) {
  await user.keyboard('{Escape}');
  const beside = screen.getAllByRole('dialog').at(-1)?.parentElement;
  if (!beside) throw new Error('no dialog is open');
  await user.click(beside);
}
