import type { Actor } from '#contract/access/access.ts';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Named, Names } from '#server/kernel/db/names.ts';
import { complaints } from './schema/complaints.ts';

export type Complaint = typeof complaints.$inferSelect;

/** The columns of a list row: all but the long texts. */
export const rowColumns = {
  id: complaints.id,
  complaint_number: complaints.complaint_number,
  category_id: complaints.category_id,
  area_id: complaints.area_id,
  mandal_id: complaints.mandal_id,
  assembly_id: complaints.assembly_id,
  name: complaints.name,
  phone: complaints.phone,
  source: complaints.source,
  status: complaints.status,
  priority: complaints.priority,
  staff_id: complaints.staff_id,
  date: complaints.date,
  type: complaints.type,
  origin: complaints.origin,
  assigned: complaints.assigned,
  is_internal: complaints.is_internal,
  created_at: complaints.created_at,
  closed_at: complaints.closed_at,
  updated_at: complaints.updated_at,
};

/** A record that was added after the names were read. */
const unnamed = (id: number): Named => ({ id, name: '' });

/** A list row (LIST-14). `assigned_to` is the named grievance in-charge, else the staff member. */
export function rowOf(
  complaint: Pick<Complaint, keyof typeof rowColumns>,
  names: Names,
  now: Date,
): Omit<WholeRow, 'closing'> {
  const { category_id, area_id, mandal_id, assembly_id, staff_id, ...others } = complaint;
  const { assigned, created_at, closed_at, updated_at, ...same } = others;
  const staff = names.user(staff_id);
  return {
    ...same,
    category: names.category(category_id) ?? unnamed(category_id),
    area: names.place('area', area_id) ?? unnamed(area_id),
    mandal: names.place('mandal', mandal_id),
    assembly: names.place('assembly', assembly_id),
    staff,
    daysOpen: daysOpen(complaint, now),
    assigned_to: assigned ?? staff?.name ?? null,
    updated_at: updated_at.toISOString(),
  };
}

/**
 * The absent user for whom the actor would work on the complaint: the assignee, or the user who recorded it if only
 * that puts it in the actor's scope (SLA-16). null if the actor is nobody's deputy here.
 */
export function onBehalfOf(
  actor: Actor,
  { staff_id, creator_id }: Pick<Complaint, 'staff_id' | 'creator_id'>,
  names: Names,
): Pick<WholeRow, 'on_behalf_of'> {
  const isOwn = !onlyOwnComplaints(actor) || [staff_id, creator_id].includes(actor.id);
  const whose = isOwn ? [staff_id] : [staff_id, creator_id];
  const absent = names.user(whose.find((id) => id !== null && actor.deputy_for.includes(id)));
  return absent ? { on_behalf_of: absent } : {};
}

/** Whole days from creation until now, or until the closing. */
export function daysOpen(
  complaint: Pick<Complaint, 'status' | 'created_at' | 'closed_at'>,
  now: Date,
): number {
  const end = isClosed(complaint.status) ? (complaint.closed_at ?? now) : now;
  return Math.max(0, Math.floor((end.getTime() - complaint.created_at.getTime()) / DAY_MS));
}
