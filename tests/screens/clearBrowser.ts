import { cleanup } from '@testing-library/react';
import { dropSession } from '#src/authProvider/storedSession.ts';
import { dropDraft } from '#src/custom/complaints/recording/drafts.ts';
import { connection } from '#src/dataProvider/connection.ts';

/** Ends what is open and takes away what these accounts have left in the browser, which other files of the worker share. */
export async function clearBrowser(accounts: readonly { id: number }[]) {
  // A form that goes keeps what was written a moment ago.
  cleanup();
  for (const { id } of accounts) await dropDraft(id);
  connection.report(false);
  dropSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
}
