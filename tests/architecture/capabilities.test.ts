import { describe, expect, test } from 'vitest';
import { below } from './tree.ts';

const CORE = [
  'accounts',
  'complaints',
  'contacts',
  'content',
  'dashboard',
  'kernel',
  'leaders',
  'officers',
  'places',
  'staff',
];
const CAPABILITIES = ['closing', 'deadlines', 'letters', 'messages', 'persons', 'replies', 'teamwork'];

/**
 * What the core still imports of `desk`, which every host of ours has: a session knows what its office uses, offices
 * are opened with accounts, and the access log is written. An entry may go; none may be added.
 */
const OF_DESK = [
  'server/accounts/describeSession.ts → server/desk/offices/uses.ts',
  'server/accounts/describeSession.ts → server/desk/schema/views.ts',
  'server/accounts/findActor.ts → server/desk/offices/uses.ts',
  'server/accounts/firstAdmin.ts → server/desk/offices/openOffices.ts',
  'server/accounts/session.ts → server/desk/offices/uses.ts',
  'server/complaints/list/filter.ts → server/desk/offices/isInUse.ts',
  'server/kernel/clock.ts → server/desk/schema/accessLog.ts',
  'server/kernel/records/export.ts → server/desk/accessLog/note.ts',
  'server/leaders/candidates/create.ts → server/desk/offices/openOffices.ts',
  'server/leaders/candidates/updateProfile.ts → server/desk/offices/openOffices.ts',
  'server/staff/create.ts → server/desk/offices/openOffices.ts',
  'server/staff/update.ts → server/desk/offices/openOffices.ts',
];

/** The files of the admin that join capabilities: the slots, and the pages by their path, which the sign-in page reads. */
const JOINING = ['src/boot/capabilities.ts', 'src/pages.ts'];

const featureOf = (path = '') => /^(?:contract|server|src\/custom)\/([^/]+)\//.exec(path)?.[1] ?? '';
const importsOf = (features: readonly string[]) =>
  ['contract/', 'server/']
    .flatMap(below)
    .filter(({ path }) => CORE.includes(featureOf(path)))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => features.includes(featureOf(target)))
        .map(({ target }) => `${path} → ${target}`),
    )
    .sort();

describe('the admin', () => {
  const all = [...CAPABILITIES, 'desk'];
  const isOfAnother = (path: string, target = '') =>
    target.startsWith('src/custom/') &&
    all.includes(featureOf(target)) &&
    featureOf(target) !== featureOf(path);
  const crossing = (isFrom: (path: string) => boolean) =>
    below('src/')
      .filter(({ path }) => isFrom(path))
      .flatMap(({ path, imports }) =>
        imports.filter(({ target }) => isOfAnother(path, target)).map(({ target }) => `${path} → ${target}`),
      );

  test('plugs capabilities into slots: its core imports none', () => {
    expect(crossing((path) => !all.includes(featureOf(path)) && !JOINING.includes(path))).toEqual([]);
  });

  test('has capabilities that use each other through slots only', () => {
    expect(crossing((path) => all.includes(featureOf(path)))).toEqual([]);
  });
});

describe('the core of contract and server', () => {
  test('imports no capability', () => {
    expect(importsOf(CAPABILITIES)).toEqual([]);
  });

  test('imports of the desk no more than it did', () => {
    expect(importsOf(['desk'])).toEqual(OF_DESK);
  });
});
