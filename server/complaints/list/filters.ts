import { and, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { NOBODY } from '#contract/kernel/limits.ts';
import { phoneForms } from '#contract/kernel/phone.ts';
import { chosen, isIn, placeFilter } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable, ownComplaints, ownParts, recordedComplaints } from '#server/kernel/db/scope.ts';
import { phoneParts } from '#server/kernel/text/phoneParts.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import { complaints } from '../schema/complaints.ts';
import { commonIs, isPerson, oneOf, type Person } from './commonFilters.ts';
import { comparisonWith } from './comparison.ts';
import { hasDeadline } from './deadlineFilters.ts';
import { besideIs } from './lookedUpFilters.ts';
import { isNewFor } from './newlyAssigned.ts';
import type { ComplaintQuery } from './query.ts';
import { statusIs } from './statusFilter.ts';
import { allWords, keywordWords, nameWords, numberWords, type Words } from './words.ts';

/** The complaints that the actor may see and the filters of a list ask for (LIST-03); words are apart. */
export const filtered = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(ownComplaints(actor), asked(actor, query));

/** All complaints of the place that is asked for: what an index has in the order of the list, whatever the other filters. */
export const ofPlace = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(sql`not hidden`, changeable(actor, complaints), placeFilter(actor, query, complaints));

/** The same in parts without overlap, each of which an index has in the order of the list. */
export const filteredParts = (actor: Actor, query: ComplaintQuery): (SQL | undefined)[] =>
  ownParts(actor, complaints, query.staff_id).map((part, nth) => and(part, asked(actor, query, nth)));

/** Of what staff may see, what they have recorded and others have. */
export const filteredRecorded = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(recordedComplaints(actor), asked(actor, query));

/** Of all that is asked for what complaints and their mirrors have alike. */
export const filteredAlike = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(ownComplaints(actor), commonIs(actor, query, COMMON));

/** Their columns by the names that mirrors have. */
const COMMON = { ...complaints, complaint_id: complaints.id, received_at: complaints.created_at };

function asked(actor: Actor, query: ComplaintQuery, nth?: number): SQL | undefined {
  return and(
    commonIs(actor, query, COMMON),
    chosen(query, complaints.id),
    query.leader_id ? oneOf(query.leader_id, forwardedTo) : undefined,
    query.last_leader_id
      ? oneOf(query.last_leader_id, (id) => isPerson(complaints.leader_id, id))
      : undefined,
    query.assigned ? isIn(complaints.assigned, query.assigned) : undefined,
    query.phone ? phoneIs(query.phone) : undefined,
    query.status ? oneOf(query.status, (one) => statusIs(one, actor)) : undefined,
    query.priority ? isIn(complaints.priority, query.priority) : undefined,
    hasDeadline(actor, query, nth),
    besideIs(actor, query),
    query.given === 'new' ? isNewFor(actor, query) : undefined,
  );
}

/** Any of the leaders that it was forwarded to; whoever was the last one is in the complaint itself. */
const forwardedTo = (wanted: Person): SQL =>
  wanted === NOBODY
    ? isNull(complaints.leader_id)
    : sql`${complaints.id} in (select ${complaintLeaders.complaint_id} from ${complaintLeaders} where ${complaintLeaders.leader_id} = ${wanted})`;

/** What is to be found in the text of the complaints; null when nothing is. */
export async function wordsOf(db: Db | Tx, query: ComplaintQuery): Promise<Words | null> {
  const { term, keyword, name, complaint_number } = query;
  if (!term && !keyword && !name && !complaint_number) return null;
  const has = await comparisonWith(db);
  return allWords([
    keywordWords(term, has),
    keywordWords(keyword, has),
    name ? nameWords(name, has) : null,
    complaint_number ? numberWords(complaint_number, has) : null,
  ]);
}

/** A whole phone number, or how it begins. */
function phoneIs(typed: string): SQL {
  const whole = phoneForms(typed);
  if (whole.length > 0) return inArray(complaints.phone, whole);
  return or(...phoneParts(typed).map((part) => like(complaints.phone, `${part}%`))) ?? sql`false`;
}
