import type { ImportField, ImportMap, ImportRule } from '#contract/desk/complaintImport.ts';

/** The mapping with a change to one field's rule. Empty values are removed. */
export function withRule(map: ImportMap, field: ImportField, change: Partial<ImportRule>): ImportMap {
  const { [field]: rule, ...others } = map;
  const { column, otherwise, values, unknown, own } = { ...rule, ...change };
  const changed = {
    ...(column ? { column } : {}),
    ...(otherwise ? { otherwise } : {}),
    ...(unknown ? { unknown } : {}),
    ...(own ? { own } : {}),
    ...(values && Object.keys(values).length > 0 ? { values } : {}),
  };
  return Object.keys(changed).length > 0 ? { ...others, [field]: changed } : others;
}

/** The mapping with a changed name; an empty one is removed. */
export function withName(map: ImportMap, field: ImportField, value: string, ours: string): ImportMap {
  const { [value]: _, ...others } = map[field]?.values ?? {};
  return withRule(map, field, { values: ours ? { ...others, [value]: ours } : others });
}

/** Mappings by the headings of their file, kept in memory only, since names in a file may be people's. */
const remembered = new Map<string, ImportMap>();
const keyOf = (columns: readonly string[]) => JSON.stringify(columns);

export const rememberMap = (columns: readonly string[], map: ImportMap) =>
  void remembered.set(keyOf(columns), map);
export const rememberedMap = (columns: readonly string[]) => remembered.get(keyOf(columns));
