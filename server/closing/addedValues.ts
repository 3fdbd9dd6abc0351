import type { TimelineField } from '#contract/complaints/timeline.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';

/** Timeline changes from nothing to a value; missing values are left out. */
export const addedValues = (said: Partial<Record<TimelineField, string | null>>): Changes =>
  Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => (text === null ? [] : [[field, [null, text]]])),
  );
