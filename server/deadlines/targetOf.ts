import {
  DEFAULT_PRIORITY,
  DEFAULT_TARGETS,
  type OwnTargets,
  type Priority,
  type Target,
} from '#contract/deadlines/targets.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';

/** The offices of a place, nearest first. */
export type Levels = readonly { settings: OwnSettings }[];

/**
 * The first value that is set: in each office from the place upwards, for the category before all categories
 * (SLA-02).
 */
function nearest<T>(
  levels: Levels,
  category: number | null,
  read: (own: OwnTargets) => T | undefined,
): T | undefined {
  for (const { settings } of levels) {
    const { all, categories } = settings.targets ?? {};
    for (const own of [category === null ? undefined : categories?.[category], all]) {
      const value = own && read(own);
      if (value !== undefined) return value;
    }
  }
}

/** Each of a target's two values is inherited separately. */
export const targetAt = (levels: Levels, category: number | null, priority: Priority): Target => {
  const shipped = DEFAULT_TARGETS[priority];
  const hoursOrDays = (name: keyof Target) =>
    nearest(levels, category, (own) => own[priority]?.[name]) ?? shipped[name];
  return { response_hours: hoursOrDays('response_hours'), resolution_days: hoursOrDays('resolution_days') };
};

/** The default priority of complaints in a category (SLA-01). */
export const priorityAt = (levels: Levels, category: number | null): Priority =>
  nearest(levels, category, (own) => own.default_priority) ?? DEFAULT_PRIORITY;
