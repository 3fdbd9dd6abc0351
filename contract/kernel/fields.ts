import * as z from 'zod/mini';
import { isDay, isDayAndTime } from './day.ts';
import { EMAIL, emailOf } from './email.ts';
import { MAX_LIST_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';
import { PHONE, readPhone } from './phone.ts';
import { rule } from './rule.ts';
import { cleanText, isUnseen } from './text.ts';

/**
 * Field builders of the contracts. A body may be JSON or a form, so every field also accepts text: '12' is 12, 'true'
 * is true, '' is null. Each builder also defines the kind of database column.
 */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'date';
interface Column {
  kind: ColumnKind;
  html?: true;
  /** The contract whose records the field names. */
  references?: string;
  /** The possible values of the field. */
  values?: readonly string[];
  /** Local wall time: its first ten letters are a day. */
  localTime?: true;
}
/** The code of a value that has another form than the schema, where the schema names none. */
z.config({ customError: () => rule('wrongForm') });

export const columnKinds = z.registry<Column>();

const column = <S extends z.ZodMiniType>(schema: S, kind: ColumnKind, more: Omit<Column, 'kind'> = {}): S => {
  columnKinds.add(schema, { kind, ...more });
  return schema;
};

const trimmed = z.transform((value: unknown) => {
  if (typeof value === 'string') return isUnseen(value) ? '' : cleanText(value).trim();
  return typeof value === 'number' ? String(value) : (value ?? '');
});
const text = (max: number) =>
  z.pipe(
    trimmed,
    z.string(rule('required')).check(z.minLength(1, rule('required')), z.maxLength(max, rule('tooLong'))),
  );
const shaped = (max: number, pattern: RegExp, message: string) =>
  z.pipe(text(max), z.string().check(z.regex(pattern, message)));

/** One line of text. */
export const line = (max = 200) => column(text(max), 'text');
/** Several lines of plain text. */
export const longText = (max = 10_000) => column(text(max), 'text');
/** Rich text; the server sanitises it (DET-16). */
export const html = (max = 50_000) => column(text(max), 'text', { html: true });
/** The address of a mailbox, without what was copied along with it. */
export const email = () =>
  column(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && emailOf(value)) || value),
      shaped(200, EMAIL, rule('notEmail')),
    ),
    'text',
  );
const LINK = /^https?:\/\/[^\s<>"']+$/i;
/** The name of an account: the address of a mailbox, or any name without '@'. */
export const username = () =>
  column(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && emailOf(value)) || value),
      z.pipe(
        text(200),
        z.string().check(z.refine((name) => !name.includes('@') || EMAIL.test(name), rule('notEmail'))),
      ),
    ),
    'text',
  );
/** Absolute http or https link: `javascript:` and the like are refused. */
export const link = () => column(shaped(2_000, LINK, rule('notLink')), 'text');
/** A profile on another site: a name, or an http or https link, but no other kind of address. */
export const profileName = () =>
  column(z.pipe(text(200), z.string().check(z.refine(isProfileName, rule('notLink')))), 'text');
/** YYYY-MM-DD */
export const date = () =>
  column(z.pipe(text(10), z.string().check(z.refine(isDay, rule('notDate')))), 'date');
/** Local wall time YYYY-MM-DDTHH:mm */
export const localDateTime = () =>
  column(z.pipe(text(19), z.string().check(z.refine(isDayAndTime, rule('notDateTime')))), 'text', {
    localTime: true,
  });

/**
 * A phone number in any notation (CRE-17): ten digits, or a landline as `0878-2245678`. The error says why a text is no
 * phone.
 */
export const phone = () => column(phoneField(), 'text');
/** The same where the phone may be unknown: '' stays ''. */
export const phoneIfKnown = () => phoneField({ mayBeUnknown: true });

const phoneField = ({ mayBeUnknown = false } = {}) =>
  z.pipe(
    z.transform((value: unknown, { issues }) => {
      const typed = typeof value === 'number' ? String(value) : (value ?? '');
      if (typeof typed !== 'string' || (mayBeUnknown && value === '')) return typed;
      const { phone: read, refusal } = readPhone(typed);
      const isEmpty = !/[\p{L}\p{N}]/u.test(typed);
      if (refusal)
        issues.push({ code: 'custom', input: typed, message: rule(isEmpty ? 'required' : refusal) });
      return read;
    }),
    z
      .string(rule('notPhone'))
      .check(z.regex(mayBeUnknown ? new RegExp(`^$|${PHONE.source}`) : PHONE, rule('notPhone'))),
  );

/** A client's own id of a record, so that it may send it again: a UUID or similar. */
export const clientRef = () => column(shaped(64, /^[\w-]+$/, rule('notClientRef')), 'text');

/** A new password, stored as typed: blanks at its ends belong to it. */
export const newPassword = () =>
  z
    .string(rule('required'))
    .check(
      z.minLength(1, rule('required')),
      z.minLength(MIN_PASSWORD_LENGTH, rule('passwordShort')),
      z.maxLength(200, rule('tooLong')),
    );

/** A positive whole number, the id of another record. */
export const id = () => column(recordId(), 'integer');
/** The id of a record of another contract, which has a `name`: 'video/category'. */
export const reference = (to: string) => column(recordId(), 'integer', { references: to });

const recordId = (wrong?: string) => {
  const text = wrong ?? rule('notNumber');
  return z.pipe(
    numeric,
    z.number(wrong ?? rule('required')).check(z.int(text), z.positive(text), z.lte(2_147_483_647, text)),
  );
};
/** A whole number from `min` to `max`; `wrong` is the error for anything else. */
export const integer = (min = 0, max = 2_147_483_647, wrong: string = rule('notNumber')) =>
  column(
    z.pipe(numeric, z.number(wrong).check(z.int(wrong), z.gte(min, wrong), z.lte(max, wrong))),
    'integer',
  );
/** `true`, `'true'`, `1`, `'1'` and `'on'` are true. */
export const flag = () =>
  column(
    z.pipe(
      z.transform((value: unknown) => [true, 'true', 1, '1', 'on'].includes(value as never)),
      z.boolean(),
    ),
    'boolean',
  );
/** One of the given values. */
export const choice = <const T extends readonly string[]>(values: T) =>
  column(z.enum(values, rule('notChoice')), 'text', { values }) as z.ZodMiniType<T[number]>;

/** Some of the given values, each once, in any notation of `several`. */
export const choices = <const T extends readonly string[]>(values: T) =>
  z.pipe(
    z.transform((value: unknown) => [...new Set(listed(value))]),
    z.array(z.enum(values, rule('notChoice'))),
  ) as unknown as z.ZodMiniType<T[number][]>;

const listed = (value: unknown): unknown[] => {
  if (isBlank(value)) return [];
  if (typeof value !== 'string') return [value].flat();
  return value
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .filter(Boolean);
};

/** Several values: `name[]` repeated, a JSON array, or one text with commas, as in a query. */
export const several = <T>(value: z.ZodMiniType<T>, most: number, tooMany: string) =>
  z.pipe(
    // Counts the values before it checks each: a body may hold millions.
    z.pipe(
      z.transform(listed) as z.ZodMiniTransform<unknown[], unknown>,
      z.array(z.unknown()).check(z.maxLength(most, tooMany)),
    ),
    z.array(value as z.ZodMiniType<T, unknown>),
  );

/** Several ids. `wrong` is the error for a value that is no id. */
export const ids = (wrong?: string) => several(recordId(wrong), MAX_LIST_LENGTH, rule('tooManyValues'));

/** The same field, but absent or empty values are allowed and become null. */
export const optional = <S extends z.ZodMiniType>(schema: S) => whenBlank(schema, null);

/** The same field, but absent or empty values become this value. */
export const otherwise = <S extends z.ZodMiniType>(schema: S, value: z.output<S>) => whenBlank(schema, value);

function whenBlank<S extends z.ZodMiniType, V>(schema: S, value: V) {
  const filled = z.pipe(
    z.transform((input: unknown) => (isBlank(input) ? value : input)),
    z.nullable(schema),
  ) as unknown as z.ZodMiniType<z.output<S> | V>;
  const known = columnKinds.get(schema);
  return known ? column(filled, known.kind, known) : filled;
}

/** Whether an empty value is refused, so that a form marks the field. */
export const isRequired = (schema: z.ZodMiniType) => !schema.safeParse('').success;

const numeric = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  return /^-?\d+$/.test(value.trim()) ? Number(value) : undefined;
});

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isUnseen(value));

/** Browsers ignore blanks and line breaks before and inside the scheme of an address. */
const isProfileName = (value: string) =>
  LINK.test(value) || !/^[a-z][a-z0-9+.-]*:/i.test(value.replaceAll(/[\s\p{Cf}]/gu, ''));
