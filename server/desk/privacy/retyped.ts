import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '#server/kernel/text/likePattern.ts';

/** Texts that were typed once and stand in many places, and what takes out of any text what is to go from them. */
export interface Retyped {
  texts: readonly string[];
  without: (text: string) => string;
}

/** Whether one of these texts stands in one of these columns, whatever they are made of. */
export const standsIn = (columns: readonly AnyPgColumn[], texts: readonly string[]): SQL =>
  sql`jsonb_build_array(${sql.join([...columns], sql`, `)})::text ilike any(${sql.param(texts.map(asStored))}::text[])`;

const asStored = (text: string) => containing(JSON.stringify(text).slice(1, -1));

/** All texts in a value, however deep. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};
