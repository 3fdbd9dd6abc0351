import { cpus } from 'node:os';
import { inspect } from 'node:util';
import { timeCalls } from './api/api.ts';
import { compareCalls } from './api/before.ts';
import { timeAdmin } from './browser/browser.ts';
import { timeAnswers } from './bulk/answers.ts';
import { timeAssigns } from './bulk/assigns.ts';
import { timeBackfill } from './bulk/backfill.ts';
import { timeBulk } from './bulk/bulk.ts';
import { timeDeadlines } from './bulk/deadlines.ts';
import { timeLetters } from './bulk/letters.ts';
import { timeMessages } from './bulk/messages.ts';
import { measureBytes } from './bytes.ts';
import { putUnderLoad } from './load/load.ts';
import { putUnderSearches } from './load/worstSearches.ts';
import { type Office, openOffice } from './office/office.ts';
import { type Kind, type Options, type Part, readOptions } from './options.ts';
import { tell } from './progress.ts';
import { timeStarts } from './startUp.ts';
import { type Line, table } from './table.ts';

/**
 * `npm run bench -- [--only api,load] [--on postgresql] [--sizes 10k,1m] [--rate 300] [--seconds 60] [--rounds 100]
 * [--keep folder] [--before checkout]`: measures everything, or the given parts, and prints one table. Progress goes to
 * stderr.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const lines: Line[] = [];
  for (const kind of options.kinds) lines.push(...(await onKind(kind, options)));
  if (options.only.includes('bytes')) lines.push(...(await measureBytes(options.sizes.at(-1) ?? 0)));
  process.stdout.write(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}\n\n`);
  process.stdout.write(`${table(lines)}\n`);
}

/** All measurements on one kind of database, with every size of it open at once. */
async function onKind(kind: Kind, options: Options): Promise<Line[]> {
  const { before, only, sizes, keep } = options;
  const offices: Office[] = [];
  try {
    for (const size of sizes) {
      tell(`${kind}: ${size.toLocaleString('en')} complaints`);
      offices.push(await openOffice(kind, size, keep));
    }
    const largest = offices.at(-1);
    if (!largest) return [];
    const isLast = kind === options.kinds.at(-1); // the browser's figures do not depend on the database
    const parts: Partial<Record<Part, () => Promise<Line[]>>> = {
      api: () => timeCalls(offices),
      start: () => timeStarts(offices),
      load: () => putUnderLoad(largest, options),
      searches: () => putUnderSearches(largest, options),
      bulk: () => timeBulk(largest),
      backfill: () => timeBackfill(largest),
      answers: () => timeAnswers(largest),
      assigns: () => timeAssigns(largest),
      deadlines: () => timeDeadlines(largest),
      letters: () => timeLetters(largest),
      messages: () => timeMessages(largest),
      before: async () => (before ? compareCalls(largest, before, keep) : []),
      browser: async () => (isLast ? timeAdmin(largest, options.rounds) : []),
    };
    const lines: Line[] = [];
    for (const part of only) {
      tell(`${kind}: ${part}`);
      lines.push(...((await parts[part]?.()) ?? []));
    }
    return lines;
  } finally {
    for (const office of offices) await office.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
