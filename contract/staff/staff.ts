import * as z from 'zod/mini';
import { DUTIES } from '#contract/access/policies.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choices, flag, id, integer, line, newPassword, optional, phone } from '#contract/kernel/fields.ts';

/** A grievance in-charge, as those who keep the list see one (GIC-02). */
export const staffRecord = z.object({
  id: z.int(),
  name: z.string(),
  /** What the in-charge signs in with, unless there is an email. */
  phone: z.nullable(z.string()),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  /** Rights that were given beside the role (GRD-02). */
  duties: z.array(z.enum(DUTIES)),
  /** Whoever is switched off cannot sign in and is given nothing. */
  is_active: z.boolean(),
  version: z.int(),
});
export type StaffRecord = z.output<typeof staffRecord>;

/** Both places are needed: staff see nothing outside their own, and nobody could give them a complaint. */
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
 * GIC-02, GRD-02: changes what it names; a new password ends the person's sessions, duties hold from the next call. Whoever is
 * switched off is signed out, and gives up all open complaints, as does who is moved to another place (SLA-20). Of an account
 * that is switched off nothing is changed but by switching it on: 404.
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

/** How many open complaints somebody would give up by that (SLA-20). */
export const countStaffComplaints = defineCall({
  method: 'GET',
  path: 'staff/:id/cases',
  may: ['inCharge', 'edit'],
  answer: z.object({ open: z.int() }),
});
