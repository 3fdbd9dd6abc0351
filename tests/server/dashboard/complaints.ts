import fc from 'fast-check';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

type Placed = { [K in keyof PlaceIds]: number };

/** An office with a leader in V1 and one in V3, and complaints that need not come through the API. */
export async function openOffice() {
  const desk = await openDesk();
  const { V1, V2, V3, V4 } = desk.places;
  const [one, other] = await desk.db
    .insert(leaders)
    .values([
      { name: 'Leader of V1', phone: '9000000001', ...V1 },
      { name: 'Leader of V3', phone: '9000000002', ...V3 },
    ])
    .returning({ id: leaders.id });
  const leaderIds = [one?.id ?? 0, other?.id ?? 0] as const;
  /** Random complaints that differ in all dashboard dimensions. */
  const cases = fc.record({
    place: fc.constantFrom(...([V1, V2, V3, V4] as Placed[])),
    category_id: fc.constantFrom(desk.roads, desk.water),
    staff_id: fc.constantFrom(null, desk.staff.id, desk.colleague.id, desk.staffElsewhere.id),
    leader_id: fc.constantFrom(null, ...leaderIds),
    status: fc.constantFrom(...STATUSES),
    name: fc.constantFrom('Ramulu', 'Lakshmi', 'demo'),
  });
  return { ...desk, leaderIds, cases };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
export type Case = Office['cases'] extends fc.Arbitrary<infer C> ? C : never;

let number = 0;

/** One statement for all of them. */
export async function insertCases({ db }: Pick<Desk, 'db'>, cases: Case[]) {
  if (cases.length === 0) return;
  await db.insert(complaints).values(
    cases.map(({ place, ...given }) => ({
      ...{ complaint_number: `2025-${++number}`, phone: '9000000000', details: '', search_text: '' },
      ...{ source: 'web' as const, type: 'complaint' as const, is_internal: true },
      ...{ ...given, ...place },
    })),
  );
}
