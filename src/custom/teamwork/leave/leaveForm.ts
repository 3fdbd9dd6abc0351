import type { BodyOf } from '#contract/kernel/define.ts';
import { createLeave, type Leave, updateLeave } from '#contract/teamwork/leave.ts';
import { checkBody } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** The values of the form, in the order in which it shows them. */
export interface LeaveValues extends Record<string, unknown> {
  user_id: number | null;
  from_day: string;
  to_day: string;
  deputy_id: number | null;
}
export type NewLeave = BodyOf<typeof createLeave>;
export type ChangedLeave = BodyOf<typeof updateLeave>;

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

/** In the list of everybody the form also has the person. */
export function checkNew(values: LeaveValues): Checked<NewLeave> {
  const checked = checkBody(createLeave, values);
  if (values.user_id !== null) return checked;
  return { refusals: { user_id: 'rules.required', ...checked.refusals } };
}

export const checkChanged = (values: LeaveValues): Checked<ChangedLeave> => checkBody(updateLeave, values);
