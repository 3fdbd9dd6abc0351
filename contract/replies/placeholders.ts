import { type Named, nameIn } from '#contract/kernel/named.ts';

/** What texts to citizens may leave open, as `{{name}}`, to be filled in from a grievance (DESK-14). Free of zod. */
export const PLACEHOLDERS = [
  'name',
  'number',
  'category',
  'area',
  'due',
  'officer',
  'office',
  'ref',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What names in braces stand for, in the languages in which it has a name; null for what is not known. */
export type Values = Readonly<Record<string, Named | null>>;
/** The same of what texts about a grievance may leave open. */
export type PlaceholderValues = Record<Placeholder, Named | null>;

const WRITTEN = /\{\{\s*([^{}\s](?:[^{}]*[^{}\s])?)\s*\}\}/g;

const isKnown = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);
/** All names in braces, each once, in their order. */
export const namesIn = (text: string) => [
  ...new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name)),
];

/** The placeholders of a text, each once, in their order. */
export const placeholdersIn = (text: string): Placeholder[] => namesIn(text).filter(isKnown);

/** The first name in braces that stands for nothing. */
export const unknownIn = (text: string): string | undefined => namesIn(text).find((name) => !isKnown(name));

/** The text with what is known, in a language; what is not stays as it is, to be seen and written by hand. */
export const fillPlaceholders = (text: string, values: Values, language: string): string =>
  text.replaceAll(WRITTEN, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return value ? nameIn(value, language) : written;
  });
