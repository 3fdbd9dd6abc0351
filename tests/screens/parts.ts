import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The dialog of this name, or the only one. */
export const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name ? { name } : {}));
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens a select, and chooses one of its options. */
export async function pick(user: UserEvent, select: HTMLElement, option: string | RegExp) {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: option }));
}
