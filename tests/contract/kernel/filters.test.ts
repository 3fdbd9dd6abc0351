import { expect, test } from 'vitest';
import { administator } from '#contract/contacts/administator.ts';
import { departmentContact } from '#contract/contacts/contact.ts';
import { complaintCategory } from '#contract/content/categories.ts';
import { event } from '#contract/content/event.ts';
import { gallery } from '#contract/content/gallery.ts';
import { milestone } from '#contract/content/milestone.ts';
import { news } from '#contract/content/news.ts';
import { policy } from '#contract/content/policy.ts';
import { video } from '#contract/content/video.ts';
import { contracts } from '#contract/index.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { filterQuery, listFilters } from '#contract/kernel/filters.ts';
import { candidate } from '#contract/leaders/candidate.ts';

/** The superior and successor of a post, and whether it is vacant (REF-22). */
const POST = ['reference superior_id', 'reference successor_id', 'flag is_vacant'];
const PLACES = ['place parliament', 'place assembly', 'place mandal', 'place area'];
const told = (contract: Contract) => listFilters(contract).map(({ kind, field }) => `${kind} ${field}`);

test.each<[Contract, string[]]>([
  [event, ['days start_date', 'choice event_type', 'reference gallery_id', ...PLACES]],
  [gallery, ['reference event_id', ...PLACES]],
  [video, ['reference category_id', 'flag status', ...PLACES]],
  [policy, ['reference policy_category_id', ...PLACES]],
  [news, ['days date', ...PLACES]],
  [milestone, ['days date', ...PLACES]],
  [departmentContact, ['reference category_id', ...POST, ...PLACES]],
  [administator, [...POST, ...PLACES]],
  [complaintCategory, []],
])('[CRUD-02] the filters of $name follow from its fields', (contract, expected) => {
  expect(told(contract)).toEqual(expected);
});

test('[CAN-01] a list of people without places of their own is filtered by those of their seats', () => {
  expect(told(candidate)).toEqual([
    'choice designation',
    'reference user_id',
    'reference category_id',
    'place parliament',
    'place assembly',
  ]);
});

test('[API-03] a list takes each of them in its query, days as the first and the last', () => {
  expect(Object.keys(filterQuery(event))).toEqual([
    'start_date_gte',
    'start_date_lte',
    'event_type',
    'gallery_id',
  ]);
  for (const contract of contracts)
    for (const schema of Object.values(filterQuery(contract))) expect(schema.parse('')).toBeNull();
});
