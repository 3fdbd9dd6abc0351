import { eq } from 'drizzle-orm';
import { isClosed } from '../../../contract/complaintStatus.ts';
import { DAY_MS } from '../../../contract/day.ts';
import { MAX_SIMILAR } from '../../../contract/limits.ts';
import { parseLocation } from '../../../contract/location.ts';
import type { Seat } from '../../../contract/place.ts';
import { changes, seatOf } from '../../../contract/reach.ts';
import type { findSimilar as call, SimilarReason } from '../../../contract/similar.ts';
import { names } from '../../db/names.ts';
import { findPlaces, placeTables } from '../../db/places.ts';
import { ownComplaints } from '../../db/scope.ts';
import { invalidField } from '../../errors/apiError.ts';
import type { Context } from '../../http/serve.ts';
import { categoryValuesAt } from '../../offices/settings.ts';
import { textOfHtml } from '../../text/sanitise.ts';
import { rowOf } from '../row.ts';
import { alikeAmong, type CandidateRow, findCandidates } from './candidates.ts';
import { metresBetween } from './distance.ts';
import { personTold } from './whose.ts';

/** What each reason counts; nothing is shown for words or a position alone (PER-15). */
const SCORES: Record<SimilarReason, number> = { person: 80, area: 50, words: 20, position: 20 };
/** A closed complaint of the same person counts as long. */
const CLOSED_FOR_DAYS = 30;
/** So many texts are compared, those of the likest. */
const COMPARED = 100;

type Reasons = CandidateRow & { reasons: SimilarReason[] };

/**
 * The caller's complaints that are like the one that is being written (PER-15): of the same person or the same area, and
 * likest where the words or the position agree as well.
 */
export async function findSimilar(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const known = await names(db);
  if (!known.category(body.category_id)) throw invalidField('category_id', 'notChoice');
  const place = await placeOf(context);
  const limits = await categoryValuesAt(db, place, body.category_id);
  const since = new Date(now.getTime() - limits.similar_days * DAY_MS);
  const found = await findCandidates(db, {
    personId: await personTold(context, body, place),
    areaId: body.area_id,
    categoryId: body.category_id,
    since,
    scope: ownComplaints(actor),
  });
  const first = found
    .map((row): Reasons => ({ ...row, reasons: basicReasons(row, { ...body, since, now }) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(likestFirst)
    .slice(0, COMPARED);
  const ids = first.map(({ id }) => id);
  const alike = await alikeAmong(db, ids, body.details ? textOfHtml(body.details) : '');
  const data = first
    .map((row): Reasons => {
      const words = alike.has(row.id) ? (['words'] as const) : [];
      const position = isNear(row, body, limits.similar_radius) ? (['position'] as const) : [];
      return { ...row, reasons: [...row.reasons, ...words, ...position] };
    })
    .sort(likestFirst)
    .slice(0, MAX_SIMILAR)
    .map(({ location: _, same_person, reasons, ...row }) => ({
      ...rowOf(row, known, now),
      ...{ score: scoreOf(reasons), reasons, same_person },
    }));
  return { data, total: data.length };
}

/** Where the complaint is being written: at the area that was chosen, else at the actor's own place. */
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
function basicReasons(row: CandidateRow, { area_id, since, now }: Written): SimilarReason[] {
  const closedSince = new Date(now.getTime() - CLOSED_FOR_DAYS * DAY_MS);
  const counts = !isClosed(row.status) || (row.closed_at !== null && row.closed_at >= closedSince);
  const isOfArea = row.area_id === area_id && row.created_at >= since;
  return [
    ...(row.same_person && counts ? (['person'] as const) : []),
    ...(isOfArea ? (['area'] as const) : []),
  ];
}

function isNear(row: CandidateRow, { location }: { location: string | null }, metres: number): boolean {
  const [here, there] = [parseLocation(location), parseLocation(row.location)];
  return here !== null && there !== null && metresBetween(here, there) <= metres;
}

/** Of person and area the stronger one counts. */
const scoreOf = (reasons: readonly SimilarReason[]): number =>
  reasons
    .filter((reason) => reason !== 'area' || !reasons.includes('person'))
    .reduce((sum, reason) => sum + SCORES[reason], 0);

const likestFirst = (one: Reasons, other: Reasons) =>
  scoreOf(other.reasons) - scoreOf(one.reasons) ||
  other.created_at.getTime() - one.created_at.getTime() ||
  other.id - one.id;
