import { filesAt, testFilesAt } from './areaFiles.ts';

/** The code to mutate, with the tests that should detect it: files, or folders with all their files. */
export const AREAS = {
  access: {
    files: ['contract/access/access.ts', 'contract/access/scope.ts'],
    tests: [
      'server/access',
      'server/complaints/actions',
      'server/complaints/record',
      'server/officers/forward',
      'server/complaints/list',
      'server/complaints/whoSees',
    ],
  },
  states: {
    files: [
      'contract/complaints/complaintActions.ts',
      'contract/complaints/complaintStatus.ts',
      'server/complaints/change.ts',
      'server/complaints/checks.ts',
    ],
    tests: [
      'server/complaints/actions',
      'server/complaints/states',
      'server/complaints/update',
      'server/complaints/record',
      'server/complaints/scope',
    ],
  },
  merges: {
    files: ['server/persons/mergedComplaints', 'server/persons/similar', 'server/persons/merged.ts'],
    tests: ['server/persons/mergedComplaints', 'server/persons/similar', 'server/complaints/addition'],
  },
  closings: {
    files: ['server/closing', 'contract/closing/closingRules.ts'],
    tests: ['server/closing'],
  },
  causes: { files: ['server/persons/causes', 'server/desk/tasks'], tests: ['server/persons/causes'] },
  replies: { files: ['server/replies'], tests: ['server/replies'] },
  scope: {
    files: ['contract/places/place.ts', 'server/kernel/db/listing.ts', 'server/kernel/db/scope.ts'],
    tests: [
      'server/complaints/scope',
      'server/complaints/list',
      'server/complaints/whoSees',
      'server/kernel/db/listing',
      'server/kernel/records/news',
      'server/places',
      'server/access/complaintSet',
    ],
  },
  offices: {
    files: ['server/desk/offices', 'server/staff/record.ts', 'server/staff/update.ts'],
    tests: ['server/desk/offices', 'server/staff'],
  },
  deadlines: {
    files: [
      'server/deadlines',
      'contract/desk/calendarOf.ts',
      'contract/deadlines/targets.ts',
      'contract/desk/openingHours.ts',
      'contract/desk/openYears.ts',
      'contract/desk/workingTime.ts',
    ],
    tests: ['server/deadlines', 'server/complaints/filterPairs', 'contract/desk/workingTime'],
  },
  validation: {
    files: [
      'contract/kernel/fields.ts',
      'contract/kernel/limits.ts',
      'server/kernel/http/body.ts',
      'server/kernel/http/parse.ts',
    ],
    tests: [
      'contract',
      'server/kernel/http',
      'server/complaints/record',
      'server/complaints/media',
      'server/kernel/records/news',
      'server/attacks/uploads',
    ],
  },
  throttle: {
    files: [
      'server/accounts/password.ts',
      'server/accounts/session.ts',
      'server/accounts/sessions.ts',
      'server/accounts/signIn.ts',
      'server/accounts/throttle.ts',
      'server/kernel/http/idempotency.ts',
      'server/kernel/http/storeUploads.ts',
    ],
    tests: [
      'server/accounts',
      'server/kernel/http/idempotency',
      'server/kernel/http/failures',
      'server/kernel/records/news',
    ],
  },
  retention: {
    files: [
      'server/accounts/expireSessions.ts',
      'server/transfer/export/expireExports.ts',
      'server/desk/privacy/eraseComplaints.ts',
      'server/desk/privacy/retention.ts',
    ],
    tests: [
      'server/accounts/expire',
      'server/desk/privacy/erasure',
      'server/desk/privacy/person',
      'server/desk/privacy/retention',
      'server/transfer/export/export',
    ],
  },
  counts: {
    files: [
      'server/complaints/list/coreFilters.ts',
      'server/complaints/list/filter.ts',
      'server/complaints/list/page.ts',
      'server/complaints/list/rollUps.ts',
      'server/complaints/list/verify.ts',
      'server/dashboard/figures.ts',
    ],
    tests: [
      'server/complaints/counts',
      'server/complaints/countLimit',
      'server/complaints/filterPairs',
      'server/complaints/list',
      'server/complaints/whoSees',
      'server/complaints/search',
      'server/dashboard',
    ],
  },
  persons: {
    files: [
      'server/persons/backfill.ts',
      'server/persons/card.ts',
      'server/persons/complaintsOf.ts',
      'server/persons/find.ts',
      'server/persons/household',
      'server/persons/link.ts',
      'server/persons/list.ts',
      'server/persons/matching.ts',
      'server/persons/merge',
      'server/persons/ofComplaint.ts',
      'server/persons/pairs',
      'server/persons/removeUnusedPersons.ts',
      'server/persons/nameFilter.ts',
      'server/persons/write.ts',
      'server/kernel/text/namesMatch.ts',
    ],
    tests: [
      'server/persons',
      'server/kernel/text/namesMatch',
      'server/transfer/import/persons',
      'server/desk/privacy/onePerson',
      'server/desk/privacy/merged',
    ],
  },
  files: {
    files: [
      'contract/kernel/checkFile.ts',
      'contract/kernel/uploadRules.ts',
      'server/kernel/files/checkUpload.ts',
      'server/kernel/files/identify.ts',
      'server/kernel/files/image.ts',
      'server/kernel/files/keys.ts',
      'server/kernel/files/links.ts',
      'server/kernel/files/plainImage.ts',
      'server/kernel/files/recording.ts',
      'server/kernel/files/removeOrphans.ts',
      'server/kernel/files/serve.ts',
      'server/kernel/files/types.ts',
    ],
    tests: [
      'server/kernel/files/identify',
      'server/kernel/files/image',
      'server/kernel/files/links',
      'server/kernel/files/plainImage',
      'server/kernel/files/removeOrphans',
      'server/kernel/files/rules',
      'server/kernel/files/serve',
      'server/complaints/media',
    ],
  },
} satisfies Record<string, { files: string[]; tests: string[] }>;

export type AreaName = keyof typeof AREAS;

/**
 * The files of an area and its test files.
 * @throws for a missing path: when files move, this list must change too
 */
export function areaOf(name: AreaName): { files: string[]; tests: string[] } {
  const { files, tests } = AREAS[name];
  return {
    files: files.flatMap((path) => filesAt(path, name)),
    tests: tests.flatMap((path) => testFilesAt(path, name)),
  };
}
