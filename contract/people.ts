import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { listOf, listQuery } from './list.ts';
import { DUTIES } from './policies.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Grievance in-charges by name, for pickers and filters; what their list needs only for those who keep it (GIC-02). */
export const listStaff = defineCall({
  method: 'GET',
  path: 'staff',
  may: ['inCharge', 'list'],
  query: listQuery,
  answer: listOf(
    z.extend(named, {
      phone: z.optional(z.nullable(z.string())),
      duties: z.optional(z.array(z.enum(DUTIES))),
      version: z.optional(z.int()),
      parliament_id: z.nullable(z.int()),
      assembly_id: z.nullable(z.int()),
    }),
  ),
});
