import type { TimelineField } from '#contract/complaints/timeline.ts';
import type { Changes } from '#server/complaints/timeline.ts';

/** What a timeline says for the first time; nothing of what nobody has said. */
export const added = (said: Partial<Record<TimelineField, string | null>>): Changes =>
  Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => (text === null ? [] : [[field, [null, text]]])),
  );
