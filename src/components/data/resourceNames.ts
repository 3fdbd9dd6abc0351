/** Cache keys of resources without a declaration. */
export const COMPLAINTS = 'complaint';
export const LEADER = 'leader';
export const STAFF = 'staff';
export const NOTICES = 'notice';
export const PERSONS = 'persons';
export const CAUSES = 'cause';
export const LETTERS = 'letter';
export const OUTWARD = 'register/outward';
export const REFERRALS = 'referral';
export const INWARD = 'register/inward';
export const MESSAGES = 'message';
export const CALLS = 'call';
export const INBOX = 'inbox';
export const WISHES = 'wishes';
