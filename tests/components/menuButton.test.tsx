import MenuItem from '@mui/material/MenuItem';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from '#src/components/page/MenuButton.tsx';

test.each(['key', 'click'])('[GRD-11] a menu closes when an item is chosen by %s, once', async (by) => {
  const user = userEvent.setup();
  const act = vi.fn();
  render(
    <MenuButton label="More">{(choosing) => <MenuItem onClick={choosing(act)}>Pause</MenuItem>}</MenuButton>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: 'Pause' });
  if (by === 'key') await user.keyboard('{Enter}');
  else await user.click(item);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(act).toHaveBeenCalledOnce();
});
