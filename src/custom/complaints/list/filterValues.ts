/** The values of a filter that takes one or several; an empty filter has none. */
export const valuesOf = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value as T];

/** Several values in a filter's form: one as a single value, none as null. */
export const asFilter = <T>(values: readonly T[]): T | T[] | null =>
  values.length > 1 ? [...values] : (values[0] ?? null);

/** Whether two sets of filters are equal, in any order. */
export const sameFilters = (one: object, other: object): boolean => textOf(one) === textOf(other);

export const textOf = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .flatMap(([name, value]) => (value ? [[name, [...valuesOf(value)].map(String).sort()]] : []))
      .sort(),
  );
