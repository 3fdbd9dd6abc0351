import { closingFilters } from '#server/closing/complaintFilters.ts';
import type { ListFilter, ListOrder } from '#server/complaints/list/filter.ts';
import { deadlineFilters, deadlineOrders } from '#server/deadlines/complaintFilters.ts';
import { deskFilters } from '#server/desk/complaintFilters.ts';
import { letterFilters } from '#server/letters/complaintFilters.ts';
import { personFilters } from '#server/persons/complaintFilters.ts';

/** What the capabilities add to lists of complaints: the one place that names them. */
export const complaintListFilters: readonly ListFilter[] = [
  ...deskFilters,
  ...personFilters,
  ...deadlineFilters,
  ...closingFilters,
  ...letterFilters,
];

export const complaintListOrders: readonly ListOrder[] = deadlineOrders;
