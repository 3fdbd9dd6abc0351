import { useQuery } from '@tanstack/react-query';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { type LeaderRow, leadsArea, listLeaders } from '#contract/leaders/leader.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { queryOf } from '#src/components/data/queryOf.ts';

/** Complaints of an assembly that are opened within this time share one request. */
const FRESH_MS = 60_000;

/** The approved leaders in charge of the complaint's area (DET-07), leaders of the area itself first. */
export function useLeadersOf(place: ComplaintRecord) {
  const { assembly_id, area_id } = place;
  const isPlain = !hasCapability('desk');
  // A plain host filters leaders by area and returns no other facts about them (S1 section 7).
  const within = isPlain ? { area_id } : { assembly_id };
  return useQuery({
    ...queryOf(['leader', 'approved', within], listLeaders, { query: { ...within, status: 'true' } }),
    select: ({ data }) =>
      data.filter((leader) => isPlain || leadsArea(leader, place)).sort(ownAreaFirst(place.area_id)),
    staleTime: FRESH_MS,
  });
}

const ownAreaFirst = (area: number | null) => (one: LeaderRow, other: LeaderRow) =>
  Number(other.area_id === area) - Number(one.area_id === area);
