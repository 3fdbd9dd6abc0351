import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CONFIGURATION = 'config.json';
const OUTBOX = 'outbox';

/** What DATA_DIR holds of an office besides database and files. The secret is not among it: a new one is made. */
export async function officeFiles(dataDir: string): Promise<string[]> {
  const namesIn = (folder: string) => readdir(join(dataDir, folder)).catch(() => []);
  const mails = (await namesIn(OUTBOX)).filter((name) => name.endsWith('.eml'));
  const configuration = (await namesIn('.')).filter((name) => name === CONFIGURATION);
  return [...configuration, ...mails.map((name) => join(OUTBOX, name))];
}
