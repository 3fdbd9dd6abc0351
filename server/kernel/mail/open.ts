import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mail server of the environment; without one, `DATA_DIR/outbox`. */
export const openMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}): Mailer => (smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outbox(join(dataDir, 'outbox'), mailFrom));
