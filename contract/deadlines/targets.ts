/** What is more urgent comes later (SLA-01). */
export const PRIORITIES = ['normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** In working time: hours to the first response, days to the resolution (SLA-02). */
export interface Target {
  response_hours: number;
  resolution_days: number;
}
export const TARGET_FIELDS = ['response_hours', 'resolution_days'] as const;
export type TargetField = (typeof TARGET_FIELDS)[number];

/** Of an office that has set nothing. */
export const DEFAULT_TARGETS: Readonly<Record<Priority, Target>> = {
  normal: { response_hours: 15, resolution_days: 18 },
  high: { response_hours: 8, resolution_days: 10 },
  urgent: { response_hours: 4, resolution_days: 3 },
};
/** What a grievance has when nobody says otherwise. */
export const DEFAULT_PRIORITY: Priority = 'normal';

/** What an office has set for a category, or for all of them; what is not there is inherited. */
export type OwnTargets = Partial<Record<Priority, Partial<Target>>> & { default_priority?: Priority };

/** The most that a target may have (SLA-02). */
export const MAX_TARGET: Readonly<Target> = { response_hours: 240, resolution_days: 180 };

/** A target in working minutes, the unit in which its two values are compared; of a stored one at most what it may have. */
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
