import { type SQLWrapper, sql } from 'drizzle-orm';

/** One complaint in 256 is in the sample that estimates the cost of a search. */
export const TEXT_SAMPLE = 256;
export const TEXT_SAMPLE_INDEX = 'complaints_text_sample';
/**
 * The number is a literal in the SQL: the planner uses a partial index only when it can see that its condition holds.
 */
export const inTextSample = (id: SQLWrapper) => sql`${id} % ${sql.raw(String(TEXT_SAMPLE))} = 0`;
