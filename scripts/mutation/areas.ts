import { filesAt, testFilesAt } from './areaFiles.ts';

/** What is worth being broken on purpose, and which tests should notice: files, or folders with all that is in them. */
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
      'server/complaints/status',
      'server/complaints/update',
      'server/complaints/record',
      'server/complaints/scope',
    ],
  },
  merges: {
    files: ['server/complaints/merged', 'server/complaints/similar', 'server/complaints/ties.ts'],
    tests: ['server/complaints/merge', 'server/complaints/similar', 'server/complaints/addition'],
  },
  closings: {
    files: ['server/complaints/closing', 'contract/closing/closingRules.ts'],
    tests: ['server/closing'],
  },
  causes: { files: ['server/causes', 'server/tasks'], tests: ['server/causes'] },
  replies: { files: ['server/replies', 'server/macros'], tests: ['server/replies', 'server/macros'] },
  scope: {
    files: ['contract/places/place.ts', 'server/db/listing.ts', 'server/db/scope.ts'],
    tests: [
      'server/complaints/scope',
      'server/complaints/list',
      'server/complaints/whoSees',
      'server/db/listing',
      'server/records/news',
      'server/places',
      'server/access/complaintSet',
    ],
  },
  offices: {
    files: ['server/offices', 'server/staff/record.ts', 'server/staff/update.ts'],
    tests: ['server/offices', 'server/staff'],
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
    tests: ['server/deadlines', 'contract/desk/workingTime'],
  },
  validation: {
    files: [
      'contract/kernel/fields.ts',
      'contract/kernel/limits.ts',
      'server/http/body.ts',
      'server/http/parse.ts',
    ],
    tests: [
      'contract',
      'server/http',
      'server/complaints/record',
      'server/complaints/media',
      'server/records/news',
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
      'server/accounts/tries.ts',
      'server/http/idempotency.ts',
      'server/http/uploads.ts',
    ],
    tests: ['server/accounts', 'server/http/idempotency', 'server/http/failures', 'server/records/news'],
  },
  retention: {
    files: [
      'server/accounts/expire.ts',
      'server/export/expireExports.ts',
      'server/privacy/eraseComplaints.ts',
      'server/privacy/retention.ts',
    ],
    tests: [
      'server/accounts/expire',
      'server/privacy/erasure',
      'server/privacy/person',
      'server/privacy/retention',
      'server/export/export',
    ],
  },
  counts: {
    files: [
      'server/complaints/list/counts.ts',
      'server/complaints/list/filters.ts',
      'server/complaints/list/rollUps.ts',
      'server/complaints/list/verify.ts',
      'server/dashboard/figures.ts',
    ],
    tests: [
      'server/complaints/counts',
      'server/complaints/countLimit',
      'server/complaints/list',
      'server/complaints/whoSees',
      'server/complaints/search',
      'server/dashboard',
    ],
  },
  persons: {
    files: [
      'server/import/newPersons.ts',
      'server/persons/backfill.ts',
      'server/persons/card.ts',
      'server/persons/cases.ts',
      'server/persons/find.ts',
      'server/persons/household',
      'server/persons/link.ts',
      'server/persons/list.ts',
      'server/persons/matching.ts',
      'server/persons/merge',
      'server/persons/ofCase.ts',
      'server/persons/pairs',
      'server/persons/removeLeft.ts',
      'server/persons/words.ts',
      'server/persons/write.ts',
      'server/text/namesMatch.ts',
    ],
    tests: [
      'server/persons',
      'server/text/namesMatch',
      'server/import/persons',
      'server/privacy/onePerson',
      'server/privacy/merged',
    ],
  },
  files: {
    files: [
      'contract/kernel/files.ts',
      'server/files/audio.ts',
      'server/files/identify.ts',
      'server/files/image.ts',
      'server/files/keys.ts',
      'server/files/links.ts',
      'server/files/plainImage.ts',
      'server/files/recording.ts',
      'server/files/removeOrphans.ts',
      'server/files/serve.ts',
      'server/files/types.ts',
    ],
    tests: [
      'server/files/identify',
      'server/files/image',
      'server/files/links',
      'server/files/plainImage',
      'server/files/recording',
      'server/files/removeOrphans',
      'server/files/rules',
      'server/files/serve',
      'server/files/types',
      'server/complaints/media',
    ],
  },
} satisfies Record<string, { files: string[]; tests: string[] }>;

export type AreaName = keyof typeof AREAS;

/** The files of an area and its test files. @throws for a path that is not there, since what is moved must move here too */
export function areaOf(name: AreaName): { files: string[]; tests: string[] } {
  const { files, tests } = AREAS[name];
  return {
    files: files.flatMap((path) => filesAt(path, name)),
    tests: tests.flatMap((path) => testFilesAt(path, name)),
  };
}
