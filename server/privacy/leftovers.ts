import type { Services } from '../http/serve.ts';

/** What an erasure leaves outside the database: keys of files and ids of messages, to be removed after its commit. */
export interface Leftovers {
  files: string[];
  mails: string[];
}

/** Removes them all, as far as it can; the first failure is thrown at the end. */
export async function removeLeftovers({ files, mail }: Pick<Services, 'files' | 'mail'>, left: Leftovers) {
  const done = await Promise.allSettled([
    ...left.files.map((key) => files.remove(key)),
    ...left.mails.map((id) => mail.forget(id)),
  ]);
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
