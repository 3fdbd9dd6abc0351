import { MAX_UNPAGED_ROWS } from '#contract/kernel/limits.ts';
import type { listOutward as call } from '#contract/letters/registerCalls.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { rowsOfPage, sliceOf } from '#server/kernel/db/listing.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letters } from '../schema/letters.ts';
import { exportOutward } from './export.ts';
import { inOrder, outwardFilter } from './outwardFilter.ts';
import { rowsOf } from './rows.ts';

/** The outward register of an office, as a page or a file (REF-05, REF-07). @throws 404 for another office */
export async function listOutward(context: Context<typeof call>) {
  const { db, query } = context;
  const office = await findOffice(context, query.office_id);
  if (query.export === 'yes') return exportOutward(context, office);
  const where = outwardFilter(office.id, query);
  const slice = sliceOf(query) ?? { limit: MAX_UNPAGED_ROWS, offset: 0 };
  const total = await db.$count(letters, where);
  const page = db
    .select()
    .from(letters)
    .where(where)
    .orderBy(...inOrder(query))
    .limit(slice.limit)
    .offset(slice.offset);
  const rows = await rowsOfPage({ total }, slice.offset, () => page);
  return { data: await rowsOf(context, rows), total };
}
