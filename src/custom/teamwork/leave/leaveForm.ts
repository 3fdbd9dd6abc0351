import type { Leave } from '#contract/teamwork/leave.ts';

/** The values of the form, in the order in which it shows them. */
export interface LeaveValues extends Record<string, unknown> {
  user_id: number | null;
  from_day: string;
  to_day: string;
  deputy_id: number | null;
}

export const emptyLeave = (user_id: number | null): LeaveValues => ({
  user_id,
  from_day: '',
  to_day: '',
  deputy_id: null,
});

export const leaveValues = ({ user, from_day, to_day, deputy }: Leave): LeaveValues => ({
  user_id: user.id,
  from_day,
  to_day,
  deputy_id: deputy?.id ?? null,
});
