import { defineContract } from '#contract/kernel/define.ts';
import { line } from '#contract/kernel/fields.ts';
import { official, post } from './contact.ts';

/** Administrative officials of a district: contacts that are administrators, managed by admin (ADM-01). */
export const administator = defineContract({
  name: 'administator',
  path: 'contact',
  policy: 'administrator',
  input: { location: line(), ...official, ...post },
  fixed: { is_administrator: true },
  requiredPlaces: ['parliament'],
  search: ['name', 'phone', 'designation', 'location'],
  sort: { field: 'name', order: 'ASC' },
  form: true,
});
