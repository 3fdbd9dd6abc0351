import * as z from 'zod/mini';
import { contact } from '#contract/contacts/contact.ts';
import { crudCalls } from '#contract/kernel/crud.ts';
import { flag, id, optional } from '#contract/kernel/fields.ts';
import { listOf, listQuery } from '#contract/kernel/list.ts';

const officer = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  is_administrator: z.boolean(),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
});
export type Officer = z.output<typeof officer>;

/** The list of contacts for forwarding a complaint: those of a department, or administrators (DET-09). */
export const listOfficers = {
  ...crudCalls(contact).list,
  query: {
    ...listQuery,
    category_id: optional(id()),
    parliament_id: optional(id()),
    assembly_id: optional(id()),
    is_administrator: optional(flag()),
  },
  answer: listOf(officer),
};
