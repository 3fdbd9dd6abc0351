import { parseArgs } from 'node:util';

export const PARTS = [
  'api',
  'start',
  'load',
  'searches',
  'bulk',
  'backfill',
  'answers',
  'assigns',
  'deadlines',
  'letters',
  'messages',
  'before',
  'browser',
  'bytes',
] as const;
export type Part = (typeof PARTS)[number];

/** Where a database runs: in the server's process, or in a separate server. */
export const KINDS = ['embedded', 'postgresql'] as const;
export type Kind = (typeof KINDS)[number];

export interface Options {
  only: Part[];
  kinds: Kind[];
  /** Numbers of complaints, rising. */
  sizes: number[];
  /** Requests per second of the load, and its duration. */
  rate: number;
  seconds: number;
  /** How often: list, detail, back. */
  rounds: number;
  /** A folder that stores filled databases for the next time. */
  keep: string | undefined;
  /** Another checkout, for alternating calls. */
  before: string | undefined;
}

/** Parses the command line; everything by default. Throws on an unknown option. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ only: text, on: text, sizes: text, rate: text, seconds: text, rounds: text },
      ...{ keep: text, before: text },
    },
  });
  const only = chosen(PARTS, values.only);
  if (values.only && only.includes('before') && !values.before)
    throw new Error('before needs another checkout: --before folder');
  return {
    only,
    kinds: chosen(KINDS, values.on),
    sizes: (values.sizes ?? '10k,100k,1m')
      .split(',')
      .map(sizeOf)
      .sort((one, other) => one - other),
    rate: numberOf(values.rate ?? '300'),
    seconds: numberOf(values.seconds ?? '60'),
    rounds: numberOf(values.rounds ?? '100'),
    keep: values.keep,
    before: values.before,
  };
}

function chosen<T extends string>(all: readonly T[], list: string | undefined): T[] {
  if (list === undefined) return [...all];
  const names = list.split(',');
  const unknown = names.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`${unknown} is not one of ${all.join(', ')}`);
  return all.filter((known) => names.includes(known));
}

/** Parses `10k`, `1m` or `10000`. */
function sizeOf(text: string): number {
  const [, digits, unit = ''] = /^(\d+)([km]?)$/i.exec(text) ?? [];
  const size = Number(digits) * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
  if (size >= 1_000) return size;
  throw new Error(`${text} is not a number of complaints: 1000 or more, such as 10k or 1m`);
}

function numberOf(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is not a whole number above 0`);
}
