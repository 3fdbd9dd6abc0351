import * as z from 'zod/mini';
import { DUTIES } from '#contract/access/policies.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choices, flag, id, integer, line, newPassword, optional, phone } from '#contract/kernel/fields.ts';

/** A grievance in-charge, as users who manage the list see one (GIC-02). */
export const staffRecord = z.object({
  id: z.int(),
  name: z.string(),
  /** The in-charge signs in with it, unless there is an email. */
  phone: z.nullable(z.string()),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  /** Permissions in addition to the role (GRD-02). */
  duties: z.array(z.enum(DUTIES)),
  /** A disabled account cannot sign in and gets no complaints. */
  is_active: z.boolean(),
  version: z.int(),
});
export type StaffRecord = z.output<typeof staffRecord>;

/** Both places are required: staff see nothing outside their place, and could not get a complaint without one. */
const staffInput = { name: line(), phone: phone(), parliament_id: id(), assembly_id: id() };

/** GIC-01: 422 under `phone` when another account signs in with it. */
export const createStaff = defineCall({
  method: 'POST',
  path: 'staff',
  may: ['inCharge', 'create'],
  body: { ...staffInput, password: newPassword() },
  form: true,
  answer: staffRecord,
  creates: true,
});

/**
 * GIC-02, GRD-02: changes the given fields; a new password ends the person's sessions, duties apply from the next call.
 * Disabling ends the sessions and releases all open complaints; so does moving to another place (SLA-20). A disabled
 * account can only be enabled: 404 otherwise.
 */
export const updateStaff = defineCall({
  method: 'PUT',
  path: 'staff/:id',
  may: ['inCharge', 'edit'],
  body: z.partial(
    z.object({
      ...staffInput,
      duties: choices(DUTIES),
      password: optional(newPassword()),
      is_active: optional(flag()),
      version: optional(integer()),
    }),
  ).shape,
  answer: staffRecord,
});

/** How many open complaints that would release (SLA-20). */
export const countStaffComplaints = defineCall({
  method: 'GET',
  path: 'staff/:id/cases',
  may: ['inCharge', 'edit'],
  answer: z.object({ open: z.int() }),
});
