import { type BoundedCase, pageOf, type Query } from './case.ts';

/**
 * The limit in milliseconds of a page with its total, with half as many referrals as complaints (REF-05, REF-10,
 * REF-15, REF-17).
 */
const AT_MOST = 15;

const page = (title: string, path: string, query: Query = {}): BoundedCase => ({
  title,
  who: 'mla',
  ask: pageOf(path, query),
  atMost: AT_MOST,
});

/** The correspondence lists of an office, with the total. */
export const referralCases: readonly BoundedCase[] = [
  page('waiting for departments', 'referral/waiting'),
  page('waiting for departments: overdue', 'referral/waiting', { overdue: 'true' }),
  page('waiting for one department', 'referral/waiting', { category_id: 1 }),
  page('outward register', 'register/outward'),
  page('inward register', 'register/inward'),
  page('inward register: to be matched', 'register/inward', { unmatched: 'true' }),
  page('closings to verify', 'verify/queue'),
];
