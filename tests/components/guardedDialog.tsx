import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { GuardedDialog } from '#src/components/dialog/GuardedDialog.tsx';
import { tryToLeave } from '../screens/leaving.ts';

/** A dialog with some fields, and whether it can be closed. Call it once per file. */
export function keptDialog() {
  const onClose = vi.fn();
  afterEach(() => onClose.mockReset());
  return {
    open(children: ReactNode, props: { isPending?: boolean; isChanged?: boolean } = {}) {
      render(
        <QueryClientProvider client={new QueryClient()}>
          <GuardedDialog onClose={onClose} title="Kept" actions={null} {...props}>
            {children}
          </GuardedDialog>
        </QueryClientProvider>,
      );
      return userEvent.setup();
    },
    /** Escape and a click outside both close it. */
    async closes(user: UserEvent) {
      await tryToLeave(user);
      expect(onClose).toHaveBeenCalledTimes(2);
      onClose.mockReset();
    },
    async stays(user: UserEvent) {
      await tryToLeave(user);
      expect(onClose).not.toHaveBeenCalled();
    },
  };
}

export const press = (user: UserEvent, role: 'button' | 'combobox' | 'option', name: string) =>
  user.click(screen.getByRole(role, { name }));

/** Holds its value like a form. */
export function Held<T>({
  of,
  children,
}: {
  of: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(of);
  return children(value, setValue);
}
