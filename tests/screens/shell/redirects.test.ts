import { describe, expect, test } from 'vitest';
import { type AnyRole, OTHER_ROLE, ROLES } from '#contract/access/policies.ts';
import { roleOf, screens } from '#contract/access/screens.ts';
import { redirectOf } from '#src/authProvider/redirects.ts';
import { screensOf } from '#src/declare/entry.ts';
import { entries } from '#src/resources/index.ts';

const table = { ...screensOf(entries).table, ...screens };
const address = (path: string) => path.replace(':id', '7');
const session = (role: AnyRole, profile_updated = true) => ({ role, duties: [], profile_updated }) as const;
const to = (visit: Parameters<typeof redirectOf>[0]) => redirectOf(visit, table)?.to ?? null;
const paths = [...Object.keys(table), '/nowhere', '/news/abc'].map(address);

describe('[AUTH-06] without a token', () => {
  test.each([
    ['/', null],
    ['/dashboard', '/'],
    ['/grievance/7', '/'],
    ['/profile', '/'],
    ['/nowhere', '/'],
  ])('%s leads to %s', (path, expected) => {
    expect(to({ session: null, path })).toBe(expected);
  });
});

describe('[AUTH-04, AUTH-05, AUTH-13] with a token the sign-in page', () => {
  test.each([
    ['admin', null, '/dashboard'],
    ['mp', null, '/dashboard'],
    ['mla', null, '/dashboard'],
    ['staff', null, '/grievance'],
    [OTHER_ROLE, null, '/dashboard'],
    ['mla', '/news?q=road', '/news?q=road'],
    ['mla', '/masterdata', '/dashboard'],
    ['staff', '/grievance/7', '/grievance/7'],
    ['staff', '/news', '/grievance'],
    ['mla', '/', '/dashboard'],
  ] as const)('of %s, stopped at %s, leads to %s', (role, returnTo, expected) => {
    expect(to({ session: session(role), path: '/', returnTo })).toBe(expected);
  });
});

test('[AUTH-07] an incomplete profile leads everywhere to the profile, and asks to update it', () => {
  for (const role of [...ROLES, OTHER_ROLE])
    for (const path of [...paths, '/']) {
      const expected = path === '/profile' ? null : { to: '/profile', asksProfile: true };
      expect(redirectOf({ session: session(role, false), path, returnTo: '/news' }, table)).toEqual(expected);
    }
});

test('[AUTH-08] redirects staff, and no other role, from pages outside their own to their list', () => {
  const records = ['/grievance/person/7', '/grievance/cause/7'];
  const desk = ['day', 'leave', 'people', 'calls', 'replies', 'letter', 'letter/7'].map(
    (each) => `/grievance/${each}`,
  );
  const own = ['/grievance', '/grievance/7', '/grievance/update/7', ...desk, ...records, '/changePassword'];
  for (const path of paths) {
    expect([path, to({ session: session('staff'), path })]).toEqual([
      path,
      own.includes(path) ? null : '/grievance',
    ]);
    for (const role of ['admin', 'mp', 'mla', OTHER_ROLE] as const)
      expect(to({ session: session(role), path })).toBeNull();
  }
});

test('[AUTH-04, SHELL-13] a role that the specification does not name is any other', () => {
  expect([...ROLES, 'minister', '', 'undefined'].map(roleOf)).toEqual([
    ...ROLES,
    OTHER_ROLE,
    OTHER_ROLE,
    OTHER_ROLE,
  ]);
});
