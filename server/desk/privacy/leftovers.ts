import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { Erased } from '#server/app/featureParts.ts';
import type { Services } from '#server/kernel/http/serve.ts';

/**
 * Data of an erasure outside the database: keys of files, ids of mails and of messages, to be removed after the commit.
 */
export interface Leftovers {
  files: string[];
  mails: string[];
  messages: { id: number; channel: MessageChannel }[];
}

export const NOTHING_LEFT: Readonly<Leftovers> = { files: [], mails: [], messages: [] };
/** Adds what a feature has left. */
export function addTo(leftovers: Leftovers, { files = [], messages = [] }: Erased): void {
  leftovers.files.push(...files);
  leftovers.messages.push(...messages);
}

type Stores = Pick<Services, 'files' | 'mail' | 'carriers'>;

/** Removes as many as possible; throws the first failure at the end. */
export async function removeLeftovers({ files, mail, carriers }: Stores, leftovers: Leftovers) {
  const results = await Promise.allSettled([
    ...leftovers.files.map((key) => files.remove(key)),
    ...leftovers.mails.map((id) => mail.forget(id)),
    ...leftovers.messages.map(({ id, channel }) => carriers[channel].forget(id)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
