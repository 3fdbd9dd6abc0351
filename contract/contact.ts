import { defineContract } from './define.ts';
import { email, flag, line, optional, otherwise, phone, reference } from './fields.ts';

/**
 * Government contacts. Those of a department name it as `category_id` (CON-01); administrative officials have
 * `is_administrator` and their district in `location` (ADM-01).
 */
export const contact = defineContract({
  name: 'contact',
  policy: 'contact',
  input: {
    name: line(),
    category_id: optional(reference('contact/category')),
    designation: line(),
    phone: phone(),
    email: email(),
    is_administrator: otherwise(flag(), false),
    location: optional(line()),
  },
  filters: ['category_id', 'is_administrator'],
  search: ['name', 'phone', 'designation'],
  sort: { field: 'name', order: 'ASC' },
});
