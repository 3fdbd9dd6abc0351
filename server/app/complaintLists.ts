import { closingFilters } from '#server/closing/complaintFilters.ts';
import {
  type ExactSearch,
  filtersOf,
  type ListFilter,
  type ListOrder,
} from '#server/complaints/list/filter.ts';
import { deadlineFilters, deadlineOrders } from '#server/deadlines/complaintFilters.ts';
import { deskFilters } from '#server/desk/complaintFilters.ts';
import { letterFilters } from '#server/letters/complaintFilters.ts';
import { statusLinkSearch } from '#server/messages/complaintSearch.ts';
import { personFilters } from '#server/persons/complaintFilters.ts';

/** The list filters of all capabilities. Only this file names them. */
export const complaintListFilters: readonly ListFilter[] = [
  ...deskFilters,
  ...filtersOf('persons', personFilters),
  ...filtersOf('deadlines', deadlineFilters),
  ...filtersOf('closing', closingFilters),
  ...filtersOf('letters', letterFilters),
];

/** Searches that lead to complaints directly, before numbers are searched. */
export const complaintSearches: readonly ExactSearch[] = [statusLinkSearch];

export const complaintListOrders: readonly ListOrder[] = deadlineOrders;
