import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Without a mail server: writes an .eml file for each message, which any mail program can open and send. */
export const outbox = (folder: string, from: string): Mailer => {
  // Named by id: a message that is written again replaces the first.
  const pathOf = (messageId: string) =>
    join(folder, `${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}.eml`);
  return {
    sends: false,
    newMessageId: () => `<${randomUUID()}@${from.split('@').at(-1)}>`,
    async deliver(message, beforeHandOver) {
      const bytes = await compose(message, from);
      await beforeHandOver();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(message.id);
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    async forget(messageId) {
      await rm(pathOf(messageId), { force: true });
    },
  };
};
