import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import { nameField } from './define.ts';
import { type Named, nameIn } from './named.ts';
import { searchable } from './text.ts';

export type Row = Record<string, unknown> & { id: number };

/** The query of a list in react-admin's form. */
export interface RowQuery {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: string };
  pagination?: { page: number; perPage: number };
  /** The language of the names that rows are sorted by; the plain names when absent. */
  locale?: string;
}

const plain = (value: unknown) => searchable(String(value ?? ''));
const byLetters = new Intl.Collator(['en', 'te', 'hi'], { numeric: true, sensitivity: 'base' });

/**
 * Returns one page of rows that are all in memory, in the browser for a list and on the server for an export.
 * `filter.keyword` matches inside any of the `search` fields, ignoring case (CRUD-02). The other filters have the names
 * of `listFilters`; `ids` is a list.
 */
export function selectRows<T extends Row>(rows: readonly T[], search: readonly string[], query: RowQuery) {
  const { keyword, ...others } = query.filter ?? {};
  const words = plain(keyword).trim();
  const filters = Object.entries(others).filter(([, value]) => !isBlank(value));
  const matching = rows
    .filter((row) => !words || search.some((field) => plain(row[field]).includes(words)))
    .filter((row) => filters.every(([name, value]) => matches(row, name, value)));
  const sorted = query.sort ? matching.toSorted(comparing(query.sort, query.locale)) : matching;
  const { page = 1, perPage = sorted.length } = query.pagination ?? {};
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length };
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function matches(row: Row, name: string, value: unknown): boolean {
  if (name === 'ids') return [value].flat().map(String).includes(String(row.id));
  const [, field, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  if (field && bound) return isWithin(String(row[field] ?? ''), bound, String(value));
  const own = PLACE_LEVELS.includes(name as PlaceLevel) ? `${name}_id` : name;
  return String(row[own]) === String(value);
}

/** Compares days: `value` is a day, or a local time that begins with one. */
function isWithin(value: string, bound: string, day: string): boolean {
  const own = value.slice(0, 10);
  return own !== '' && (bound === 'gte' ? own >= day : own <= day);
}

/** Numbers by size, texts alphabetically; rows without a value come last in both orders. */
function comparing({ field, order }: NonNullable<RowQuery['sort']>, locale = 'en') {
  const sign = order === 'DESC' ? -1 : 1;
  return (one: Row, other: Row): number => {
    const [a, b] = [shownAt(one, field, locale), shownAt(other, field, locale)];
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b)) || one.id - other.id;
    const compared =
      typeof a === 'number' && typeof b === 'number' ? a - b : byLetters.compare(String(a), String(b));
    return sign * compared || one.id - other.id;
  };
}

/** The value that a row shows in a column: a name instead of an id, and for `place` all its places from the nearest. */
function shownAt(row: Row, field: string, locale: string): unknown {
  if (field === 'name') return nameOf(row, locale);
  if (field === 'place')
    return [...PLACE_LEVELS]
      .reverse()
      .flatMap((level) => nameOf(row[level], locale) ?? [])
      .join(', ');
  const standsFor = row[nameField(field.replace(/\.name$/, ''))];
  return standsFor === null ? null : (nameOf(standsFor, locale) ?? row[field]);
}

function nameOf(value: unknown, locale: string): string | undefined {
  const named = value as Partial<Named> | null | undefined;
  return named?.name === undefined ? undefined : nameIn({ ...named, name: named.name }, locale);
}
