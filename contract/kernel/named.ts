import * as z from 'zod/mini';
import { line, optional } from './fields.ts';
import { searchable } from './text.ts';

/** The languages in which a category or a place may have another name, with their fields (GRD-16). */
export const LOCAL_NAMES = { te: 'name_te', hi: 'name_hi' } as const;
export type LocalName = (typeof LOCAL_NAMES)[keyof typeof LOCAL_NAMES];
export type LocalNames = Partial<Record<LocalName, string | null>>;
export type Named = LocalNames & { name: string };

/** Their fields in a form. */
export const localNameInput = { name_te: optional(line()), name_hi: optional(line()) };
/** Their fields in an answer; absent without a name. */
export const localNames = {
  name_te: z.optional(z.nullable(z.string())),
  name_hi: z.optional(z.nullable(z.string())),
};

/** The name in a language, otherwise the plain one. */
export const nameIn = (named: Named, locale: string): string =>
  (Object.hasOwn(LOCAL_NAMES, locale) && named[LOCAL_NAMES[locale as keyof typeof LOCAL_NAMES]]) ||
  named.name;

/** All names of a record, the plain one first; any of them finds it. */
export const namesOf = ({ name, name_te, name_hi }: Named): string[] =>
  [name, name_te, name_hi].flatMap((text) => text || []);

/** Whether one of the names contains the typed text, in any spelling. */
export function isCalled(names: readonly string[], typed: string): boolean {
  const words = searchable(typed).trim();
  return names.some((name) => searchable(name).includes(words));
}
