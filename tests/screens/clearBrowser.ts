import { cleanup } from '@testing-library/react';
import { dropSession } from '#src/authProvider/storedSession.ts';
import { removeExpiredDrafts } from '#src/components/drafts/draftStore.ts';
import { dropDraft } from '#src/custom/complaints/recording/drafts.ts';
import { connection } from '#src/dataProvider/connection.ts';

/** Ends what is open and takes away what these accounts have left in the browser, which other files of the worker share. */
export async function clearBrowser(accounts: readonly { id: number }[]) {
  // A form that goes keeps what was written a moment ago.
  cleanup();
  for (const { id } of accounts) await dropDraft(id);
  // Of every account, as all of them are expired by then.
  await removeExpiredDrafts(new Date(8.64e15));
  connection.report(false);
  dropSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
}
