import * as z from 'zod/mini';
import { localNames } from '#contract/kernel/named.ts';

export const teamworkRow = {
  /** The colleague on leave whose work it is, when the caller is their deputy; absent for none (SLA-16). */
  on_behalf_of: z.optional(z.object({ id: z.int(), name: z.string(), ...localNames })),
};
