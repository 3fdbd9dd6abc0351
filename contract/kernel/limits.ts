/** The business constants that both sides share (requirements CRE, LIST, IMG, PROF). */
export const PHONE_DIGITS = 10;
/** Phone numbers of one person (PER-01). */
export const MAX_PHONES = 4;
/** So many digits of a phone are looked for (PER-04). */
export const MIN_PHONE_PART = 4;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_COMPLAINT_IMAGES = 4;
/** So many files are added at once to a complaint that there is; with their greatest size they fit into a body. */
export const MAX_ADDED_FILES = 10;
/** So many complaints are shown as similar (PER-15). */
export const MAX_SIMILAR = 5;
/** Of so many that were shown one after the other it may be said that they are something else (PER-16). */
export const MAX_NOT_SIMILAR = 20;
export const MAX_ATTACHMENT_BYTES = 2_097_152;
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
/** A body above this is refused before it is read (413). */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** No call takes more values under one name. */
export const MAX_LIST_LENGTH = 1_000;
/** A list is cut to so many ids at most, those that the rows of a long page name, and a filter to so many values. */
export const MAX_ASKED_IDS = 100;
/** Whoever gets a copy of a referral. */
export const MAX_COPIES = 20;
/** A list of complaints without `page` answers at most so many rows. */
export const MAX_UNPAGED_ROWS = 1_000;
/** A keyword shorter than this is not looked up: it would match a large part of all rows. */
export const MIN_KEYWORD_LENGTH = 3;
/** A search counts no further than this; the list then says 'more than'. */
export const MAX_COUNTED_MATCHES = 1_000;

export const SOURCES = ['web', 'app'] as const;
export const COMPLAINT_TYPES = ['complaint', 'suggestion'] as const;
export const ORIGINS = ['Division Incharges', 'Citizen', 'Senior Party Leader'] as const;
/** What an approved leader is (LDR-02). */
export const DESIGNATIONS = ['mandaladmin', 'areaadmin', 'volunteer'] as const;
export type Designation = (typeof DESIGNATIONS)[number];
/** What a candidate stands for (CAN-01). */
export const CANDIDATE_DESIGNATIONS = ['MP', 'MLA', 'STATE MINISTOR', 'CENTRAL MINISTOR'] as const;
export type CandidateDesignation = (typeof CANDIDATE_DESIGNATIONS)[number];
/** The whole application lives in one time zone, that of the state. */
export const TIME_ZONE = 'Asia/Kolkata';
