import { defineContract } from '#contract/kernel/define.ts';
import { email, flag, line, optional, otherwise, phone, reference } from '#contract/kernel/fields.ts';

/** The fields of every contact. */
export const official = { name: line(), designation: line(), phone: phone(), email: email() };

/**
 * The superior of the post, and the successor of an officer who has left (REF-09, REF-22). Without a successor the post
 * is vacant.
 */
export const post = {
  superior_id: optional(reference('contact')),
  successor_id: optional(reference('contact')),
  is_vacant: otherwise(flag(), false),
};

/**
 * Government contacts. Those of a department have it as `category_id` (CON-01); administrative officials have
 * `is_administrator` and their district in `location` (ADM-01). Each kind has its own contract for the required fields.
 */
export const contact = defineContract({
  name: 'contact',
  policy: 'contact',
  personal: true,
  input: {
    ...official,
    category_id: optional(reference('contact/category')),
    is_administrator: otherwise(flag(), false),
    location: optional(line()),
    ...post,
  },
  search: ['name', 'phone', 'designation'],
  sort: { field: 'name', order: 'ASC' },
});

/** Contacts in a government department, for their forms and lists (CON-01). */
export const departmentContact = defineContract({
  name: 'contact',
  policy: 'contact',
  input: { category_id: reference('contact/category'), ...official, ...post },
  fixed: { is_administrator: false },
  search: ['name', 'phone', 'designation'],
  sort: { field: 'name', order: 'ASC' },
  form: true,
});
