import { official, post } from './contact.ts';
import { defineContract } from './define.ts';
import { line } from './fields.ts';

/** Administrative officials of a district: the contacts that are administrators, kept by admin (ADM-01). */
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
