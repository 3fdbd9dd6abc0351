import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#contract/access/access.ts';
import type { Role } from '#contract/access/policies.ts';
import {
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  type ComplaintState,
  offer,
  refusalOf,
} from '#contract/complaints/complaintActions.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { textOf } from '#server/kernel/errors/apiError.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { pdf } from '../../fixtures/index.ts';
import { complaintRow } from '../../worlds/complaintRow.ts';
import { insertContact, insertDepartment, insertLeader } from '../../worlds/contacts.ts';
import { type Desk, openDesk } from './desk.ts';

const ROLES = ['admin', 'mp', 'mla', 'staff'] as const;
const actor = (role: Role, id = 1): Actor => ({
  id,
  role,
  duties: [],
  parliament_id: 1,
  assembly_id: 1,
  deputy_for: [],
});
const complaint = (status: Status, source: 'web' | 'app' = 'web', creator_id: number | null = 2) => ({
  status,
  source,
  creator_id,
});
const rolesWith = (action: ComplaintAction, state: ComplaintState, shown = 'enabled') =>
  ROLES.filter((role) => offer(action, actor(role), state) === shown);

describe('the state machine', () => {
  test.each(['open', 'pending', 'reviewed', 'responded'] as const)('[DET-04, DET-10] while %s', (status) => {
    const state = complaint(status);
    expect(rolesWith('resolve', state)).toEqual(ROLES);
    expect(rolesWith('forwardToOfficer', state)).toEqual(ROLES);
    expect(rolesWith('reopen', state)).toEqual([]);
    expect(rolesWith('assign', state)).toEqual(['admin', 'mp', 'mla']);
  });

  test.each(['close', 'Resolved'] as const)('[DET-06, DET-10] once %s', (status) => {
    const state = complaint(status);
    expect(rolesWith('reopen', state)).toEqual(ROLES);
    for (const action of ['resolve', 'assign', 'forwardToLeader', 'forwardToOfficer'] as const) {
      expect(rolesWith(action, state, 'hidden')).toEqual(ROLES);
    }
  });

  test('[DET-07, DET-12] forwarding to an in-charge of the area is neither for admin nor for staff', () => {
    expect(rolesWith('forwardToLeader', complaint('open'))).toEqual(['mp', 'mla']);
  });

  test('[DET-11] what came from the app is not edited, by anybody', () => {
    expect(rolesWith('edit', complaint('open', 'app'), 'disabled')).toEqual(ROLES);
    expect(rolesWith('edit', complaint('Resolved'))).toEqual(ROLES);
  });

  test('[DET-12, DET-13] deleting: hidden from staff, disabled for mla and the creator of what came from the app', () => {
    expect(rolesWith('delete', complaint('open'))).toEqual(['admin', 'mp', 'mla']);
    expect(rolesWith('delete', complaint('open'), 'hidden')).toEqual(['staff']);
    expect(rolesWith('delete', complaint('open', 'app'))).toEqual(['admin', 'mp']);
    expect(rolesWith('delete', complaint('open', 'app'), 'disabled')).toEqual(['mla']);
    expect(rolesWith('delete', complaint('open', 'app', 1), 'disabled')).toEqual(['admin', 'mp', 'mla']);
  });

  test('[DET-11, CRE-11] files are added to what came from the app by who recorded it, and by nobody else', () => {
    expect(rolesWith('attach', complaint('open', 'app', 1))).toEqual(ROLES);
    expect(rolesWith('attach', complaint('open', 'app'), 'hidden')).toEqual(ROLES);
    expect(rolesWith('attach', complaint('open'))).toEqual(ROLES);
  });

  test('[DET-03, DET-04] remarks, answers and export are always possible', () => {
    for (const action of ['remark', 'reply', 'export'] as const) {
      expect(rolesWith(action, complaint('Resolved', 'app'))).toEqual(ROLES);
    }
  });

  test('[PER-17] of one that was merged nothing is possible but to see it, to delete it and to undo the merge', () => {
    const merged = {
      ...complaint('close', 'web', 1),
      merged_into: { number: '2026-000123', may_undo: true },
    };
    const possible = COMPLAINT_ACTIONS.filter((action) => rolesWith(action, merged).length > 0);
    expect(possible).toEqual(['export', 'delete', 'undoMerge']);
    expect(rolesWith('undoMerge', merged)).toEqual(['admin', 'mp', 'mla']);
    expect(rolesWith('undoMerge', complaint('close'))).toEqual([]);
    const old = { ...merged, merged_into: { number: '2026-000123', may_undo: false } };
    expect(rolesWith('undoMerge', old)).toEqual([]);
    expect(rolesWith('merge', complaint('close'))).toEqual(['admin', 'mp', 'mla']);
    const head: Actor = { ...actor('staff'), duties: ['desk_head'] };
    expect(offer('merge', head, { merged_into: null })).toBe('enabled');
    const refusal = refusalOf('edit', actor('mla'), merged);
    expect(refusal && textOf(refusal.message, refusal.values)).toBe(
      'This grievance was merged into 2026-000123.',
    );
  });

  test('[SLA-14] escalates from every level but the last; returns by users of its level, above it, or deputies', () => {
    const at = (level: number, reached = false) => ({ ...complaint('open'), clock: { level, reached } });
    expect(rolesWith('escalate', complaint('open'))).toEqual(ROLES);
    expect(rolesWith('escalate', at(3))).toEqual(ROLES);
    expect(rolesWith('escalate', at(4))).toEqual([]);
    expect(rolesWith('escalate', { ...complaint('open'), type: 'suggestion' })).toEqual([]);
    expect([0, 1, 2, 3, 4].map((level) => rolesWith('deescalate', at(level)))).toEqual([
      [],
      ['admin', 'mp', 'mla'],
      ['admin', 'mp', 'mla'],
      ['admin', 'mp'],
      ['admin'],
    ]);
    const head: Actor = { ...actor('staff'), duties: ['desk_head'] };
    expect([1, 2].map((level) => offer('deescalate', head, at(level)))).toEqual(['enabled', 'hidden']);
    expect(offer('deescalate', actor('staff'), at(2, true))).toBe('enabled');
    expect(refusalOf('deescalate', actor('staff'), at(1))).toEqual({ message: 'belowLevel' });
  });

  test('[PER-17, DET-14] one into which others were merged is not deleted', () => {
    const target = { ...complaint('open'), merged_from: [{ id: 1 }] };
    expect(rolesWith('delete', target, 'disabled')).toEqual(['admin', 'mp', 'mla']);
    expect(rolesWith('delete', { ...target, merged_from: [] })).toEqual(['admin', 'mp', 'mla']);
  });
});

describe('[API-05, API-07] the server obeys it', () => {
  let desk: Desk;
  let leader = 0;
  let department = 0;
  let officer = 0;
  let administrator = 0;
  let person = 0;
  let target: { id: number; complaint_number: string };

  beforeAll(async () => {
    desk = await openDesk();
    leader = (await insertLeader(desk.db, desk.places.V1)).id;
    department = await insertDepartment(desk.db, 'Roads');
    officer = await insertContact(desk.db, {}, { name: 'Ravi', department });
    administrator = await insertContact(desk.db, {}, { name: 'Collector' });
    const [made] = await desk.db
      .insert(persons)
      .values({ name: 'Ramulu Goud', phones: ['9848012345'], search_text: '', ...desk.places.V1 })
      .returning();
    person = made?.id ?? 0;
    target = await insert('open', 'web');
  });

  async function insert(status: Status, source: 'web' | 'app', isMerged = false) {
    const [row] = await desk.db
      .insert(complaints)
      .values(
        complaintRow(desk, {
          ...{ complaint_number: crypto.randomUUID(), source, is_internal: source === 'web', status },
          ...{ staff_id: desk.staff.id, creator_id: desk.mp.id },
        }),
      )
      .returning();
    if (!row) throw new Error('insert answered no row');
    const { id, created_at } = row;
    await desk.db.insert(complaintPersons).values({ complaint_id: id, person_id: person, created_at });
    if (!isMerged) return row;
    const merge = { source_id: id, target_id: target.id, status: 'open' as const, merged_at: desk.clock.now };
    await desk.db.insert(complaintMerges).values(merge);
    return { ...row, merged_into: { number: target.complaint_number, may_undo: true } };
  }

  const officers = (role: Role) =>
    role === 'admin'
      ? { is_administrator: 'true', administrator_id: administrator }
      : { is_administrator: 'false', dept_id: department, officer_id: [officer] };

  const calls: Record<
    ComplaintAction,
    (id: number, role: Role) => [string, string, Record<string, unknown>?]
  > = {
    export: (id) => ['GET', `complaint/${id}`],
    remark: (id) => ['POST', 'complaint/history', { complaint_id: id, message: 'Seen' }],
    reply: (id) => ['POST', 'complaint/response', { complaint_id: id, message: 'Yes', status: 'responded' }],
    resolve: (id) => ['POST', 'complaint/close', { id, message: 'Done' }],
    reopen: (id) => ['POST', 'complaint/reopen', { id }],
    takeBack: (id) => ['POST', 'complaint/reopen', { id, reason: 'by_mistake' }],
    verify: (id) => ['POST', `complaint/${id}/verify`, { result: 'confirmed', channel: 'phone' }],
    approve: (id) => ['POST', `complaint/${id}/approve`, { approved: true }],
    assign: (id) => ['POST', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.colleague.id }],
    forwardToLeader: (id) => [
      'POST',
      'complaint/forward',
      { id, area: desk.places.V1.area_id, leaders: [leader] },
    ],
    forwardToOfficer: (id, role) => ['POST', 'complaint/officer', { complaint_id: id, ...officers(role) }],
    edit: (id) => ['PUT', `complaint/${id}`, { name: 'Ramulu' }],
    prioritise: (id) => ['PUT', `complaint/${id}`, { priority: 'urgent' }],
    followUp: (id) => ['POST', 'complaint/followup', { id }],
    pause: (id) => [
      'POST',
      'complaint/pause',
      { id, reason: 'court', until: addDays(dayOf(desk.clock.now), 9) },
    ],
    resume: (id) => ['POST', 'complaint/resume', { id }],
    escalate: (id) => ['POST', 'complaint/escalate', { id, note: 'Urgent' }],
    deescalate: (id) => ['POST', 'complaint/deescalate', { id, note: 'Yours' }],
    attach: (id) => ['POST', 'complaint/media', { complaint_id: id, file: pdf() }],
    delete: (id) => ['DELETE', `complaint/${id}`],
    merge: (id) => ['POST', 'complaint/merge', { source_ids: [id], target_id: target.id }],
    undoMerge: (id) => ['POST', 'complaint/merge/undo', { source_id: id }],
  };

  async function tryAll(status: Status, source: 'web' | 'app', isMerged: boolean) {
    for (const role of ROLES) {
      for (const action of COMPLAINT_ACTIONS) {
        const row = await insert(status, source, isMerged);
        const [method, path, form] = calls[action](row.id, role);
        const answered = await desk.send(method, path, { token: desk[role].token, form });
        const person: Actor = { ...actor(role), id: desk[role].id };
        const refusal = refusalOf(action, person, row);
        const told = refusal && textOf(refusal.message, refusal.values);
        const told422 = refusal?.field ? { [refusal.field]: [told] } : undefined;
        const expected = refusal
          ? refusal.field
            ? 422
            : 403
          : answered.status < 300
            ? answered.status
            : 200;
        expect([role, action, answered.status, answered.body.errors]).toEqual([
          role,
          action,
          expected,
          told422,
        ]);
        if (refusal) expect(answered.body.message).toBe(told);
      }
    }
  }

  test.each([
    ['open', 'web', false],
    ['Resolved', 'app', false],
    ['close', 'web', true],
  ] as const)('while %s and from the %s, merged: %s', tryAll);
  test.each([
    ['open', 'app', false],
    ['reviewed', 'web', false],
    ['reviewed', 'app', false],
    ['Resolved', 'web', false],
  ] as const)('while %s and from the %s, merged: %s @seldom', tryAll);
});
