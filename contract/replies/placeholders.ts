import { type Named, nameIn } from '#contract/kernel/named.ts';

/**
 * The placeholders `{{name}}` in texts to citizens, filled in from a complaint (DESK-14). This file does not use zod.
 */
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

/** The values of names in braces, in each language with a name; null for an unknown value. */
export type Values = Readonly<Record<string, Named | null>>;
/** The same for the placeholders of texts about a complaint. */
export type PlaceholderValues = Record<Placeholder, Named | null>;

const WRITTEN = /\{\{\s*([^{}\s](?:[^{}]*[^{}\s])?)\s*\}\}/g;

const isKnown = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);
/** All names in braces, each once, in order. */
export const namesIn = (text: string) => [
  ...new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name)),
];

/** The placeholders of a text, each once, in order. */
export const placeholdersIn = (text: string): Placeholder[] => namesIn(text).filter(isKnown);

/** The first name in braces that is no placeholder. */
export const unknownIn = (text: string): string | undefined => namesIn(text).find((name) => !isKnown(name));

/** The text with known values in a language; other placeholders stay, so that the user sees them. */
export const fillPlaceholders = (text: string, values: Values, language: string): string =>
  text.replaceAll(WRITTEN, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return value ? nameIn(value, language) : written;
  });
