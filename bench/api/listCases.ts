import { addDays, dayOf } from '#contract/kernel/day.ts';
import { ACTORS, CATEGORY, PLACE } from '../office/state.ts';
import { WORDS } from '../office/texts.ts';
import { type BoundedCase, pageOf, type Query } from './case.ts';
import type { Who } from './desk.ts';

const TODAY = dayOf(new Date());
const { mandal_id, area_id, parliament_id } = PLACE;
const ALL = ['admin', 'mla', 'staff'] as const;

const list = (who: Who, query: Query): BoundedCase => ({
  title: `list by ${Object.entries(query).flat().join(' ')}`,
  who,
  ask: pageOf('complaint', query),
});
const search = (who: Who, what: string, keyword: string, query: Query = {}): BoundedCase => ({
  title: `search: ${what}`,
  who,
  ask: pageOf('complaint', { keyword, ...query }),
});

/** Lists with their totals: pages, filters, pairs of filters, orders and words. */
export const listCases: readonly BoundedCase[] = [
  ...[1, 500, 15_000, 30_000, 1_000_000].map((page) => list('admin', { page })),
  ...[1, 20].map((page) => list('mla', { page })),
  ...[1, 5].map((page) => list('staff', { page })),
  list('admin', { status: 'open' }),
  list('mla', { status: 'Resolved' }),
  list('admin', { category: CATEGORY }),
  list('admin', { parliament: parliament_id }),
  list('mla', { mandal: mandal_id }),
  list('mla', { area: area_id }),
  list('mla', { staff_id: ACTORS.staff }),
  list('mla', { leader_id: area_id }),
  list('mla', { assigned: 'In-charge of 0' }),
  list('staff', { created_by_me: 1 }),
  list('mla', { from_date: addDays(TODAY, -14) }),
  list('admin', { phone: WORDS.phoneStart }),
  list('admin', { status: 'open', category: CATEGORY, parliament: parliament_id }),
  list('mla', { status: 'open', category: CATEGORY }),
  ...ALL.flatMap((who) => [
    ...['running', 'paused', 'met', 'missed', 'none', 'overdue', 'at_risk'].map((sla) => list(who, { sla })),
    ...['overdue', 'met', 'none'].map((sla) => list(who, { sla, category: CATEGORY })),
    list(who, { sla: 'overdue', area: area_id }),
    list(who, { sla: 'overdue', status: 'open' }),
    list(who, { sla: 'overdue', sort: 'name' }),
    list(who, { sort: 'due_on' }),
    list(who, { priority: 'urgent' }),
    list(who, { level: 2 }),
    list(who, { outcome: 'solved' }),
    list(who, { outcome: 'solved', category: CATEGORY, sort: 'name' }),
    list(who, { verification: 'pending' }),
    list(who, { referral: 'sent' }),
    list(who, { referral: 'sent', sla: 'overdue' }),
    list(who, { given: 'answered' }),
    list(who, { given: 'new' }),
    list(who, { response: 'late', page: 50 }),
  ]),
  list('mla', { sla: 'at_risk', sort: 'due_on' }),
  list('mla', { sla: 'overdue', mandal: mandal_id }),
  list('mla', { sla: 'overdue', created_by_me: 1 }),
  list('mla', { sla: 'running', from_date: addDays(TODAY, -30) }),
  list('mla', { sla: 'met', sort: 'due_on' }),
  search('admin', 'rare word', WORDS.rare),
  search('admin', 'word in 5 %', WORDS.frequent),
  search('admin', 'word in 5 %, overdue', WORDS.frequent, { sla: 'overdue' }),
  search('admin', 'Telugu word', WORDS.telugu),
  search('admin', 'part of a phone', WORDS.phone),
  search('admin', 'two words of a name', WORDS.name),
  search('mla', 'rare word', WORDS.rare),
  search('mla', 'word in 5 %', WORDS.frequent),
  search('mla', 'word in 5 %, overdue', WORDS.frequent, { sla: 'overdue' }),
  search('staff', 'word in 5 %', WORDS.frequent),
];

/** My day: its numbers, each with its first five complaints, in one call (DESK-01). */
export const dayCases: readonly BoundedCase[] = ALL.map((who) => ({
  title: 'my day',
  who,
  ask: () => ({ path: 'desk/day' }),
}));

/** The workload of everybody in an office (SLA-21). */
export const workloadCases: readonly BoundedCase[] = [
  { title: 'workload', who: 'mla', ask: () => ({ path: 'workload' }) },
];
