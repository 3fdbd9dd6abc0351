import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import { complaintRow } from '../../worlds/complaintRow.ts';
import type { Desk } from './desk.ts';

/** Complaints recorded at V1 in the same millisecond. */
export const insertMany = (desk: Desk, count: number, given: object = {}) =>
  desk.db.insert(complaints).values(
    Array.from({ length: count }, (_, index) => {
      const complaint_number = `2025-${index}-${crypto.randomUUID()}`;
      return complaintRow(desk, {
        ...{ complaint_number, name: `Person ${index}`, created_at: desk.clock.now, ...given },
      });
    }),
  );

/** Complaints of these names, each a minute older than the one before. */
export const insertNamed = (desk: Desk, names: string[], detailsOf = (_index: number) => 'Road') =>
  desk.db.insert(complaints).values(
    names.map((name, index) => {
      const complaint_number = `2025-${String(index).padStart(6, '0')}`;
      const created_at = new Date(desk.clock.now.getTime() - index * 60_000);
      const row = complaintRow(desk, { complaint_number, name, details: detailsOf(index), created_at });
      return { ...row, search_text: searchTextOf(row) };
    }),
  );
