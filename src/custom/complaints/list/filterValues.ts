/** Each value of a filter that takes one or several; of none nothing. */
export const valuesOf = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value as T];

/** Several values as a filter has them: one as it is, none as null. */
export const asFilter = <T>(values: readonly T[]): T | T[] | null =>
  values.length > 1 ? [...values] : (values[0] ?? null);

/** Whether two lists are cut to the same, in whatever order it was chosen. */
export const sameFilters = (one: object, other: object): boolean => textOf(one) === textOf(other);

export const textOf = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .flatMap(([name, value]) => (value ? [[name, [...valuesOf(value)].map(String).sort()]] : []))
      .sort(),
  );
