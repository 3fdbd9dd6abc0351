import * as z from 'zod/mini';
import { contact } from '#contract/contacts/contact.ts';
import { crudCalls } from '#contract/kernel/crud.ts';
import { named } from '#contract/kernel/define.ts';
import { listOf } from '#contract/kernel/list.ts';

/** A contact as the addressee of a letter. */
export const addressee = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  /** The department. */
  category: named(),
  location: z.nullable(z.string()),
});
export type Addressee = z.output<typeof addressee>;

/** The list of contacts for users who write letters (REF-03). */
export const listAddressees = { ...crudCalls(contact).list, answer: listOf(addressee) };
