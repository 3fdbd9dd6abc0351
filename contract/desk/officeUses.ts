import * as z from 'zod/mini';
import type { CapabilityName } from '#contract/capabilities.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, id, optional } from '#contract/kernel/fields.ts';
import { changeOfOffice, ofOffice } from './office.ts';

/** The capabilities that an office switches on and off, in the order of the settings page; `desk` has no switch. */
export const SWITCHES = [
  'persons',
  'deadlines',
  'teamwork',
  'replies',
  'closing',
  'letters',
  'messages',
] as const satisfies readonly Exclude<CapabilityName, 'desk'>[];
export type Switch = (typeof SWITCHES)[number];

/** What a new office uses at first. */
export const NEW_OFFICE_USES = ['persons', 'replies'] as const satisfies readonly Switch[];

/** What a capability cannot be used without. */
export const NEEDS: Partial<Record<Switch, Switch>> = { messages: 'persons' };

const officeUses = z.object({
  ...ofOffice,
  /** `records` is how many records of the office it hides, or would hide. */
  uses: z.array(z.object({ capability: z.enum(SWITCHES), on: z.boolean(), records: z.int() })),
  /** What a change has switched off although it did not name it. */
  also_off: z.array(z.enum(SWITCHES)),
});
export type OfficeUses = z.output<typeof officeUses>;

/** GRD-17: what an office uses; admin names another office than the own one. */
export const getOfficeUses = defineCall({
  method: 'GET',
  path: 'office/uses',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: officeUses,
});

/** GRD-17: switches what is named on or off. */
export const updateOfficeUses = defineCall({
  method: 'PUT',
  path: 'office/uses',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    persons: z.optional(flag()),
    deadlines: z.optional(flag()),
    teamwork: z.optional(flag()),
    replies: z.optional(flag()),
    closing: z.optional(flag()),
    letters: z.optional(flag()),
    messages: z.optional(flag()),
  },
  answer: officeUses,
});
