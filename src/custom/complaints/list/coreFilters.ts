import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import type { ListFilter } from '#src/components/slots/filter.ts';

/** Staff can choose the colleagues for whom they are the substitute (SLA-16). */
const choosesStaff = (actor: Actor) => !onlyOwnComplaints(actor) || actor.deputy_for.length > 0;

/** The filters of the specification, in the order of the address (LIST-03). */
export const coreFilters: readonly ListFilter[] = [
  { field: 'parliament', kind: 'place', label: 'declare.place.parliament' },
  { field: 'assembly', kind: 'place', label: 'declare.place.assembly' },
  { field: 'mandal', kind: 'place', label: 'declare.place.mandal' },
  { field: 'area', kind: 'place', label: 'declare.place.area' },
  {
    field: 'category',
    kind: 'ids',
    label: 'complaint.fields.category',
    isFirst: true,
    options: async () => ({ default: (await import('./coreOptions.ts')).useCategories }),
  },
  {
    field: 'assigned',
    kind: 'names',
    label: 'complaint.fields.assigned',
    options: async () => ({ default: (await import('./coreOptions.ts')).useInChargeTitles }),
  },
  {
    field: 'staff_id',
    kind: 'people',
    label: 'complaint.fields.staff',
    isFirst: true,
    isFor: choosesStaff,
    options: async () => ({ default: (await import('./coreOptions.ts')).useStaff }),
  },
  {
    field: 'leader_id',
    kind: 'people',
    label: 'complaint.fields.leader',
    isFor: (actor) => can(actor, 'forward', 'complaint'),
    options: async () => ({ default: (await import('./coreOptions.ts')).useLeaders }),
  },
  {
    field: 'status',
    kind: 'names',
    label: 'common.status',
    isFirst: true,
    options: async () => ({ default: (await import('./coreOptions.ts')).useStatuses }),
  },
  { field: 'from_date', kind: 'day', label: 'common.fromDate' },
  { field: 'to_date', kind: 'day', label: 'common.toDate' },
  { field: 'name', kind: 'typed', label: 'complaint.fields.name' },
  { field: 'complaint_number', kind: 'typed', label: 'complaint.list.complaint_number' },
  { field: 'phone', kind: 'typed', label: 'complaint.fields.phone' },
];
