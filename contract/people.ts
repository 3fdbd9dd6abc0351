import * as z from 'zod/mini';
import { defineCall, listOf, listQuery } from './define.ts';
import { id, optional } from './fields.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Grievance in-charges by name, for pickers and filters; phones only for those who may see them. */
export const listStaff = defineCall({
  method: 'GET',
  path: 'staff',
  may: ['inCharge', 'list'],
  query: listQuery,
  answer: listOf(
    z.extend(named, {
      phone: z.optional(z.string()),
      parliament_id: z.nullable(z.int()),
      assembly_id: z.nullable(z.int()),
    }),
  ),
});

/** Division in-charges of an area (CRE-03). */
export const listDivisionIncharges = defineCall({
  method: 'GET',
  path: 'division/incharge',
  may: ['inCharge', 'list'],
  query: { ...listQuery, area_id: optional(id()) },
  answer: listOf(
    z.extend(named, {
      party: z.string(),
      phone: z.string(),
      area_id: z.nullable(z.int()),
      area: z.nullable(named),
    }),
  ),
});

export const listComplaintCategories = defineCall({
  method: 'GET',
  path: 'complaint/category',
  may: ['masterData', 'list'],
  query: listQuery,
  answer: listOf(named),
});
