import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mail server of the environment, or `DATA_DIR/outbox` without one. */
export const openMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}): Mailer => (smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outbox(join(dataDir, 'outbox'), mailFrom));
