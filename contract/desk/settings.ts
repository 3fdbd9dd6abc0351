import * as z from 'zod/mini';
import { defineCall, type Guard, named, type Shape } from '#contract/kernel/define.ts';
import { columnKinds, id, optional } from '#contract/kernel/fields.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import { changeOfOffice, inheritable, ofOffice, SETTING_SOURCES, type SettingSource } from './office.ts';

/** A setting: its rule, and the value that applies where no office has set it. */
export interface Setting<T = unknown> {
  value: z.ZodMiniType<T>;
  default: T | null;
  /** Its value in answers, if that does not follow from the rule. */
  answer?: z.ZodMiniType;
  /** Its name in the stored settings, if it differs. */
  stored?: string;
  /** It has a value for each key, inherited separately. Calls list these values in their own form. */
  byKey?: true;
}
/** Settings by name; a group has settings of its own. */
export interface Entries {
  readonly [name: string]: Setting | Entries;
}

/** How an answer marks where a row's value comes from: `for_all` from the row of all, `is_own` from the row itself. */
export type RowMark = 'for_all' | 'is_own';

/** Settings of an office: one mechanism inherits, stores, returns, changes and draws them (GRD-01). */
export interface Settings<E extends Entries = Entries> {
  /** Their key in an office's stored settings; undefined if their names are keys themselves. */
  key?: string;
  /** Whether an office has one value, or one for each category or department. */
  per: 'office' | 'category' | 'department';
  /** The field of the calls that contains the rows or settings; undefined if they are fields themselves. */
  field?: string;
  /** Rows without a value have that of the row of all, office by office. */
  ofAll?: RowMark;
  entries: E;
}

export const isSetting = (entry: Setting | Entries): entry is Setting => 'default' in entry;

type ValueOf<S> = S extends { answer: z.ZodMiniType<infer A> }
  ? A
  : S extends { value: z.ZodMiniType<infer T>; default: infer D }
    ? T | Extract<D, null>
    : never;
type InputOf<S> = S extends { value: z.ZodMiniType<infer T> } ? T : never;
/** The values that apply in an office. */
export type Values<E> = {
  [N in keyof E]: E[N] extends { byKey: true }
    ? Partial<Record<string, InputOf<E[N]>>>
    : E[N] extends Setting
      ? InputOf<E[N]> | Extract<E[N]['default'], null>
      : Values<E[N]>;
};
/** The values that an office has set itself. */
export type OwnValues<E> = {
  [N in keyof E]?: E[N] extends { byKey: true }
    ? Record<string, InputOf<E[N]>>
    : E[N] extends Setting
      ? InputOf<E[N]>
      : OwnValues<E[N]>;
};

/** A value, and the office that it comes from; `inherited` is the value without the office's own. */
export interface SettingAnswer<T> {
  value: T;
  from: SettingSource;
  inherited: { value: T; from: SettingSource };
}
interface ForAll<T> extends SettingAnswer<T> {
  for_all: boolean;
  inherited: { value: T; from: SettingSource; for_all: boolean };
}
interface IsOwn<T> extends SettingAnswer<T> {
  is_own: boolean;
}
type Marked<T, M> = M extends 'for_all' ? ForAll<T> : M extends 'is_own' ? IsOwn<T> : SettingAnswer<T>;
export type Answers<E, M = undefined> = {
  [N in keyof E]: E[N] extends { byKey: true }
    ? Record<string, SettingAnswer<InputOf<E[N]>>>
    : E[N] extends Setting
      ? Marked<ValueOf<E[N]>, M>
      : Answers<E[N], M>;
};
type AnswerShape<E, M> = {
  [N in keyof E]: z.ZodMiniType<E[N] extends Setting ? Marked<ValueOf<E[N]>, M> : Answers<E[N], M>>;
};
type BodyShape<E> = {
  [N in keyof E]: z.ZodMiniOptional<
    E[N] extends Setting ? z.ZodMiniType<InputOf<E[N]> | null> : z.ZodMiniObject<BodyShape<E[N]>>
  >;
};

/** Declares settings of an office. The shapes of their answers and changes follow from the entries. */
export function defineSettings<
  const S extends Settings<E>,
  E extends Entries = S['entries'],
  M = S extends { ofAll: infer Mark } ? Mark : undefined,
>(settings: S) {
  return {
    ...settings,
    answer: answerShape(settings.entries, settings.ofAll) as AnswerShape<S['entries'], M>,
    body: bodyShape(settings.entries) as BodyShape<S['entries']>,
  };
}

function answerShape(entries: Entries, mark?: RowMark): Shape {
  return shapeOf(entries, (setting) => {
    const value = valueAnswer(setting);
    if (mark === 'is_own') return z.extend(inheritable(value), { is_own: z.boolean() });
    if (mark === undefined) return inheritable(value);
    const answer = { value, from: z.enum(SETTING_SOURCES), for_all: z.boolean() };
    return z.object({ ...answer, inherited: z.object(answer) });
  });
}

const shapeOf = (
  entries: Entries,
  of: (setting: Setting) => z.ZodMiniType,
  group = (shape: Shape): z.ZodMiniType => z.object(shape),
): Shape =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, entry]) => !isSetting(entry) || !entry.byKey)
      .map(([name, entry]) => [name, isSetting(entry) ? of(entry) : group(shapeOf(entry, of, group))]),
  );

function valueAnswer({ value, default: shipped, answer }: Setting): z.ZodMiniType {
  const { kind, values } = columnKinds.get(value) ?? {};
  const byKind = values
    ? z.enum(values)
    : kind && { integer: z.int(), boolean: z.boolean(), text: z.string() }[String(kind)];
  const schema = answer ?? byKind ?? value;
  return shipped === null && !answer ? z.nullable(schema) : schema;
}

/** Null removes an own value, which is then inherited; absent ones stay. */
const bodyShape = (entries: Entries): Shape =>
  shapeOf(
    entries,
    ({ value }) => z.optional(optional(value)),
    (shape) => z.optional(z.object(shape)),
  );

/** The rows of an answer; with a row of all, its `category_id` is null. */
export const rowsAnswer = <A extends Shape>(answer: A, { ofAll }: Pick<Settings, 'ofAll'> = {}) => {
  const category_id = (ofAll ? z.nullable(z.int()) : z.int()) as z.ZodMiniType<number | null>;
  return z.array(z.object({ category_id, category: named(), ...answer }));
};
/** The rows of a change; null as `category_id` is the row of all. */
export const rowsBody = <B extends Shape>(body: B, { ofAll }: Pick<Settings, 'ofAll'> = {}) => {
  const category_id = (ofAll ? optional(id()) : id()) as z.ZodMiniType<number | null>;
  return z
    .array(z.object({ category_id, ...body }))
    .check(z.maxLength(MAX_LIST_LENGTH, rule('tooManyValues')));
};

/** The two calls of settings, of the own office; admin names another. `changed` is in the answer to a change only. */
export function settingsCalls<
  P extends string,
  A extends Shape,
  B extends Shape,
  C extends Shape = Record<never, never>,
>(calls: { path: P; answer: A; body: B; changed?: C; may?: { show: Guard; edit: Guard } }) {
  const { path, body, may = { show: ['office', 'show'], edit: ['office', 'edit'] } } = calls;
  const answer = z.object({ ...ofOffice, ...calls.answer });
  return {
    get: defineCall({ method: 'GET', path, may: may.show, query: { office_id: optional(id()) }, answer }),
    update: defineCall({
      method: 'PUT',
      path,
      may: may.edit,
      body: { ...changeOfOffice, ...body },
      answer: z.extend(answer, (calls.changed ?? {}) as C),
    }),
  };
}
