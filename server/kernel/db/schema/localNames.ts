import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import type { LocalName } from '#contract/kernel/named.ts';

/** What a category or a place is called in Telugu and Hindi; null where nobody has said so (GRD-16). */
export const localNames = () => ({ name_te: text('name_te'), name_hi: text('name_hi') });

/** What a query selects of such a table for an answer that names its rows. */
export const namedColumns = <T extends Record<'id' | 'name' | LocalName, AnyPgColumn>>({
  id,
  name,
  name_te,
  name_hi,
}: T): Pick<T, 'id' | 'name' | LocalName> => ({ id, name, name_te, name_hi });
