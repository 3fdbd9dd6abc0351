import type { SettingSource } from '#contract/desk/office.ts';
import {
  type Answers,
  type Entries,
  isSetting,
  type OwnValues,
  type RowMark,
  type Setting,
  type Settings,
  type Values,
} from '#contract/desk/settings.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { OwnSettings } from '../schema/offices.ts';
import { type OfficeRow, officesOf } from './officesOf.ts';

/** Offices from a place upwards, nearest first. */
export type Levels = readonly Pick<OfficeRow, 'settings'>[];
type PlacedLevels = readonly Pick<OfficeRow, 'parliament_id' | 'settings'>[];

/** A row of settings: the id of a category or department; null for the row of all. */
export type RowId = number | null;
type Own = Readonly<Record<string, unknown>>;

const part = (own: unknown, name: string | number): Own | undefined =>
  (own as Record<string | number, Own | undefined> | undefined)?.[name];

/** Where the stored settings have the rows of categories or departments. */
const ROWS = { office: '', category: 'categories', department: 'departments' } as const;
export const rowsOf = ({ per }: Pick<Settings, 'per'>) => ROWS[per];

/** The own values of an office, or of one of its rows. */
function ownOf(settings: OwnSettings, { key, per, ofAll }: Settings, row: RowId): Own | undefined {
  const own = key === undefined ? settings : part(settings, key);
  if (per === 'office') return own;
  if (row === null) return part(own, 'all');
  return part(ofAll ? part(own, ROWS[per]) : own, row);
}

/** The own values of an office, or of one of its rows, with their type. */
export const ownValues = <E extends Entries>(settings: OwnSettings, of: Settings<E>, row: RowId = null) =>
  (ownOf(settings, of, row) ?? {}) as OwnValues<E>;

/** The categories or departments for which an office has set something. */
export const rowIdsOf = (settings: OwnSettings, of: Settings): number[] =>
  Object.keys(part(part(settings, of.key ?? ''), ROWS[of.per]) ?? {}).map(Number);

/** In each office, from the place upwards, a row's own values before those of all rows. */
const inOrder = (
  settings: OwnSettings,
  of: Settings,
  row: RowId,
): [for_all: boolean, own: Own | undefined][] =>
  of.ofAll && row !== null
    ? [
        [false, ownOf(settings, of, row)],
        [true, ownOf(settings, of, null)],
      ]
    : [[false, ownOf(settings, of, row)]];

/** Maps each setting of nested groups; `read` finds its own value. */
function mapped<T>(
  entries: Entries,
  path: readonly string[],
  of: (setting: Setting, read: (own: Own | undefined) => unknown) => T,
): Record<string, unknown> {
  const made = Object.entries(entries).map(([name, entry]) => {
    const at = [...path, (isSetting(entry) && entry.stored) || name];
    const read = (own: Own | undefined) => at.reduce<unknown>(part, own);
    return [name, isSetting(entry) ? of(entry, read) : mapped(entry, at, of)];
  });
  return Object.fromEntries(made);
}

/** The values that apply in the first of some offices (GRD-01). */
export function valuesOf<E extends Entries>(of: Settings<E>, offices: Levels, row: RowId = null): Values<E> {
  const levels = offices.flatMap(({ settings }) => inOrder(settings, of, row));
  return mapped(of.entries, [], ({ default: shipped, byKey }, read) => {
    if (byKey) return Object.assign({}, ...levels.toReversed().map(([, own]) => read(own)));
    const set = levels.find(([, own]) => read(own) !== undefined);
    return set ? read(set[1]) : shipped;
  }) as Values<E>;
}

/** The values that apply in the office of a place. */
export const valuesAt = async <E extends Entries>(
  db: Db | Tx,
  place: Seat,
  of: Settings<E>,
  row: RowId = null,
): Promise<Values<E>> => valuesOf(of, await officesOf(db, place), row);

/** The values for an answer, each with the office that sets it. */
export function inheritedOf<E extends Entries, M extends RowMark | undefined = undefined>(
  of: Settings<E> & { ofAll?: M },
  offices: PlacedLevels,
  row: RowId = null,
): Answers<E, M> {
  const levels = levelsOf(offices).flatMap(({ from, settings }) =>
    inOrder(settings, of, row).map(([for_all, own]) => ({ own, where: { from, ...marked(of, for_all) } })),
  );
  return mapped(of.entries, [], ({ default: shipped, byKey }, read) => {
    const answer = (valueIn: (own: unknown) => unknown) => {
      const set = levels.map(({ own, where }) => ({ value: valueIn(read(own)), ...where }));
      const found = nearestOf(set, { value: shipped, from: 'default', ...marked(of, false) });
      return of.ofAll === 'is_own' ? { ...found, is_own: set[0]?.value !== undefined } : found;
    };
    if (!byKey) return answer((value) => value);
    const keys = new Set(levels.flatMap(({ own }) => Object.keys(read(own) ?? {})));
    return Object.fromEntries([...keys].map((key) => [key, answer((values) => part(values, key))]));
  }) as Answers<E, M>;
}

const marked = ({ ofAll }: Settings, for_all: boolean) => (ofAll === 'for_all' ? { for_all } : {});

/** The offices of a place, each with its own settings and its relation to the first of them. */
const levelsOf = (offices: PlacedLevels): { from: SettingSource; settings: OwnSettings }[] =>
  offices.map(({ parliament_id, settings }, index) => {
    const above = parliament_id === null ? ('state' as const) : ('parliament' as const);
    return { from: index === 0 ? ('own' as const) : above, settings };
  });

interface Level<T> {
  value: T | undefined;
  from: SettingSource;
}
/** The value that applies of several, the office's own first; `inherited` is the one that applies without it. */
function nearestOf<T>(levels: readonly Level<T>[], shipped: { value: T; from: SettingSource }) {
  const [own, ...above] = levels.map(({ value, ...where }) =>
    value === undefined ? [] : [{ value, ...where }],
  );
  const inherited = above.flat()[0] ?? shipped;
  return { ...(own?.[0] ?? inherited), inherited };
}

/** An office's settings after a change; null removes an own value. */
export function changedOwn(settings: OwnSettings, of: Settings, input: Own): OwnSettings {
  const { key, per, field, ofAll, entries } = of;
  const named = field === undefined ? input : input[field];
  if (named === undefined) return settings;
  const own = key === undefined ? settings : part(settings, key);
  const next = per === 'office' ? merged(entries, own, named as Own) : mergedRows(own);
  return key === undefined ? next : { ...settings, [key]: next };

  function mergedRows(before: Own = {}): Own {
    let { all } = before;
    const rows = { ...(ofAll ? part(before, ROWS[per]) : before) };
    for (const { category_id, ...values } of (named ?? []) as ({ category_id: RowId } & Own)[]) {
      if (category_id === null) all = merged(entries, all as Own | undefined, values);
      else rows[category_id] = merged(entries, rows[category_id] as Own | undefined, values);
    }
    const set = Object.fromEntries(Object.entries(rows).filter(([, row]) => isFilled(row)));
    return ofAll ? { all: all ?? {}, [ROWS[per]]: set } : set;
  }
}

const withoutNull = (values: Own): Own =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
const isFilled = (values: unknown) => Object.keys(values ?? {}).length > 0;

function merged(entries: Entries, own: Own = {}, input: Own = {}): Own {
  const next: Record<string, unknown> = { ...own };
  for (const [name, entry] of Object.entries(entries)) {
    if (input[name] === undefined) continue;
    const at = (isSetting(entry) && entry.stored) || name;
    if (!isSetting(entry)) next[at] = merged(entry, part(own, at), part(input, name));
    else next[at] = entry.byKey ? withoutNull({ ...part(own, at), ...part(input, name) }) : input[name];
    if (next[at] === null || (!isSetting(entry) && !isFilled(next[at]))) delete next[at];
  }
  return next;
}
