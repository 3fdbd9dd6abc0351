import { sql } from 'drizzle-orm';
import { contracts } from '#contract/index.ts';
import { type Case, pageOf } from './case.ts';
import { rows } from './floors.ts';

/** The first page of every plain resource, in its own order. */
const ofContracts = contracts.map(
  ({ name, path, sort }): Case => ({
    title: `list of ${name}`,
    who: 'admin',
    ask: pageOf(path),
    floor: rows(
      sql.identifier(name.replaceAll('/', '_')),
      sql.raw(`${sort.field} ${sort.order}, id ${sort.order}`),
    ),
  }),
);

const newest = sql`created_at desc, id desc`;

export const resourceCases: readonly Case[] = [
  ...ofContracts,
  { title: 'list of leader', who: 'admin', ask: pageOf('leader'), floor: rows(sql`leaders`, newest) },
  { title: 'list of area', who: 'admin', ask: pageOf('area'), floor: rows(sql`areas`, sql`name, id`) },
];
