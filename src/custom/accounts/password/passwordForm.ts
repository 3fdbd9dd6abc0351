import { changePassword } from '#contract/accounts/account.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { checkBody, type Refusals } from '#src/components/form/formRules.ts';

export type Passwords = BodyOf<typeof changePassword>;

export const PASSWORD_FIELDS = ['old_password', 'new_password', 'new_password_confirmation'] as const;

export const emptyPasswords: Passwords = {
  old_password: '',
  new_password: '',
  new_password_confirmation: '',
};

/** The errors that do not depend on the current password. */
export function checkPasswords(values: Passwords): Refusals {
  const { new_password, new_password_confirmation } = values;
  return {
    ...(new_password.length < MIN_PASSWORD_LENGTH ? { new_password: 'rules.passwordShort' } : {}),
    ...(new_password === new_password_confirmation
      ? {}
      : { new_password_confirmation: 'rules.passwordMismatch' }),
    ...checkBody(changePassword, values).refusals,
  };
}
