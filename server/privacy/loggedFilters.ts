import type { AccessEntry, LoggedFilter } from '../../contract/privacy.ts';
import type { ComplaintQuery } from '../complaints/filters.ts';
import type { Named, Names } from '../db/names.ts';

type Logged = Partial<Record<LoggedFilter, string | number | boolean>>;

/** What the access log keeps of the filters of a list: ids, days and choices, no word that somebody typed (LIST-03). */
export function loggedFilters(query: ComplaintQuery): Logged {
  const kept: Record<LoggedFilter, string | number | boolean | null> = {
    parliament: query.parliament_id ?? query.parliament,
    assembly: query.assembly_id ?? query.assembly,
    mandal: query.mandal_id ?? query.mandal,
    area: query.area_id ?? query.area,
    category: query.category,
    status: query.status,
    staff: query.staff_id,
    leader: query.leader_id,
    assigned: query.assigned,
    from_date: query.from_date,
    to_date: query.to_date,
    created_by_me: query.created_by_me,
    words: [query.term, query.keyword, query.name, query.complaint_number, query.phone].some(Boolean),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value));
}

/** What the ids of these filters stand for. */
const named: Partial<Record<LoggedFilter, (known: Names, id: number) => Named | null>> = {
  parliament: (known, id) => known.place('parliament', id),
  assembly: (known, id) => known.place('assembly', id),
  mandal: (known, id) => known.place('mandal', id),
  area: (known, id) => known.place('area', id),
  category: (known, id) => known.category(id),
  staff: (known, id) => known.user(id),
};

/** The same for a reader: names instead of ids. */
export function filtersInWords(logged: Logged, known: Names): AccessEntry['filters'] {
  return (Object.entries(logged) as [LoggedFilter, string | number | boolean][]).map(([name, value]) => ({
    name,
    value: typeof value === 'boolean' ? '' : (named[name]?.(known, Number(value))?.name ?? String(value)),
  }));
}
