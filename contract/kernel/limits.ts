/** Business constants that server and screens share (requirements CRE, LIST, IMG, PROF). */
export const PHONE_DIGITS = 10;
/** The most phone numbers of a person (PER-01). */
export const MAX_PHONES = 4;
/** The fewest digits of a phone that a search accepts (PER-04). */
export const MIN_PHONE_PART = 4;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_COMPLAINT_IMAGES = 4;
/** The most files to add to an existing complaint at once; at their largest size they fit into a body. */
export const MAX_ADDED_FILES = 10;
/** How many similar complaints are shown (PER-15). */
export const MAX_SIMILAR = 5;
/** How many of the shown complaints can be marked as not similar (PER-16). */
export const MAX_NOT_SIMILAR = 20;
export const MAX_ATTACHMENT_BYTES = 2_097_152;
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
/** A larger body is refused before it is read (413). */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The most values of one name in a call. */
export const MAX_LIST_LENGTH = 1_000;
/** The most ids, or values of one filter, in a list query. A long page names as many ids. */
export const MAX_ASKED_IDS = 100;
/** The most recipients of a copy of a referral. */
export const MAX_COPIES = 20;
/** The most rows of a list of complaints without `page`. */
export const MAX_UNPAGED_ROWS = 1_000;
/** A shorter keyword is refused: it would match a large part of all rows. */
export const MIN_KEYWORD_LENGTH = 3;
/** A search counts no further than this; the list then shows 'more than'. */
export const MAX_COUNTED_MATCHES = 1_000;
/** A list of one constituency is counted up to this. */
export const MAX_COUNTED_IN_PLACE = 10_000;

export const SOURCES = ['web', 'app'] as const;
export const COMPLAINT_TYPES = ['complaint', 'suggestion'] as const;
export const ORIGINS = ['Division Incharges', 'Citizen', 'Senior Party Leader'] as const;
/** The designations of an approved leader (LDR-02). */
export const DESIGNATIONS = ['mandaladmin', 'areaadmin', 'volunteer'] as const;
export type Designation = (typeof DESIGNATIONS)[number];
/** The offices that a candidate runs for (CAN-01). */
export const CANDIDATE_DESIGNATIONS = ['MP', 'MLA', 'STATE MINISTOR', 'CENTRAL MINISTOR'] as const;
export type CandidateDesignation = (typeof CANDIDATE_DESIGNATIONS)[number];
/** The application uses one time zone, that of the state. */
export const TIME_ZONE = 'Asia/Kolkata';
