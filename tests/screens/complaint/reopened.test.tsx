import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { Gate } from '../../../src/gate/Gate.tsx';
import { loadWords } from '../../../src/gate/words.ts';
import { grievanceDesk, shownNames } from './grievances.ts';

const { desk, record, openAll } = grievanceDesk();

/** Opens the page as the browser's reload does, with the history entry as it was left. */
async function reopen(as: Role, entry: unknown) {
  await desk.keepSessionOf(as);
  window.history.replaceState(entry, '', '/grievance/all');
  const words = await loadWords('en');
  return act(async () => render(<Gate startWith={{ locale: 'en', words }} />));
}

test('[LIST-03, LIST-04] a reload keeps the keyword, and nobody else finds it in the history', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user, unmount } = await openAll('mla');
  await user.type(await screen.findByRole('searchbox'), 'lakshmi{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Lakshmi']));
  const entry: unknown = window.history.state;
  unmount();

  const reloaded = await reopen('mla', entry);
  expect(await screen.findByRole('searchbox')).toHaveValue('lakshmi');
  await waitFor(() => expect(shownNames()).toEqual(['Lakshmi']));
  reloaded.unmount();

  await reopen('admin', entry);
  expect(await screen.findByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(shownNames()).toEqual(['Ramulu Goud', 'Lakshmi']));
});
