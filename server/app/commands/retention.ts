import { parseArgs } from 'node:util';
import { type Due, dueForErasure, eraseDue, type Limits } from '#server/desk/privacy/retention.ts';
import { openFiles } from '#server/kernel/files/open.ts';
import { openMailer } from '#server/kernel/mail/open.ts';
import { openProviders } from '#server/messages/providers/open.ts';
import { loadEnv } from '../env.ts';
import { features } from '../joinFeatures.ts';
import { run, warn, withDatabase } from './command.ts';

const USAGE = `Usage: npm run retention -- --older-than MONTHS [--log-older-than MONTHS] [--apply]
Without --apply it only tells what it would erase.`;

const KINDS: Record<keyof Due, string> = {
  complaints: 'grievances closed long ago: names, phones, texts and files',
  persons: 'people without any other grievance, and neither edited nor met since',
  accessLog: 'entries of the access log',
  exports: 'exports',
  sessions: 'sessions that have expired',
  answers: 'remembered answers of repeatable calls',
};

/**
 * `npm run retention` counts, by kind, what the office of DATABASE_URL or DATA_DIR keeps too long. With `--apply` it
 * also erases it.
 */
async function main(): Promise<string> {
  const { apply, ...limits } = readArguments();
  const env = loadEnv();
  return withDatabase(env, async (database) => {
    await database.migrate();
    const stores = { files: await openFiles(env, warn), mail: openMailer(env), carriers: openProviders(env) };
    const house = { database, features, ...stores };
    const due = apply ? await eraseDue(house, limits) : await dueForErasure(house, limits);
    return [...inWords(due), '', apply ? DONE : NOT_DONE].join('\n');
  });
}

const DONE = 'Erased. Backups that were made before still hold it: let them expire (docs/guide/privacy.md).';
const NOT_DONE = 'Nothing was changed. With --apply this is erased for good.';

function readArguments(): Limits & { apply: boolean } {
  const options = {
    'older-than': { type: 'string' },
    'log-older-than': { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const closedFor = months(values['older-than']);
  const loggedFor = values['log-older-than'] === undefined ? closedFor : months(values['log-older-than']);
  return { now: new Date(), closedFor, loggedFor, apply: values.apply };
}

function months(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,3}$/.test(text)) throw new Error(USAGE);
  return Number(text);
}

const inWords = (due: Due): string[] =>
  (Object.keys(KINDS) as (keyof Due)[]).map((kind) => `${String(due[kind]).padStart(9)}  ${KINDS[kind]}`);

await run(main);
