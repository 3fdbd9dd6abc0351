import * as z from 'zod/mini';
import { DUTIES } from '#contract/access/policies.ts';
import { addedToStaff } from '#contract/capabilities/staffFields.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, optional } from '#contract/kernel/fields.ts';
import { listOf, listQuery } from '#contract/kernel/list.ts';

const named = z.object({ id: z.int(), name: z.string() });

/**
 * Grievance in-charges by name, for pickers and filters; the fields of their list only for users who manage them
 * (GIC-02).
 */
export const listStaff = defineCall({
  method: 'GET',
  path: 'staff',
  may: ['inCharge', 'list'],
  /** `is_active=false` returns the disabled ones instead, to users who manage the accounts. */
  query: { ...listQuery, is_active: optional(flag()) },
  answer: listOf(
    z.extend(named, {
      phone: z.optional(z.nullable(z.string())),
      duties: z.optional(z.array(z.enum(DUTIES))),
      version: z.optional(z.int()),
      parliament_id: z.nullable(z.int()),
      assembly_id: z.nullable(z.int()),
      is_active: z.optional(z.boolean()),
      ...addedToStaff,
    }),
  ),
});
