import { eq, inArray } from 'drizzle-orm';
import { changes, seatOf } from '#contract/access/scope.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { MAX_SIMILAR } from '#contract/kernel/limits.ts';
import { type Coordinates, parseLocation } from '#contract/kernel/location.ts';
import type { findSimilar as call, SimilarReason } from '#contract/persons/similar.ts';
import { similarSettings } from '#contract/persons/similarSettings.ts';
import type { Seat } from '#contract/places/place.ts';
import { rowColumns, rowOf } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { findPlaces, placeTables } from '#server/kernel/db/places.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { textOfHtml } from '#server/kernel/text/sanitise.ts';
import { alikeAmong, type Candidate, findCandidates } from './candidates.ts';
import { personOfAddition } from './personOfAddition.ts';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance, by the haversine formula. */
function metresBetween(one: Coordinates, other: Coordinates): number {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map(
    (axis) => Math.sin(radians(other[axis] - one[axis]) / 2) ** 2,
  ) as [number, number];
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, latitude + across)));
}

/** The score of each reason; words or a position alone are not enough (PER-15). */
const SCORES: Record<SimilarReason, number> = { person: 80, area: 50, words: 20, position: 20 };
/** How long a closed complaint of the same person counts. */
const CLOSED_FOR_DAYS = 30;
/** How many texts are compared, of the most similar complaints. */
const COMPARED = 100;

type CheckedRecipient = Candidate & { reasons: SimilarReason[]; score: number };

/**
 * The caller's complaints that are similar to a new one (PER-15): of the same person or the same area, with a higher
 * score if the words or the position also agree.
 */
export async function findSimilar(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const known = await names(db);
  if (!known.category(body.category_id)) throw invalidField('category_id', 'notChoice');
  const place = await placeOf(context);
  const [limits, personId] = await inParallel(db, [
    () => valuesAt(db, place, similarSettings, body.category_id),
    () => personOfAddition(context, body, place),
  ]);
  const since = new Date(now.getTime() - limits.similar_days * DAY_MS);
  const candidates = await findCandidates(db, {
    personId,
    areaId: body.area_id,
    categoryId: body.category_id,
    since,
    scope: ownComplaints(actor),
  });
  const first = candidates
    .map((row) => asRecipient(row, basicReasons(row, { ...body, since, now })))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(likestFirst)
    .slice(0, COMPARED);
  const ids = idsOf(first);
  const alike = await alikeAmong(db, ids, body.details ? textOfHtml(body.details) : '');
  const isNear = nearTo(body.location, limits.similar_radius);
  const likest = first
    .map((row) => {
      const words = alike.has(row.id) ? (['words'] as const) : [];
      const position = isNear(row) ? (['position'] as const) : [];
      return asRecipient(row, [...row.reasons, ...words, ...position]);
    })
    .sort(likestFirst)
    .slice(0, MAX_SIMILAR);
  const rows = await rowsOf(db, idsOf(likest));
  const data = likest.flatMap(({ id, score, reasons, same_person }) => {
    const row = rows.get(id);
    return row ? { ...rowOf(row, known, now), score, reasons, same_person } : [];
  });
  return { data, total: data.length };
}

/** The shown complaints by their ids. */
async function rowsOf(db: Db, ids: number[]) {
  const rows = await db.select(rowColumns).from(complaints).where(inArray(complaints.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The place of the new complaint: that of the chosen area, otherwise the actor's own. */
async function placeOf({ actor, body, db }: Context<typeof call>): Promise<Seat> {
  if (!body.area_id) return seatOf(actor) ?? { parliament_id: null, assembly_id: null };
  const [area] = await findPlaces.area(db, eq(placeTables.area.id, body.area_id));
  if (!area || !changes(actor, area)) throw invalidField('area_id', 'placeUnknown');
  const { parliament_id = null, assembly_id = null } = area;
  return { parliament_id, assembly_id };
}

interface Written {
  area_id: number | null;
  since: Date;
  now: Date;
}

/** Without one of these a complaint is not similar. */
function basicReasons(row: Candidate, { area_id, since, now }: Written): SimilarReason[] {
  const closedSince = new Date(now.getTime() - CLOSED_FOR_DAYS * DAY_MS);
  const counts = !isClosed(row.status) || (row.closed_at !== null && row.closed_at >= closedSince);
  const isOfArea = row.area_id === area_id && row.created_at >= since;
  return [
    ...(row.same_person && counts ? (['person'] as const) : []),
    ...(isOfArea ? (['area'] as const) : []),
  ];
}

function nearTo(location: string | null, metres: number): (row: Candidate) => boolean {
  const here = parseLocation(location);
  if (!here) return () => false;
  return (row) => {
    const there = parseLocation(row.location);
    return there !== null && metresBetween(here, there) <= metres;
  };
}

/** The complaint with the score of its reasons; of person and area only the higher one counts. */
function asRecipient(row: Candidate, reasons: SimilarReason[]): CheckedRecipient {
  const counted = reasons.filter((reason) => reason !== 'area' || !reasons.includes('person'));
  return { ...row, reasons, score: counted.reduce((sum, reason) => sum + SCORES[reason], 0) };
}

const likestFirst = (one: CheckedRecipient, other: CheckedRecipient) =>
  other.score - one.score || other.created_at.getTime() - one.created_at.getTime() || other.id - one.id;
