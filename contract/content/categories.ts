import { defineContract } from '#contract/kernel/define.ts';
import { line } from '#contract/kernel/fields.ts';
import { localNameInput } from '#contract/kernel/named.ts';

/** A master category: the same names for all users, managed by admin (MD-02, MD-03). */
const category = <N extends string>(name: N) =>
  defineContract({
    name,
    policy: 'masterData',
    placed: false,
    input: { name: line(), ...localNameInput },
    // Users choose by names in any language, so each name must be unique.
    unique: ['name', 'name_te', 'name_hi'],
    search: ['name', 'name_te', 'name_hi'],
    sort: { field: 'name', order: 'ASC' },
  });

export const complaintCategory = category('complaint/category');
/** Government departments, which are also the ministries of candidates (CON-01, CAN-01). */
export const contactCategory = category('contact/category');
export const policyCategory = category('policy/category');
export const videoCategory = category('video/category');

export const categories = [complaintCategory, contactCategory, policyCategory, videoCategory] as const;
