import { crudCalls } from '#contract/kernel/crud.ts';
import { defineCall, defineContract } from '#contract/kernel/define.ts';
import { line, phone } from '#contract/kernel/fields.ts';

/** The people who bring complaints of a division to the office (DIV-01, CRE-03). */
export const divisionIncharge = defineContract({
  name: 'division/incharge',
  policy: 'inCharge',
  personal: true,
  input: { name: line(), party: line(), phone: phone() },
  search: ['name', 'phone'],
  sort: { field: 'name', order: 'ASC' },
});

/** The same list under the specification's name for a search by area and keyword (API-06). */
export const searchDivisionIncharges = defineCall({
  ...crudCalls(divisionIncharge).list,
  path: 'division/incharge/search',
});
