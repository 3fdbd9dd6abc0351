import { cpus } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { type Case, cases } from './cases.ts';
import { type Desk, openDesk } from './desk.ts';
import { measure } from './measure.ts';
import { type Measured, table } from './report.ts';

const DEFAULT_TOTAL = 100_000;

/**
 * `npm run bench -- [N…] [--database=URL]`: times the usual calls on N complaints, beside the same SQL alone. With
 * several N all databases are open at once and asked in turn. A URL names a PostgreSQL server on which the account may
 * create databases and switch triggers off; without one the embedded database is used.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'string' } },
  });
  const totals = positionals.length > 0 ? positionals.map(wholeNumber) : [DEFAULT_TOTAL];
  const desks: Desk[] = [];
  try {
    for (const total of totals.sort((one, other) => one - other)) {
      const desk = await openDesk(total, values.database);
      desks.push(desk);
      print(inWords(desk));
    }
    print(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}\n`);
    const results = [];
    for (const of of cases) results.push({ of, measured: await timed(of, desks) });
    print(table(results));
  } finally {
    for (const desk of desks) await desk.close();
  }
}

function wholeNumber(text: string): number {
  const total = Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isInteger(total) && total >= 1_000) return total;
  throw new Error(`${text} is no number of complaints: 1000 or more`);
}

const inWords = ({ total, database, loadSeconds, megabytes }: Desk) =>
  `${total.toLocaleString('en')} complaints in ${database.kind} PostgreSQL ${database.version}: ` +
  `loaded in ${Math.round(loadSeconds)} s, ${megabytes.toLocaleString('en')} MB`;

/** A case on every database, with the floor of each. */
async function timed({ who, ask, floor }: Case, desks: Desk[]): Promise<Measured[]> {
  const timings = await measure(
    desks.flatMap(({ ask: askDesk, database, nextId }) => [
      () => askDesk(who, ask(nextId)),
      () => floor(database, nextId),
    ]),
  );
  return desks.flatMap(({ total }, index) => {
    const [whole, alone] = timings.slice(2 * index, 2 * index + 2);
    return whole && alone ? [{ total, whole, floor: alone }] : [];
  });
}

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
}
