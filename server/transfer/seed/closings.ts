import { eq, inArray } from 'drizzle-orm';
import type { Outcome, Verification, VerifyResult } from '#contract/closing/closing.ts';
import { DAY_MS, dayOf } from '#contract/kernel/day.ts';
import { closingCalls, complaintClosings } from '#server/closing/schema/closings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { SeededComplaint } from './complaints.ts';
import type { SeededPlaces } from './insertPlaces.ts';
import { officeOf, type SeedContext } from './seedContext.ts';
import type { SeededClosing } from './seededClosing.ts';

/** The number of closings by verification result; disputed ones were closed again, and that was confirmed. */
const VERIFIED = { disputed: 14, confirmed: 38, unreachable: 9, declined: 5 } as const;
/** The number of closings that still wait for the citizen's answer. */
const PENDING = 18;
const HOUR_MS = 3_600_000;
/** Closings older than this had time for three calls, and for a second closing. */
const OLD_MS = 12 * DAY_MS;
const TWICE_MS = 8 * DAY_MS;

const OUTCOMES: readonly Outcome[] = ['solved', 'solved', 'partly', 'solved', 'information', 'not_possible'];
const REASONS: Partial<Record<Outcome, string>> = {
  not_possible: 'The land belongs to the forest department.',
};
const RATINGS = [5, 4, 4, 3, 5, 5, 2, 4];
const NOTES: Partial<Record<VerifyResult, string>> = {
  disputed: 'The work was begun and left.',
  declined: 'Does not want to be asked.',
};

/** The verifiers of an assembly; nobody verifies an own closing. */
const VERIFIERS: Record<string, readonly string[]> = {
  Huzurabad: ['desk', 'mla'],
  Karimnagar: ['mla2', 'mp'],
  Siddipet: ['mla3', 'admin'],
};

/** Adds closings to each closed complaint, the same on every machine. */
export function withClosings(
  seeded: readonly SeededComplaint[],
  { accounts, now }: SeedContext,
): SeededComplaint[] {
  const remaining: Record<keyof typeof VERIFIED | 'pending', number> = { ...VERIFIED, pending: PENDING };
  const take = (...kinds: (keyof typeof remaining)[]) => {
    const kind = kinds.find((each) => remaining[each] > 0);
    if (kind) remaining[kind] -= 1;
    return kind;
  };
  return seeded.map((complaint, nth) => {
    const { assembly, cause, closed_at, created_at, creator_id, staff_id } = complaint;
    if (!closed_at) return complaint;
    const closed_by = cause?.answer ? cause.creator_id : (staff_id ?? creator_id);
    const by = VERIFIERS[assembly]
      ?.map((name) => accounts.get(`${name}@example.org`))
      .find((id) => id !== closed_by);
    const closing = closingOf({ closed_at, closed_by, nth });
    if (!by) return { ...complaint, closings: [closing] };
    const isOld = now.getTime() - closed_at.getTime() > OLD_MS;
    const isLong = closed_at.getTime() - created_at.getTime() > TWICE_MS;
    const result = isOld
      ? take(...(isLong ? (['disputed'] as const) : []), 'confirmed', 'unreachable', 'declined', 'pending')
      : take('pending');
    if (result !== 'disputed')
      return { ...complaint, closings: [result ? verified(closing, result, by, nth) : closing] };
    const half = new Date((created_at.getTime() + closed_at.getTime()) / 2);
    const first = closingOf({ closed_at: half, closed_by, nth: 0 });
    return {
      ...complaint,
      closings: [verified(first, 'disputed', by, nth), verified(closing, 'confirmed', by, nth)],
    };
  });
}

const closingOf = ({ nth, ...closed }: Pick<SeededClosing, 'closed_at' | 'closed_by'> & { nth: number }) => ({
  ...closed,
  outcome: OUTCOMES[nth % OUTCOMES.length] ?? null,
  verification: 'none' as const,
  rating: null,
  calls: [],
  reopened_at: null,
});

/** A closing after its calls, from the next morning on: three on three days if nobody answers. */
function verified(
  closing: SeededClosing,
  verification: Verification,
  by: number,
  nth: number,
): SeededClosing {
  if (verification === 'pending') return { ...closing, verification };
  const call = (result: VerifyResult, days: number) => {
    const at = new Date(closing.closed_at.getTime() + days * DAY_MS + HOUR_MS);
    return { result, at, by };
  };
  if (verification === 'unreachable')
    return { ...closing, verification, calls: [1, 3, 5].map((days) => call('no_answer', days)) };
  const last = call(verification as VerifyResult, 1);
  const isDisputed = verification === 'disputed';
  const rating = isDisputed ? 1 + (nth % 2) : (RATINGS[nth % RATINGS.length] ?? null);
  return {
    ...closing,
    verification,
    rating: verification === 'declined' ? null : rating,
    calls: [last],
    reopened_at: isDisputed ? last.at : null,
  };
}

/** One demo office limits how often complaints are reopened; the others have no limit (REF-20). */
async function insertLimit(tx: Tx, places: SeededPlaces): Promise<void> {
  const office = await officeOf(tx, { places }, 'Karimnagar');
  const settings = { ...office.settings, closing: { reopen_max: 2, reopen_days: 30 } };
  await tx.update(offices).set({ settings }).where(eq(offices.id, office.id));
}

/** Inserts the closings of demo complaints, with the calls about them. */
export async function insertClosings(
  tx: Tx,
  seeded: readonly SeededComplaint[],
  places: SeededPlaces,
): Promise<void> {
  await insertLimit(tx, places);
  const closed = seeded.filter(({ closings }) => closings);
  const { id, parliament_id, assembly_id } = complaints;
  const seats = await tx
    .select({ id, parliament_id, assembly_id })
    .from(complaints)
    .where(
      inArray(
        id,
        closed.map((complaint) => complaint.id),
      ),
    );
  const placeOf = new Map(seats.map(({ id: complaint_id, ...place }) => [complaint_id, place]));
  const all = closed.flatMap((complaint) =>
    (complaint.closings ?? []).map((closing, nth, { length }) => ({
      closing,
      row: rowOf(complaint.id, closing, placeOf.get(complaint.id), nth === length - 1),
    })),
  );
  const inserted = await tx
    .insert(complaintClosings)
    .values(all.map(({ row }) => row))
    .returning({ id: complaintClosings.id });
  await tx.insert(closingCalls).values(
    all.flatMap(({ closing }, nth) =>
      closing.calls.map(({ result, at, by }) => ({
        closing_id: inserted[nth]?.id ?? 0,
        result,
        channel: 'phone' as const,
        note: NOTES[result] ?? null,
        called_on: dayOf(at),
        creator_id: by,
        created_at: at,
      })),
    ),
  );
}

function rowOf(
  complaint_id: number,
  { calls, reopened_at, rating, ...closing }: SeededClosing,
  place: { parliament_id: number; assembly_id: number } | undefined,
  is_last: boolean,
) {
  const last = calls.at(-1);
  return {
    complaint_id,
    is_last,
    parliament_id: place?.parliament_id ?? 0,
    assembly_id: place?.assembly_id ?? 0,
    ...closing,
    reason: (closing.outcome && REASONS[closing.outcome]) ?? null,
    verified_by: last?.by ?? null,
    verified_at: last?.at ?? null,
    rating,
    rated_at: rating ? (last?.at ?? null) : null,
    ...(reopened_at
      ? { reopened_at, reopened_by: last?.by ?? null, reopen_reason: 'disputed' as const, counts: true }
      : {}),
  };
}
