import { defineContract } from '#contract/kernel/define.ts';
import { line } from '#contract/kernel/fields.ts';
import { localNameInput } from '#contract/kernel/named.ts';

/** A master category: names that are the same for everybody and kept by admin (MD-02, MD-03). */
const category = <N extends string>(name: N) =>
  defineContract({
    name,
    policy: 'masterData',
    placed: false,
    input: { name: line(), ...localNameInput },
    // Chosen by their names in every language: none of them may stand for two.
    unique: ['name', 'name_te', 'name_hi'],
    search: ['name', 'name_te', 'name_hi'],
    sort: { field: 'name', order: 'ASC' },
  });

export const complaintCategory = category('complaint/category');
/** Government departments, which are the ministries of a candidate too (CON-01, CAN-01). */
export const contactCategory = category('contact/category');
export const policyCategory = category('policy/category');
export const videoCategory = category('video/category');

export const categories = [complaintCategory, contactCategory, policyCategory, videoCategory] as const;
