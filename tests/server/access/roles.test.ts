import { describe, expect, test } from 'vitest';
import * as access from '#contract/access/access.ts';
import * as policies from '#contract/access/policies.ts';
import * as reach from '#contract/access/scope.ts';

const P = 7;
const A = 71;
/** One user of each role: mp in a parliament, mla and staff in an assembly of it. */
const people: Record<policies.Role, access.Actor> = {
  admin: { id: 1, role: 'admin', duties: [], parliament_id: null, assembly_id: null, deputy_for: [] },
  mp: { id: 2, role: 'mp', duties: [], parliament_id: P, assembly_id: null, deputy_for: [] },
  mla: { id: 3, role: 'mla', duties: [], parliament_id: P, assembly_id: A, deputy_for: [] },
  staff: { id: 4, role: 'staff', duties: [], parliament_id: P, assembly_id: A, deputy_for: [] },
};
const { admin, mp, mla, staff } = people;
const each = <T>(of: (actor: access.Actor) => T) => Object.values(people).map(of);
/** All of them: the compiler reports a new one. */
const ACTIONS = Object.keys({
  ...{ list: true, show: true, create: true, edit: true, delete: true },
  ...{ assign: true, forward: true, merge: true },
} satisfies Record<policies.Action, true>) as policies.Action[];
/** The roles for which a rule is true. */
const rolesThat = (rule: (actor: access.Actor) => boolean) =>
  policies.ROLES.filter((role) => rule(people[role]));

test('[SHELL-13, API-05] each policy gives each role what the specification gives it', () => {
  const given = (policy: policies.PolicyName) =>
    each((actor) => ACTIONS.filter((action) => policies.can(actor, action, policy)).join(' '));
  const read = 'list show';
  const write = 'list show create edit delete';
  const expected: Record<policies.PolicyName, string[]> = {
    complaint: [
      `${write} assign merge`,
      `${write} assign forward merge`,
      `${write} assign forward merge`,
      'list show create edit',
    ],
    verification: [...Array(3).fill('list edit'), ''],
    approval: [...Array(3).fill('edit'), ''],
    dashboard: [read, read, read, ''],
    content: [write, write, write, ''],
    inCharge: [write, write, write, read],
    contact: [write, write, write, read],
    administrator: [write, read, read, read],
    leader: [...Array(3).fill('list show create edit'), read],
    masterData: [write, read, read, read],
    account: ['list show create edit', '', '', ''],
    candidate: ['list show create edit', read, read, ''],
    person: Array(4).fill('list show create edit'),
    personMerge: [...Array(3).fill('list create edit'), ''],
    referral: [...Array(3).fill('list show create edit forward'), 'list show create edit'],
    office: ['list show edit', 'show edit', 'show edit', 'show'],
    cause: [...Array(3).fill('list show create edit'), 'list show create'],
    task: Array(4).fill('show edit'),
    leave: Array(4).fill(write),
    view: Array(4).fill(write),
    reply: Array(4).fill(write),
    macro: [write, write, write, read],
    letter: Array(4).fill(write),
    message: [...Array(3).fill('list show create edit'), read],
    inbox: Array(4).fill('list show edit'),
    register: [...Array(3).fill('list show create edit'), ''],
    privacy: ['list show delete', '', '', ''],
    userSearch: [read, read, read, ''],
    own: [write, write, write, write],
  };
  const names = Object.keys(policies.policies) as policies.PolicyName[];
  expect(Object.fromEntries(names.map((name) => [name, given(name)]))).toEqual(expected);
});

describe('duties', () => {
  const MACROS = ['create', 'edit', 'delete'].map((action) => `macro ${action}`);
  const REGISTERS = ['list', 'show', 'create', 'edit'].map((action) => `register ${action}`);
  const MERGES = ['list', 'create', 'edit'].map((action) => `personMerge ${action}`);
  const names = Object.keys(policies.policies) as policies.PolicyName[];
  /** The additional permissions that duties give. */
  const added = (actor: access.Actor, duties: policies.Duty[]) =>
    names.flatMap((policy) =>
      ACTIONS.filter((action) => policies.can({ ...actor, duties }, action, policy))
        .filter((action) => !policies.can({ ...actor, duties: [] }, action, policy))
        .map((action) => `${policy} ${action}`),
    );

  test('[GRD-02] a head of the desk assigns, forwards and merges as mla does, and never deletes; a verifier asks citizens, a dispatcher keeps the registers; no other duty opens anything', () => {
    expect(policies.DUTIES.map((duty) => [duty, added(staff, [duty])])).toEqual([
      [
        'desk_head',
        [
          ...[
            'complaint assign',
            'complaint forward',
            'complaint merge',
            'approval edit',
            'office edit',
            'cause edit',
          ],
          ...[...MACROS, 'referral forward', ...REGISTERS, 'message create', 'message edit', ...MERGES],
        ],
      ],
      ['verifier', ['verification list', 'verification edit']],
      ['dispatcher', ['referral forward', ...REGISTERS]],
      ['confidential', []],
    ]);
    expect(policies.OFFERED_DUTIES).toEqual(['desk_head', 'verifier', 'dispatcher']);
  });

  test('[GRD-02, DET-12] users above staff have all duties: none changes what the role may do', () => {
    for (const actor of [admin, mp, mla]) {
      expect(added(actor, [...policies.DUTIES])).toEqual([]);
      expect(reach.onlyOwnComplaints(actor)).toBe(false);
    }
  });

  test('[GRD-02, LIST-12] a head of the desk is not kept to the own complaints, and takes some as other staff do', () => {
    const kept = (duties: policies.Duty[]) => reach.onlyOwnComplaints({ ...staff, duties });
    expect([kept([]), kept(['desk_head']), kept(['verifier', 'dispatcher', 'confidential'])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(rolesThat(reach.takesComplaints)).toEqual(['staff']);
  });
});

describe('places', () => {
  test('[SCOPE-05, SCOPE-08] limit all roles but admin; an account without its place has none', () => {
    const assembly = { parliament_id: P, assembly_id: A };
    expect(each(reach.ownPlaces)).toEqual([{}, { parliament_id: P }, assembly, assembly]);
    const nowhere = { parliament_id: null, assembly_id: null };
    expect(reach.ownPlaces({ ...mp, ...nowhere })).toEqual({ parliament_id: 0 });
    expect(reach.ownPlaces({ ...staff, ...nowhere })).toEqual({ parliament_id: 0, assembly_id: 0 });
    expect(reach.changes({ ...mla, ...nowhere }, nowhere)).toBe(false);
  });

  test('[SCOPE-08] a record can be changed by users of its place or above', () => {
    const who = (record: object) => rolesThat((actor) => reach.changes(actor, record));
    expect(who({ parliament_id: P, assembly_id: A })).toEqual(['admin', 'mp', 'mla', 'staff']);
    expect(who({ parliament_id: P, assembly_id: A + 1 })).toEqual(['admin', 'mp']);
    expect(who({ parliament_id: P, assembly_id: null })).toEqual(['admin', 'mp']);
    expect(who({ parliament_id: P + 1, assembly_id: A })).toEqual(['admin']);
    expect(who({ parliament_id: null, assembly_id: null })).toEqual(['admin']);
  });

  test('[SCOPE-03, SCOPE-04, SCOPE-07] are locked in forms as far as the session has them', () => {
    const both = ['parliament', 'assembly'];
    expect(each((actor) => access.lockedPlaces(actor))).toEqual([[], ['parliament'], both, both]);
    expect(each((actor) => access.lockedPlaces(actor, true))).toEqual([[], ['parliament'], both, both]);
    const nowhere = { parliament_id: null, assembly_id: null };
    expect(access.lockedPlaces({ ...mla, ...nowhere })).toEqual([]);
    expect(access.lockedPlaces({ ...mla, ...nowhere }, true)).toEqual(both);
    expect(access.lockedPlaces({ ...mp, assembly_id: A })).toEqual(both);
    expect(access.lockedPlaces({ ...mp, assembly_id: A }, true)).toEqual(['parliament']);
  });

  test('[CON-01, SCOPE-07] are chosen and filtered by who has a choice', () => {
    expect(rolesThat(access.choosesContactPlace)).toEqual(['mp', 'mla', 'staff']);
    expect(rolesThat(access.filtersByPlace)).toEqual(['mp']);
  });
});

test('[DASH-02, DASH-03, DASH-04, DASH-05] charts and reports of each role, in their order', () => {
  const ofState = ['issues_assembly', 'issues_parliament', 'issues_assigned', 'issues_category'];
  const ofArea = ['issues_area', 'issues_category'];
  expect([admin, mp, mla].map(access.chartsOf)).toEqual([ofState, ofArea, ofArea]);
  expect([admin, mp, mla].map(access.reportsOf)).toEqual([
    ['assemblies', 'categories'],
    ['areas', 'categories'],
    ['areas', 'leaders', 'categories'],
  ]);
});

test('[LIST-12, CRE-04, CRE-05, DET-02, SHELL-10, AUTH-02] rules of single roles', () => {
  expect(rolesThat(reach.onlyOwnComplaints)).toEqual(['staff']);
  expect(rolesThat(access.hasOrigin)).toEqual(['mp', 'mla', 'staff']);
  expect(rolesThat(access.choosesInCharge)).toEqual(['admin']);
  expect(rolesThat(access.signsAsAdmin)).toEqual(['admin']);
  expect(rolesThat(access.seesStaffPhones)).toEqual(['admin', 'mp', 'mla']);
  expect(rolesThat(access.hasProfileEntry)).toEqual(['mp', 'mla']);
  expect(rolesThat(access.signsInByPhone)).toEqual(['staff']);
});

test('[SHELL-13, DET-09, DASH-05, CRE-05, SCOPE-04] nothing is hidden from a role of another host that no rule names', () => {
  const other = { ...mp, role: policies.OTHER_ROLE };
  expect(policies.can(other, 'delete', 'complaint')).toBe(true);
  expect(policies.can(other, 'create', 'administrator')).toBe(true);
  // An action that nobody may do is no permission of another role.
  expect(policies.can(other, 'delete', 'account')).toBe(false);
  expect(access.officerTargets(other, false)).toEqual(['department', 'ministry', 'district', 'both']);
  expect(access.reportsOf(other)).toEqual(['areas', 'categories']);
  expect(access.chartsOf(other)).toEqual(['issues_area', 'issues_category']);
  expect(
    [access.hasOrigin, access.choosesInCharge, access.hasProfileEntry].map((rule) => rule(other)),
  ).toEqual([true, true, true]);
  expect([access.lockedPlaces(other), access.lockedPlaces(other, true)]).toEqual([['parliament'], []]);
  expect(reach.ownPlaces(other)).toEqual({ parliament_id: P });
  expect(reach.ownPlaces({ ...other, parliament_id: null })).toEqual({});
});

test('[DET-13] neither creator nor mla may delete a complaint that did not come from the web', () => {
  const keeps = (creator_id: number | null) =>
    rolesThat((actor) => access.keepsAppComplaint(actor, { creator_id }));
  expect([keeps(null), keeps(admin.id), keeps(staff.id)]).toEqual([
    ['mla'],
    ['admin', 'mla'],
    ['mla', 'staff'],
  ]);
});

test('[DET-08, DET-09] kinds of officers: those of the state for admin, and for staff of what admin recorded', () => {
  const ofState = ['ministry', 'district', 'both'];
  const ofPlace = ['department'];
  const targets = (byAdmin: boolean) => each((actor) => access.officerTargets(actor, byAdmin));
  expect(targets(false)).toEqual([ofState, ofPlace, ofPlace, ofPlace]);
  expect(targets(true)).toEqual([ofState, ofPlace, ofPlace, ofState]);
});

test('[USR-01, CAN-01] a candidate record gives its user a role; without one there is no seat', () => {
  expect(access.CANDIDATE_ROLES).toEqual({
    MP: 'mp',
    MLA: 'mla',
    'STATE MINISTOR': 'mla',
    'CENTRAL MINISTOR': 'mp',
  });
  expect([access.PARTY_ROLES, access.ROLE_WITHOUT_SEAT]).toEqual([['mp', 'mla'], 'mla']);
});

test('[SLA-20] another role, parliament or assembly moves an account; the same ones do not', () => {
  expect(each((actor) => reach.hasMoved(actor, { ...actor }))).toEqual([false, false, false, false]);
  expect(reach.hasMoved(mla, staff)).toBe(true);
  expect(reach.hasMoved(mp, { ...mp, parliament_id: P + 1 })).toBe(true);
  expect(reach.hasMoved(staff, { ...staff, assembly_id: A + 1 })).toBe(true);
});
