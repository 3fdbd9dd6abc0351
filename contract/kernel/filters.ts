import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import type { Contract, Shape } from './define.ts';
import { columnKinds, date, optional } from './fields.ts';

/** A filter of a list: one value of a field, a place, or a range of days, both ends included. */
export type ListFilter =
  | { kind: 'reference'; field: string; to: string }
  | { kind: 'flag'; field: string }
  | { kind: 'choice'; field: string; values: readonly string[] }
  | { kind: 'place'; field: PlaceLevel }
  | { kind: 'days'; field: string; from: string; to: string };

/** The filters of a list, from the kinds of the contract's fields: first those of the fields, then the places. */
export function listFilters(contract: Contract): ListFilter[] {
  const fields = { ...contract.input, ...contract.record };
  const hasLevel = (level: PlaceLevel) => contract.placed || `${level}_id` in fields;
  return [
    ...Object.entries(fields).flatMap(([field, schema]) => filterOf(field, schema) ?? []),
    ...PLACE_LEVELS.filter(hasLevel).map((level) => ({ kind: 'place' as const, field: level })),
  ];
}

function filterOf(field: string, schema: Shape[string]): ListFilter | undefined {
  const column = columnKinds.get(schema);
  if (column?.references) return { kind: 'reference', field, to: column.references };
  if (column?.values) return { kind: 'choice', field, values: column.values };
  if (column?.kind === 'boolean') return { kind: 'flag', field };
  if (column?.kind !== 'date' && !column?.localTime) return undefined;
  return { kind: 'days', field, from: `${field}_gte`, to: `${field}_lte` };
}

/** The same as query fields of the list call. The query of every list already has the places. */
export const filterQuery = (contract: Contract): Shape =>
  Object.fromEntries(
    listFilters(contract).flatMap((filter): [string, Shape[string]][] => {
      if (filter.kind === 'place') return [];
      if (filter.kind === 'days') return [filter.from, filter.to].map((name) => [name, optional(date())]);
      const schema = { ...contract.input, ...contract.record }[filter.field];
      return schema ? [[filter.field, optional(schema)]] : [];
    }),
  );
