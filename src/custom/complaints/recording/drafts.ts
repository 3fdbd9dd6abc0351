import { createStore, delMany, entries, get, getMany, keys, setMany } from 'idb-keyval';
import { hasSignedOut } from '#src/authProvider/signOut.ts';
import { isExpired } from '#src/components/drafts/draftRules.ts';
import type { Attachment, AttachmentKind } from './attachments.ts';
import type { ComplaintValues } from './complaintForm.ts';
import type { Delivery } from './submission.ts';

/** A complaint that is being written or sent. It survives a reload and an expired session (ERR-04, AUTH-10). */
export interface Draft {
  values: ComplaintValues;
  attachments: readonly Attachment[];
  delivery: Delivery;
}

interface StoredFile {
  name: string;
  type: string;
  blob: Blob;
}
interface StoredDraft extends Omit<Draft, 'attachments'> {
  attachments: readonly { id: string; kind: AttachmentKind }[];
  saved_at?: string;
}

/**
 * One draft per account: the form under `[account, 'draft']`, and each file under its own key, so that typing does not
 * rewrite files.
 */
type Key = [account: number, part: string];
const store = createStore('recording', 'drafts');
const draftKey = (account: number): Key => [account, 'draft'];

/** Runs reads and writes one after the other, even when several start together. */
let lastWork: Promise<unknown> = Promise.resolve();
function withSemaphore<T>(work: () => Promise<T>): Promise<T> {
  const mine = lastWork.then(work);
  lastWork = mine.catch(() => undefined);
  return mine;
}

/** The draft of the account, null when there is none. */
export const loadDraft = (account: number): Promise<Draft | null> =>
  withSemaphore(async () => {
    const stored = await get<StoredDraft>(draftKey(account), store);
    if (!stored || isExpired(stored.saved_at, new Date())) return null;
    const files = await getMany<StoredFile>(
      stored.attachments.map(({ id }): Key => [account, id]),
      store,
    );
    const attachments = stored.attachments.flatMap(({ id, kind }, index) => {
      const file = files[index];
      return file ? [{ id, kind, file: new File([file.blob], file.name, { type: file.type }) }] : [];
    });
    return { ...stored, attachments };
  });

/** Replaces the account's draft. Does nothing after the account's sign-out. */
export const saveDraft = (account: number, { attachments, ...form }: Draft): Promise<void> =>
  withSemaphore(async () => {
    if (hasSignedOut(account)) return;
    const storedParts = (await keysOf(account)).map(([, part]) => part);
    const stored: StoredDraft = {
      ...form,
      attachments: attachments.map(({ id, kind }) => ({ id, kind })),
      saved_at: new Date().toISOString(),
    };
    const added = attachments.filter(({ id }) => !storedParts.includes(id));
    await setMany(
      [
        [draftKey(account), stored],
        ...added.map(({ id, file }): [Key, StoredFile] => [[account, id], storedFile(file)]),
      ],
      store,
    );
    const neededParts = ['draft', ...attachments.map(({ id }) => id)];
    await delMany(
      storedParts.filter((part) => !neededParts.includes(part)).map((part): Key => [account, part]),
      store,
    );
  });

/** Removes the draft with its files: after sending, discarding or sign-out. */
export const dropDraft = (account: number): Promise<void> =>
  withSemaphore(async () => delMany(await keysOf(account), store));

/** For every account of this browser. */
export const removeExpiredDrafts = (now = new Date()): Promise<void> =>
  withSemaphore(async () => {
    const stored = (await entries<Key, StoredDraft>(store)).filter(([[, part]]) => part === 'draft');
    const expired = stored.filter(([, { saved_at }]) => isExpired(saved_at, now));
    for (const [[account]] of expired) await delMany(await keysOf(account), store);
  });

const keysOf = async (account: number) => (await keys<Key>(store)).filter(([owner]) => owner === account);

const storedFile = (file: File): StoredFile => ({
  name: file.name,
  type: file.type,
  blob: new Blob([file], { type: file.type }),
});
