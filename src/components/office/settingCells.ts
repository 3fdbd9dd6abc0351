import * as z from 'zod/mini';
import {
  type Entries,
  isSetting,
  type Setting,
  type SettingAnswer,
  type Settings,
} from '#contract/desk/settings.ts';
import type { Call } from '#contract/kernel/define.ts';
import type { Named } from '#contract/kernel/named.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

type Value = boolean | number | string | null;
/** The own values of an office by the names of their cells; null is inherited. */
export type SettingValues = Record<string, Value>;

/** The category or department of a row; null for the row of all. */
export interface SettingRow {
  category_id: number | null;
  category: Named | null;
}

/** A setting as a field of a form. */
export interface SettingCell {
  /** Its name in the form, the same when rows are added or removed. */
  name: string;
  /** Its names within its row. */
  path: string[];
  /** Its place in the body of a change. */
  bodyPath: (number | string)[];
  setting: Setting;
  answer: SettingAnswer<Value> & { for_all?: boolean; is_own?: boolean };
  row: SettingRow | null;
  of: Settings;
}

const at = (value: unknown, path: readonly (number | string)[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const leaves = (entries: Entries, path: string[] = []): [path: string[], setting: Setting][] =>
  Object.entries(entries).flatMap(([name, entry]) =>
    isSetting(entry) ? [[[...path, name], entry] as [string[], Setting]] : leaves(entry, [...path, name]),
  );

/** The fields of settings, row by row, as the answer has them. */
export const cellsOf = (settings: readonly Settings[], answer: object): SettingCell[] =>
  settings.flatMap((of) => {
    const field = of.field === undefined ? [] : [of.field];
    const rows = of.per === 'office' ? [null] : (at(answer, field) as SettingRow[]);
    return rows.flatMap((row, index) =>
      leaves(of.entries).map(([path, setting]) => {
        const bodyPath = [...field, ...(row ? [index] : []), ...path];
        const names = [...field, ...(row ? [row.category_id ?? 'all'] : []), ...path];
        const answered = at(answer, bodyPath) as SettingCell['answer'];
        return { name: names.join('_'), path, bodyPath, setting, answer: answered, row, of };
      }),
    );
  });

const ownValue = ({
  value,
  from,
  for_all = false,
  is_own = from === 'own' && !for_all,
}: SettingCell['answer']) => (is_own ? value : null);

export const ownValues = (cells: readonly SettingCell[]): SettingValues =>
  Object.fromEntries(cells.map(({ name, answer }) => [name, ownValue(answer)]));

/** The value that applies: the typed one, else the inherited one. */
export const effective = ({ name, answer }: SettingCell, values: SettingValues) =>
  values[name] ?? answer.inherited.value;

/** The body of a save: every value. Empty fields become inherited again. */
export function cellsBody(cells: readonly SettingCell[], values: SettingValues): object {
  const body: Record<string, unknown> = {};
  for (const { bodyPath, name, row } of cells) {
    let inner: Record<number | string, unknown> = body;
    bodyPath.slice(0, -1).forEach((part, depth) => {
      inner[part] ??= typeof bodyPath[depth + 1] === 'number' ? [] : rowOf(row, part);
      inner = inner[part] as Record<string, unknown>;
    });
    inner[String(bodyPath.at(-1))] = values[name] ?? null;
  }
  return body;
}

/** The errors of the contract, by the names of the cells. */
export function cellRefusals(update: Call, cells: readonly SettingCell[], values: SettingValues): Refusals {
  const { error } = z.object(update.body ?? {}).safeParse(cellsBody(cells, values));
  const refusals: Refusals = {};
  for (const { path, message } of error?.issues ?? []) {
    const cell = cells.find(({ bodyPath }) => bodyPath.join('.') === path.join('.'));
    if (cell) refusals[cell.name] ??= ruleKey(message);
  }
  return refusals;
}

const rowOf = (row: SettingRow | null, part: number | string) =>
  typeof part === 'number' ? { category_id: row?.category_id } : {};
