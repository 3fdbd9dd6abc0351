import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import type { LocalName } from '#contract/kernel/named.ts';

/** The names of a category or a place in Telugu and Hindi; null where none was entered (GRD-16). */
export const localNames = () => ({ name_te: text('name_te'), name_hi: text('name_hi') });

/** The columns that a query selects of such a table when an answer names its rows. */
export const namedColumns = <T extends Record<'id' | 'name' | LocalName, AnyPgColumn>>({
  id,
  name,
  name_te,
  name_hi,
}: T): Pick<T, 'id' | 'name' | LocalName> => ({ id, name, name_te, name_hi });
