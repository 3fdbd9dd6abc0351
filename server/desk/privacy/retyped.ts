import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '#server/kernel/text/likePattern.ts';

/** Texts that were typed once and copied to many places, with the function that removes the personal words. */
export interface Retyped {
  texts: readonly string[];
  without: (text: string) => string;
}

/** Whether one of these columns contains one of these texts. */
export const standsIn = (columns: readonly AnyPgColumn[], texts: readonly string[]): SQL =>
  sql`jsonb_build_array(${sql.join([...columns], sql`, `)})::text ilike any(${sql.param(texts.map(asStored))}::text[])`;

const asStored = (text: string) => containing(JSON.stringify(text).slice(1, -1));

/** All texts in a value, at any depth. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};
