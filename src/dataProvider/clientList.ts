import type { FilterPayload, PaginationPayload, SortPayload } from 'ra-core';
import { PLACE_LEVELS, type PlaceLevel } from '../../contract/place.ts';

export type Row = Record<string, unknown> & { id: number };

interface Wishes {
  filter?: FilterPayload;
  sort?: SortPayload;
  pagination?: PaginationPayload;
}

const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFC')
    .toLowerCase();
const byLetters = new Intl.Collator(['en', 'te', 'hi'], { numeric: true, sensitivity: 'base' });

/**
 * One page of rows that are all here: `filter.keyword` anywhere in one of the `search` fields without regard
 * to case (CRUD-02), every other filter as an equal value, places by their level's name (`assembly: 3`).
 */
export function selectRows(rows: readonly Row[], search: readonly string[], wishes: Wishes) {
  const { keyword, ...equal } = wishes.filter ?? {};
  const found = rows
    .filter((row) => !keyword || search.some((field) => plain(row[field]).includes(plain(keyword).trim())))
    .filter((row) => Object.entries(equal).every(([name, value]) => matches(row, name, value)));
  const sorted = wishes.sort ? found.toSorted(comparing(wishes.sort)) : found;
  const { page = 1, perPage = sorted.length } = wishes.pagination ?? {};
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length };
}

function matches(row: Row, name: string, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const field = PLACE_LEVELS.includes(name as PlaceLevel) ? `${name}_id` : name;
  return String(row[field]) === String(value);
}

/** Numbers by size, texts by the alphabet; rows without a value come last either way. */
function comparing({ field, order }: SortPayload) {
  const sign = order === 'DESC' ? -1 : 1;
  return (one: Row, other: Row): number => {
    const [a, b] = [one[field], other[field]];
    const [hasA, hasB] = [
      a !== null && a !== undefined && a !== '',
      b !== null && b !== undefined && b !== '',
    ];
    if (!hasA || !hasB) return Number(hasB) - Number(hasA);
    const compared =
      typeof a === 'number' && typeof b === 'number' ? a - b : byLetters.compare(String(a), String(b));
    return sign * compared || one.id - other.id;
  };
}
