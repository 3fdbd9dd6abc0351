import * as z from 'zod/mini';
import { defineCall, listOf, listQuery } from './define.ts';

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
