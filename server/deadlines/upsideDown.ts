import { PRIORITIES } from '../../contract/targets.ts';
import { rulesOf } from './rules.ts';
import type { Levels } from './targetOf.ts';

/**
 * Whether a change of settings lets a first response take longer than the resolution, in working minutes, be either of the two
 * inherited or not (SLA-02). What an office above has turned upside down hinders nobody from changing something else.
 */
export function turnsUpsideDown(before: Levels, after: Levels): boolean {
  const [was, is] = [rulesOf(before), rulesOf(after)];
  return categoriesIn(after).some((category) =>
    PRIORITIES.some((priority) => {
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
