import { createStore, entries, promisifyRequest } from 'idb-keyval';
import { hasSignedOut } from '#src/authProvider/signOut.ts';
import { draftToOffer, isExpired, type StoredDraft } from './draftRules.ts';

/** The account, the form with its record, and the id of the draft; each open form stores its own. */
type Key = [account: number, form: string, id: string];
const store = createStore('drafts', 'typed');

/** The forms of this page, and whether they are open. */
const ownForms = new Map<string, boolean>();
const lockOf = (id: string) => `draft ${id}`;

/** Marks the draft as open, for other tabs with a lock if the browser has locks; returns the function that ends it. */
export function holdDraft(id: string): () => void {
  ownForms.set(id, true);
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  void globalThis.navigator?.locks?.request(lockOf(id), () => closed).catch(() => null);
  return () => {
    ownForms.set(id, false);
    release();
  };
}

async function openDrafts() {
  const { held = [] } = (await globalThis.navigator?.locks?.query().catch(() => null)) ?? {};
  const locks = new Set(held.map(({ name }) => name));
  return (id: string) => ownForms.get(id) ?? locks.has(lockOf(id));
}

const storedDrafts = () => entries<Key, StoredDraft>(store);
/** Commits without waiting for answers, because a page that is being closed receives none. */
const write = (change: (drafts: IDBObjectStore) => void): Promise<void> =>
  store('readwrite', (drafts) => {
    change(drafts);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

async function remove(isRemoved: (key: Key, draft: StoredDraft) => boolean) {
  const removed = (await storedDrafts()).filter(([key, draft]) => isRemoved(key, draft));
  await write((drafts) => {
    for (const [key] of removed) drafts.delete(key);
  });
}

/** The account's newest draft of this form, unless it is open in another tab; null without one. */
export async function findDraft<V>(account: number, form: string): Promise<StoredDraft<V> | null> {
  const drafts = (await storedDrafts())
    .filter(([[owner, name]]) => owner === account && name === form)
    .map(([, draft]) => draft as StoredDraft<V>);
  return draftToOffer(drafts, await openDrafts(), new Date());
}

/** Does nothing after the account has signed out in any tab. */
export async function saveDraft(account: number, form: string, draft: StoredDraft): Promise<void> {
  if (!hasSignedOut(account)) await write((drafts) => drafts.put(draft, [account, form, draft.id]));
}

export const removeDraft = (account: number, form: string, id: string): Promise<void> =>
  write((drafts) => drafts.delete([account, form, id]));

/** Called at sign-out. */
export const removeDraftsOf = (account: number): Promise<void> => remove(([owner]) => owner === account);

/** Of all accounts of this browser. */
export const removeExpiredDrafts = (now = new Date()): Promise<void> =>
  remove((_, { saved_at }) => isExpired(saved_at, now));
