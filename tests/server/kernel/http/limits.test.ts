import { expect, test } from 'vitest';
import * as limits from '#contract/kernel/limits.ts';
import * as listConstants from '#contract/kernel/listConstants.ts';

const MB = 1024 * 1024;

/** The numbers of the specification, written a second time, so that a change of one is deliberate. */
test('[CRE-12, CRE-13, CRE-17, LIST-04, LIST-08, IMG-01, PROF-03, PWD-03, PER-01, PER-04] the limits are those of the specification', () => {
  expect({ ...limits, ...listConstants }).toEqual({
    PAGE_SIZE: 10,
    PHONE_DIGITS: 10,
    MAX_PHONES: 4,
    MIN_PHONE_PART: 4,
    MIN_PASSWORD_LENGTH: 8,
    MAX_COMPLAINT_IMAGES: 4,
    MAX_ADDED_FILES: 10,
    MAX_COPIES: 20,
    MAX_SIMILAR: 5,
    MAX_NOT_SIMILAR: 20,
    MAX_ATTACHMENT_BYTES: 2 * MB,
    MAX_PROFILE_IMAGE_BYTES: 5 * MB,
    MAX_BODY_BYTES: 32 * MB,
    MAX_LIST_LENGTH: 1000,
    MAX_ASKED_IDS: 100,
    MAX_UNPAGED_ROWS: 1000,
    MIN_KEYWORD_LENGTH: 3,
    MAX_COUNTED_MATCHES: 1000,
    MAX_COUNTED_IN_PLACE: 10_000,
    SOURCES: ['web', 'app'],
    COMPLAINT_TYPES: ['complaint', 'suggestion'],
    ORIGINS: ['Division Incharges', 'Citizen', 'Senior Party Leader'],
    DESIGNATIONS: ['mandaladmin', 'areaadmin', 'volunteer'],
    CANDIDATE_DESIGNATIONS: ['MP', 'MLA', 'STATE MINISTOR', 'CENTRAL MINISTOR'],
    NOBODY: 'none',
    ME: 'me',
    TIME_ZONE: 'Asia/Kolkata',
  });
});
