/** In rising order of urgency (SLA-01). */
export const PRIORITIES = ['normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];
/** A priority as the value of a text. */
export const priorityName = (priority: Priority) => ({ code: `targets.priority.${priority}` });

/** In working time: hours to the first response, days to the resolution (SLA-02). */
export interface Target {
  response_hours: number;
  resolution_days: number;
}
export const TARGET_FIELDS = ['response_hours', 'resolution_days'] as const;
export type TargetField = (typeof TARGET_FIELDS)[number];

/** For an office without own values. */
export const DEFAULT_TARGETS: Readonly<Record<Priority, Target>> = {
  normal: { response_hours: 15, resolution_days: 18 },
  high: { response_hours: 8, resolution_days: 10 },
  urgent: { response_hours: 4, resolution_days: 3 },
};
/** The priority of a complaint by default. */
export const DEFAULT_PRIORITY: Priority = 'normal';

/** The highest target values (SLA-02). */
export const MAX_TARGET: Readonly<Target> = { response_hours: 240, resolution_days: 180 };

/**
 * A target in working minutes, in which its two values can be compared; stored values are limited to the highest
 * allowed.
 */
export const targetMinutes = ({ response_hours, resolution_days }: Target, dayMinutes: number) => ({
  response_minutes: Math.min(MAX_TARGET.response_hours, response_hours) * 60,
  resolution_minutes: Math.min(MAX_TARGET.resolution_days, resolution_days) * dayMinutes,
});
export type TargetMinutes = ReturnType<typeof targetMinutes>;

/** Whether the first response may take longer than the resolution. */
export function isUpsideDown(target: Target, dayMinutes: number): boolean {
  const { response_minutes, resolution_minutes } = targetMinutes(target, dayMinutes);
  return response_minutes > resolution_minutes;
}
