import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import { rulesOf } from './rules.ts';
import type { Levels } from './targetOf.ts';

/**
 * The priority whose first response may take longer than the resolution by a change of settings, in working minutes, be either of the
 * two inherited or not (SLA-02). What an office above has turned upside down hinders nobody from changing something else.
 */
export function turnedUpsideDown(before: Levels, after: Levels): Priority | undefined {
  const [was, is] = [rulesOf(before), rulesOf(after)];
  return PRIORITIES.find((priority) =>
    categoriesIn(after).some((category) => {
      const [old, now] = [was.targetOf(category, priority), is.targetOf(category, priority)];
      const isChanged =
        old.response_minutes !== now.response_minutes || old.resolution_minutes !== now.resolution_minutes;
      return isChanged && now.response_minutes > now.resolution_minutes;
    }),
  );
}

/** Every category that has a target of its own, and what stands for all others. */
const categoriesIn = (levels: Levels): (number | null)[] => [
  null,
  ...new Set(levels.flatMap(({ settings }) => Object.keys(settings.targets?.categories ?? {}).map(Number))),
];
