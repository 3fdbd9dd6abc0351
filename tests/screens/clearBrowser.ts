import { cleanup } from '@testing-library/react';
import { dropSession } from '#src/authProvider/storedSession.ts';
import { removeExpiredDrafts } from '#src/components/drafts/draftStore.ts';
import { dropDraft } from '#src/custom/complaints/recording/drafts.ts';
import { connection } from '#src/dataProvider/connection.ts';

/**
 * Unmounts everything and removes what these accounts have stored in the browser, which other files of the worker
 * share.
 */
export async function clearBrowser(accounts: readonly { id: number }[]) {
  // An unmounted form still stores its last changes.
  cleanup();
  for (const { id } of accounts) await dropDraft(id);
  // Of all accounts, because at that time all are expired.
  await removeExpiredDrafts(new Date(8.64e15));
  connection.report(false);
  dropSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
}
