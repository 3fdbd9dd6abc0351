import type { LoggedFilter, LoggedFilters } from '#contract/desk/accessLog.ts';
import type { ComplaintQuery } from '#server/complaints/list/query.ts';

/** The filters of a list for the access log: ids, days and choices, but no typed text (LIST-03). */
export function loggedFilters(query: ComplaintQuery): LoggedFilters {
  const logged: Record<LoggedFilter, LoggedFilters[LoggedFilter] | null> = {
    resource: null,
    parliament: query.parliament_id ?? query.parliament,
    assembly: query.assembly_id ?? query.assembly,
    mandal: query.mandal_id ?? query.mandal,
    area: query.area_id ?? query.area,
    category: query.category,
    status: query.status,
    staff: query.staff_id,
    leader: query.leader_id ?? query.last_leader_id,
    assigned: query.assigned,
    from_date: query.from_date,
    to_date: query.to_date,
    created_by_me: query.created_by_me,
    words: [query.term, query.keyword, query.name, query.complaint_number, query.phone].some(Boolean),
  };
  return Object.fromEntries(Object.entries(logged).filter(([, value]) => value));
}
