import * as z from 'zod/mini';
import { CAPABILITIES, type CapabilityName } from '#contract/capabilities.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, id, optional } from '#contract/kernel/fields.ts';
import { changeOfOffice, ofOffice } from './office.ts';

/** The capabilities that an office switches on and off, in the order of the settings page; `desk` has no switch. */
export type Switch = Exclude<CapabilityName, 'desk'>;
export const SWITCHES = CAPABILITIES.filter((name): name is Switch => name !== 'desk');

/** The capabilities of a new office. */
export const NEW_OFFICE_USES = ['persons', 'replies'] as const satisfies readonly Switch[];

/** The capability that another one requires. */
export const NEEDS: Partial<Record<Switch, Switch>> = { messages: 'persons' };

const switches = Object.fromEntries(SWITCHES.map((name) => [name, z.optional(flag())])) as Record<
  Switch,
  z.ZodMiniOptional<ReturnType<typeof flag>>
>;

const officeUses = z.object({
  ...ofOffice,
  /** `records` is the number of the office's records that the switch hides or would hide. */
  uses: z.array(z.object({ capability: z.enum(SWITCHES), on: z.boolean(), records: z.int() })),
  /** Capabilities that were switched off because they require one that was. */
  also_off: z.array(z.enum(SWITCHES)),
});
export type OfficeUses = z.output<typeof officeUses>;

/** GRD-17: the capabilities that an office uses; admin names another office. */
export const getOfficeUses = defineCall({
  method: 'GET',
  path: 'office/uses',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: officeUses,
});

/** GRD-17: switches the named capabilities on or off. */
export const updateOfficeUses = defineCall({
  method: 'PUT',
  path: 'office/uses',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    ...switches,
  },
  answer: officeUses,
});
