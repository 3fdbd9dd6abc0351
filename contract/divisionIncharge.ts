import { defineContract } from './define.ts';
import { line, phone } from './fields.ts';

/** The people who bring complaints of a division to the office (DIV-01, CRE-03). */
export const divisionIncharge = defineContract({
  name: 'division/incharge',
  policy: 'inCharge',
  input: { name: line(), party: line(), phone: phone() },
  search: ['name', 'phone'],
  sort: { field: 'name', order: 'ASC' },
});
