import { and, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { MAX_BULK_ROWS } from '#contract/desk/bulkActions.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { isIn, placeFilter } from '#server/kernel/db/listing.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { unlessMerged } from '../relations.ts';
import { complaints } from '../schema/complaints.ts';
import type { ComplaintQuery } from './query.ts';

/** Filters that rows beside a complaint answer (DESK-07). Each of these is looked up, and no index of complaints knows any. */
const LOOKED_UP = ['outcome', 'verification', 'referral', 'language'] as const;

export const isLookedUp = (query: ComplaintQuery): boolean => LOOKED_UP.some((name) => query[name]);

/**
 * How far what is looked up is counted: of a constituency as far as all of it is worked on at once (DESK-10), of more no further than
 * what is found by words.
 */
export function mostLookedUp(actor: Actor, { assembly, assembly_id }: ComplaintQuery): number {
  const wanted = ownPlaces(actor).assembly_id ?? assembly_id ?? assembly;
  return typeof wanted === 'number' ? MAX_BULK_ROWS : MAX_COUNTED_MATCHES;
}

/**
 * What holds for complaints whose causes, closings, referrals or persons are asked for. Each is a semi-join within the place: what is
 * rare is found from an index that begins with the value, of what is frequent the list's own order soon meets a page.
 */
export const besideIs = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(
    query.cause ? inRows(causeMembers, isIn(causeMembers.cause_id, query.cause)) : undefined,
    closingIs(actor, query),
    referralIs(query),
    languageIs(actor, query),
  );

/**
 * As its last closing has it: what stands, as rows of a list tell it, and what the citizen disputed, which most often is open again.
 * What was merged since is told of as merged, and as nothing else (PER-17).
 */
function closingIs(actor: Actor, query: ComplaintQuery): SQL | undefined {
  const { outcome, verification } = query;
  if (!outcome && !verification) return undefined;
  const { is_last, reopened_at } = complaintClosings;
  const disputed = sql`${complaintClosings.verification} = 'disputed'`;
  const asked = and(
    is_last,
    outcome
      ? and(isIn(complaintClosings.outcome, outcome), isNull(reopened_at))
      : or(isNull(reopened_at), disputed),
    verification ? isIn(complaintClosings.verification, verification) : undefined,
    within(actor, query, complaintClosings),
  );
  return and(inRows(complaintClosings, asked), unlessMerged(complaints.id));
}

/** Any of its referrals: several departments may be asked at once (REF-01). The index leaves out those of causes. */
function referralIs({ referral }: ComplaintQuery): SQL | undefined {
  if (!referral) return undefined;
  return inRows(referrals, and(isIn(referrals.state, referral), isNotNull(referrals.complaint_id)));
}

/** Of whoever brings it, as the card of the person has it (PER-01). */
function languageIs(actor: Actor, query: ComplaintQuery): SQL | undefined {
  if (!query.language) return undefined;
  const asked = and(isIn(persons.language, query.language), within(actor, query, persons));
  const theirs = sql`${complaintPersons} join ${persons} on ${eq(persons.id, complaintPersons.person_id)}`;
  return isAmong(complaintPersons.complaint_id, theirs, asked);
}

type Placed = Record<'parliament_id' | 'assembly_id', AnyPgColumn>;

/**
 * Closings and persons are of the constituency of the complaint, and of no smaller place. Where that is the actor's own its parliament
 * is not asked for as well: the planner would take both for independent, and what it finds for a seventh of what there is.
 */
function within(actor: Actor, query: ComplaintQuery, { parliament_id, assembly_id }: Placed) {
  const own = ownPlaces(actor).assembly_id === undefined ? { parliament_id } : { assembly_id };
  return and(changeable(actor, own), placeFilter(actor, query, { parliament_id, assembly_id }));
}

const inRows = (rows: SQLWrapper & { complaint_id: AnyPgColumn }, asked: SQL | undefined): SQL =>
  isAmong(rows.complaint_id, sql`${rows}`, asked);

const isAmong = (id: AnyPgColumn, from: SQL, asked: SQL | undefined): SQL =>
  sql`${complaints.id} in (select ${id} from ${from} where ${asked})`;
