import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Mailer } from './mailer.ts';
import { outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mail server of the environment; without one, `DATA_DIR/outbox`. */
export const openMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outbox(join(dataDir, 'outbox'), mailFrom);
