import type { GetListParams, GetListResult } from 'ra-core';
import type { ComplaintRow } from '../../contract/complaint.ts';
import {
  deleteComplaint,
  getComplaint,
  listComplaints,
  searchComplaints,
} from '../../contract/complaintCalls.ts';
import { call } from './http.ts';

/** Hidden by the server; other hosts of the API leave them in (LIST-13). */
const isDemo = ({ name }: ComplaintRow) => name.trim().toLowerCase() === 'demo';

/**
 * Complaints, as the resource `complaint`: filtered, sorted and paged by the server, since there may be a
 * million. Filters have the names of the API (LIST-03); with `term` the keyword search answers (LIST-04).
 * `meta.more` says that there are more matches than `total`.
 */
export async function listComplaintPage(params: GetListParams): Promise<GetListResult<ComplaintRow>> {
  const { filter = {}, pagination, sort, signal } = params;
  const query = {
    ...filter,
    page: pagination?.page,
    per_page: pagination?.perPage,
    sort: sort?.field,
    order: sort?.order.toLowerCase(),
  };
  const definition = filter.term ? searchComplaints : listComplaints;
  const { data, total, more } = await call(definition, { query, signal });
  return { data: data.filter((row) => !isDemo(row)), total, meta: { more: more ?? false } };
}

/** One complaint with its media and responses (DET-15). */
export const getWholeComplaint = (id: number, signal?: AbortSignal) =>
  call(getComplaint, { params: { id }, query: { media: true, response: true }, signal });

export const removeComplaint = (id: number) => call(deleteComplaint, { params: { id } });
