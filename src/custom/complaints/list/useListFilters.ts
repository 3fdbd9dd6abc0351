import { useMemo } from 'react';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { ListFilter } from '#src/components/slots/filter.ts';
import { useCapabilities, useSlot } from '#src/components/slots/useSlot.ts';
import { coreFilters } from './coreFilters.ts';

/** All filters of the lists: those of the specification, then those of the office's capabilities. */
export function useListFilters(): readonly ListFilter[] {
  const added = useSlot('filters');
  const fields = added.map(({ field }) => field).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slot is a new array of the same filters each time
  return useMemo(() => [...coreFilters, ...added], [fields]);
}

/** The filters for the user, grouped by capability. The core's group has no title. */
export function useFilterGroups(): { title?: string; filters: readonly ListFilter[] }[] {
  const actor = storedActor();
  const capabilities = useCapabilities();
  const isOffered = ({ isFor }: ListFilter) => !isFor || (actor !== null && isFor(actor));
  return [
    { filters: coreFilters.filter(isOffered) },
    ...capabilities.flatMap(({ title, complaint }) =>
      complaint?.filters ? [{ title, filters: complaint.filters.filter(isOffered) }] : [],
    ),
  ];
}
