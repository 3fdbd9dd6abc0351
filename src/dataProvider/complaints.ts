import type { GetListParams, GetListResult, Identifier } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import {
  deleteComplaint,
  getComplaint,
  listComplaints,
  searchComplaints,
} from '#contract/complaints/complaintCalls.ts';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import { MAX_ASKED_IDS } from '#contract/kernel/limits.ts';
import { isDemo } from '#contract/kernel/text.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { call } from './call.ts';
import { complaintQuery } from './complaintQuery.ts';
import { askForMany, pick } from './many.ts';

/** A keyword uses the search call (LIST-04). */
const callFor = (filter: { term?: unknown } = {}) => (filter.term ? searchComplaints : listComplaints);

/**
 * One page of the resource `complaint`. The server filters, sorts and pages, since there may be a million. If the
 * server stopped counting, `total` is absent and `meta.counted` is the lowest possible number.
 */
export async function listComplaintPage(params: GetListParams): Promise<GetListResult<ComplaintRow>> {
  const { filter, pagination, signal } = params;
  const { page = 1, perPage } = pagination ?? {};
  const { data, total, more } = await call(callFor(filter), { query: complaintQuery(params), signal });
  return {
    // Our server hides them; other hosts of the API do not (LIST-13).
    data: data.filter(({ name }) => !isDemo(name)),
    ...(more ? { pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length === perPage } } : { total }),
    meta: { counted: total },
  };
}

/** An export of all complaints that match the filter (LIST-10). */
export const exportComplaints = (filter: GetListParams['filter'], format: ExportFormat) =>
  call(callFor(filter), { query: { ...complaintQuery({ filter }), export: 'yes', format } });

/** One complaint with its media and responses (DET-15). */
export const getWholeComplaint = (id: number, signal?: AbortSignal) =>
  call(getComplaint, { params: { id }, query: { media: true, response: true }, signal });

/** Rows of the list by their ids. A host that does not support `ids` returns other rows; then each is fetched alone. */
export const getComplaintRows = (ids: readonly Identifier[], signal?: AbortSignal) =>
  askForMany(ids, async (some) => {
    if (!hasCapability('desk')) return Promise.all(some.map((id) => getWholeComplaint(Number(id), signal)));
    const query = { ids: some.map(Number), page: 1, per_page: MAX_ASKED_IDS };
    const { data } = await call(listComplaints, { query, signal });
    const rows = pick(some, data);
    if (rows.length === data.length) return rows;
    const rest = some.filter((id) => pick([id], rows).length === 0);
    return [...rows, ...(await Promise.all(rest.map((id) => getWholeComplaint(Number(id), signal))))];
  });

export const removeComplaint = (id: number) => call(deleteComplaint, { params: { id } });
