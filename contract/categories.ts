import { defineContract } from './define.ts';
import { line } from './fields.ts';

/** A master category: names that are the same for everybody and kept by admin (MD-02, MD-03). */
const category = (name: string) =>
  defineContract({
    name,
    policy: 'masterData',
    placed: false,
    input: { name: line() },
    unique: ['name'],
    search: ['name'],
    sort: { field: 'name', order: 'ASC' },
  });

export const policyCategory = category('policy/category');
