import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import type { Desk } from './desk.ts';

/** Inserts complaints of these names, each a minute older than the one before. */
export const namedComplaints =
  (desk: Desk) =>
  async (names: string[], detailsOf = (_index: number) => 'Road') => {
    const rows = names.map((name, index) => ({
      ...(desk.places.V1 as Record<keyof typeof desk.places.V1, number>),
      complaint_number: `2025-${String(index).padStart(6, '0')}`,
      name,
      phone: '9000000000',
      details: detailsOf(index),
      source: 'web' as const,
      type: 'complaint' as const,
      is_internal: true,
      status: 'open' as const,
      category_id: desk.roads,
      created_at: new Date(desk.clock.now.getTime() - index * 60_000),
    }));
    await desk.db.insert(complaints).values(rows.map((row) => ({ ...row, search_text: searchTextOf(row) })));
  };
