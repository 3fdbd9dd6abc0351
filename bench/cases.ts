import { sql } from 'drizzle-orm';
import type { Ask, Who } from './desk.ts';
import { creation, detail, type Floor, figures, NEW, ownPage, page, stats, withWords } from './floors.ts';
import { ACTORS, CATEGORY, PLACE } from './state.ts';
import { WORDS } from './texts.ts';

export interface Case {
  title: string;
  who: Who;
  ask: (nextId: () => number) => Ask;
  floor: Floor;
}

const EVERYWHERE = sql`true`;
const OWN_PLACE = sql`parliament_id = ${PLACE.parliament_id} and assembly_id = ${PLACE.assembly_id}`;
const OWN = sql`${OWN_PLACE} and (staff_id = ${ACTORS.staff} or creator_id = ${ACTORS.staff})`;
const PARLIAMENT_OPEN = sql`parliament_id = ${PLACE.parliament_id}
  and status_group = 'open' and category_id = ${CATEGORY}`;
const OWN_PLACE_OPEN = sql`${OWN_PLACE} and status_group = 'open' and category_id = ${CATEGORY}`;

const list =
  (query: Record<string, string | number> = {}) =>
  (): Ask => {
    const values = { page: 1, per_page: 10, ...query };
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return { path: `complaint?${new URLSearchParams(texts)}` };
  };
const filtered = { status: 'open', category: CATEGORY };
const record = (nextId: () => number): Ask => ({ path: `complaint/${nextId()}?media=1&response=1` });
const dashboard = (): Ask => ({ path: 'dashboard/stats', method: 'POST', json: {} });
const charts = (include: string) => (): Ask => ({
  path: 'dashboard/issues',
  method: 'POST',
  json: { include },
});
const report = (include: string) => (): Ask => ({
  path: 'dashboard/report',
  method: 'POST',
  json: { include },
});
const create = (): Ask => ({ path: 'complaint', method: 'POST', json: NEW });

export const cases: readonly Case[] = [
  { title: 'list, page 1', who: 'admin', ask: list(), floor: page(EVERYWHERE, 1, EVERYWHERE) },
  {
    title: 'list, page 500',
    who: 'admin',
    ask: list({ page: 500 }),
    floor: page(EVERYWHERE, 500, EVERYWHERE),
  },
  {
    title: 'list, place + group + category',
    who: 'admin',
    ask: list({ ...filtered, parliament: PLACE.parliament_id }),
    floor: page(PARLIAMENT_OPEN, 1, PARLIAMENT_OPEN),
  },
  {
    title: 'rare word',
    who: 'admin',
    ask: list({ keyword: WORDS.rare }),
    floor: withWords(EVERYWHERE, WORDS.rare),
  },
  {
    title: 'word in 5 %',
    who: 'admin',
    ask: list({ keyword: WORDS.frequent }),
    floor: withWords(EVERYWHERE, WORDS.frequent),
  },
  {
    title: 'Telugu word',
    who: 'admin',
    ask: list({ keyword: WORDS.telugu }),
    floor: withWords(EVERYWHERE, WORDS.telugu),
  },
  {
    title: 'part of a phone',
    who: 'admin',
    ask: list({ keyword: WORDS.phone }),
    floor: withWords(EVERYWHERE, WORDS.phone),
  },
  {
    title: 'two words of a name',
    who: 'admin',
    ask: list({ keyword: WORDS.name }),
    floor: withWords(EVERYWHERE, WORDS.name),
  },
  { title: 'one complaint', who: 'admin', ask: record, floor: detail },
  { title: 'create', who: 'admin', ask: create, floor: creation },
  { title: 'dashboard', who: 'admin', ask: dashboard, floor: stats(EVERYWHERE) },
  {
    title: 'dashboard, four charts',
    who: 'admin',
    ask: charts('issues_assembly,issues_parliament,issues_assigned,issues_category'),
    floor: figures(EVERYWHERE, 'assembly_id', 'parliament_id', 'staff_id', 'category_id'),
  },
  {
    title: 'dashboard, report of assemblies',
    who: 'admin',
    ask: report('assemblies'),
    floor: figures(EVERYWHERE, 'assembly_id'),
  },

  { title: 'list, page 1', who: 'mla', ask: list(), floor: page(OWN_PLACE, 1, OWN_PLACE) },
  { title: 'list, page 20', who: 'mla', ask: list({ page: 20 }), floor: page(OWN_PLACE, 20, OWN_PLACE) },
  {
    title: 'list, group + category',
    who: 'mla',
    ask: list(filtered),
    floor: page(OWN_PLACE_OPEN, 1, OWN_PLACE_OPEN),
  },
  {
    title: 'rare word',
    who: 'mla',
    ask: list({ keyword: WORDS.rare }),
    floor: withWords(OWN_PLACE, WORDS.rare),
  },
  {
    title: 'word in 5 %',
    who: 'mla',
    ask: list({ keyword: WORDS.frequent }),
    floor: withWords(OWN_PLACE, WORDS.frequent),
  },
  { title: 'one complaint', who: 'mla', ask: record, floor: detail },
  { title: 'create', who: 'mla', ask: create, floor: creation },
  { title: 'dashboard', who: 'mla', ask: dashboard, floor: stats(OWN_PLACE) },
  {
    title: 'dashboard, two charts',
    who: 'mla',
    ask: charts('issues_area,issues_category'),
    floor: figures(OWN_PLACE, 'area_id', 'category_id'),
  },
  {
    title: 'dashboard, report of areas',
    who: 'mla',
    ask: report('areas'),
    floor: figures(OWN_PLACE, 'area_id'),
  },
  {
    title: 'dashboard, report of leaders',
    who: 'mla',
    ask: report('leaders'),
    floor: figures(OWN_PLACE, 'leader_id'),
  },

  { title: 'list, page 1', who: 'staff', ask: list(), floor: ownPage(1) },
  { title: 'list, page 5', who: 'staff', ask: list({ page: 5 }), floor: ownPage(5) },
  {
    title: 'word in 5 %',
    who: 'staff',
    ask: list({ keyword: WORDS.frequent }),
    floor: withWords(OWN, WORDS.frequent),
  },
  { title: 'one complaint', who: 'staff', ask: record, floor: detail },
  { title: 'create', who: 'staff', ask: create, floor: creation },
];
