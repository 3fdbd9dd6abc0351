import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { workingDaysBetween } from '#contract/desk/workingTime.ts';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { WAITING } from '#contract/letters/referralActions.ts';
import {
  COUNTED_DAYS,
  type getReferralFigures as call,
  type ReferralFigures,
} from '#contract/letters/referralFigures.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import { namedOf } from '#server/kernel/db/names.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { referrals } from '../schema/referrals.ts';
import { rulesOfOffice } from './rules.ts';
import { ofOffice } from './scope.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;
const { contact_id, category_id, due_on, sent_at, answered_at, state } = referrals;
const count = sql<number>`count(*)::int`;
const waits = sql`${state} in ('sent', 'interim')`;

/** Open and overdue referrals by department and officer, and the response time of officers (REF-15). */
export async function referralFigures(context: Context<typeof call>): Promise<ReferralFigures> {
  const office = await findOffice(context, context.query.office_id);
  const { calendar } = await rulesOfOffice(context.db, office.id);
  return {
    departments: await byDepartment(context, office.id),
    officers: await byOfficer(context, office.id, calendar),
  };
}

async function byDepartment(
  { actor, db, now }: Reader,
  office: number,
): Promise<ReferralFigures['departments']> {
  const overdue = sql<number>`(count(*) filter (where ${due_on} < ${dayOf(now)}))::int`;
  const counted = await db
    .select({
      department: namedColumns(contactCategories),
      waiting: count,
      overdue,
    })
    .from(referrals)
    .leftJoin(contactCategories, eq(contactCategories.id, category_id))
    .where(and(ofOffice(db, actor, office), inArray(state, [...WAITING])))
    .groupBy(contactCategories.id)
    .orderBy(desc(overdue), desc(count), contactCategories.id);
  return counted.map(({ department, ...figures }) => ({
    department: department && namedOf(department),
    ...figures,
  }));
}

/** The referrals of the last year, with the working days that each waited. */
async function byOfficer({ actor, db, now }: Reader, office: number, calendar: Calendar) {
  const today = dayOf(now);
  const since = new Date(startOf(addDays(today, -COUNTED_DAYS)));
  const day = (at: AnyPgColumn) => sql<string | null>`((${at} at time zone ${TIME_ZONE})::date)::text`;
  const groups = await db
    .select({
      contact_id,
      asked: count,
      overdue: sql<number>`(count(*) filter (where ${waits} and ${due_on} < ${today}))::int`,
      sent: day(sent_at).as('sent_day'),
      answered: day(answered_at).as('answered_day'),
    })
    .from(referrals)
    .where(and(ofOffice(db, actor, office), gte(sent_at, since), isNotNull(contact_id)))
    .groupBy(contact_id, sql`sent_day`, sql`answered_day`);
  const officers = await officersOf(db, groups);
  return officers.map(({ department, ...officer }) => {
    const own = groups.filter((group) => group.contact_id === officer.contact_id);
    const days = own.flatMap(({ asked: count, sent, answered }) =>
      sent && answered ? Array<number>(count).fill(workingDaysBetween(calendar, sent, answered)) : [],
    );
    return {
      ...officer,
      department: department && namedOf(department),
      asked: sum(own, 'asked'),
      answered: days.length,
      overdue: sum(own, 'overdue'),
      median_days: medianOf(days),
    };
  });
}

function officersOf(db: Reader['db'], groups: readonly { contact_id: number | null }[]) {
  const ids = [...new Set(groups.flatMap((group) => group.contact_id ?? []))];
  return db
    .select({
      contact_id: contacts.id,
      name: contacts.name,
      designation: contacts.designation,
      department: namedColumns(contactCategories),
    })
    .from(contacts)
    .leftJoin(contactCategories, eq(contactCategories.id, contacts.category_id))
    .where(inArray(contacts.id, ids))
    .orderBy(contacts.name, contacts.id);
}

const sum = <K extends string>(rows: readonly Record<K, number>[], field: K) =>
  rows.reduce((total, row) => total + row[field], 0);

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
