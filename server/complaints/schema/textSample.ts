import { type SQLWrapper, sql } from 'drizzle-orm';

/** One complaint of so many stands for the others where it has to be known what a search comes to. */
export const TEXT_SAMPLE = 256;
export const TEXT_SAMPLE_INDEX = 'complaints_text_sample';
/** The number stands in the text of the condition: an index of some rows is used where it can be seen that these are wanted. */
export const inTextSample = (id: SQLWrapper) => sql`${id} % ${sql.raw(String(TEXT_SAMPLE))} = 0`;
