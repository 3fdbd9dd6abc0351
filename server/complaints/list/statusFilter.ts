import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import {
  GROUPS_NOT_CLOSED,
  NOT_CLOSED,
  STATUS_GROUPS,
  STATUSES,
  type StatusGroup,
  statusFilter,
  statusGroup,
} from '#contract/complaints/complaintStatus.ts';
import type { OneOrMore } from '#server/kernel/db/listing.ts';
import { complaints } from '../schema/complaints.ts';

/** The groups that a status filter names; undefined where it names a single status, too (LIST-05). */
export function wantedGroups(status: OneOrMore<string>): StatusGroup[] | undefined {
  const groups = [status].flat().map(groupsOf);
  return groups.every((each) => each.length > 0) ? [...new Set(groups.flat())] : undefined;
}

/** The groups in one of which everything is that a status filter asks for; none where nothing is. */
export const groupsAround = (status: OneOrMore<string>): StatusGroup[] =>
  [status].flat().flatMap((each) => {
    const groups = groupsOf(each);
    return groups.length > 0 || !statusFilter(each) ? [...groups] : [statusGroup(each)];
  });

/** None for a single status. */
function groupsOf(status: string): readonly StatusGroup[] {
  const wanted = status.toLowerCase();
  if (wanted === NOT_CLOSED) return GROUPS_NOT_CLOSED;
  return (Object.keys(STATUS_GROUPS) as StatusGroup[]).filter((group) => group === wanted);
}

/** What holds for complaints of a status or a group of them. */
export function statusIs(wanted: string, actor: Actor): SQL {
  const groups = groupsOf(wanted);
  if (groups.length > 0) return inArray(complaints.status_group, groups);
  const status = STATUSES.find((known) => known.toLowerCase() === wanted.toLowerCase());
  if (!status) return sql`false`;
  const is = eq(complaints.status, status);
  // The index of a constituency's statuses begins with their groups; that of the state's does not know them.
  const group = eq(complaints.status_group, statusGroup(status));
  return ownPlaces(actor).assembly_id === undefined ? is : sql`(${and(group, is)})`;
}
