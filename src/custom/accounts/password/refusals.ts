import { ApiFailure } from '#src/dataProvider/http.ts';
import type { Passwords } from './passwordForm.ts';

/** Under which field each of the server's names is shown; other hosts of the API use the longer list (PWD-03). */
const FIELD_OF: Record<string, keyof Passwords> = {
  old_password: 'old_password',
  current_password: 'old_password',
  new_password: 'new_password',
  new_password_confirmation: 'new_password_confirmation',
  confirm_password: 'new_password_confirmation',
};

type Refusal = readonly [field: keyof Passwords | 'root', message: string];

/** What a failed change says, by field; under `root` what belongs to none (PWD-03). */
export function refusalsOf(failure: unknown): Refusal[] {
  if (!(failure instanceof ApiFailure)) return [['root', 'password.unexpected']];
  const byField = Object.entries(failure.body.errors ?? {}).flatMap(([name, message]): Refusal[] => {
    const field = FIELD_OF[name];
    return field ? [[field, message]] : [];
  });
  return byField.length > 0
    ? byField
    : [['root', saysWhy(failure) ? failure.message : 'password.unexpected']];
}

/** Whether the message is the server's own, or tells of a lost network, rather than a mere status. */
function saysWhy({ status, body: { message, msg, errors, exception } }: ApiFailure): boolean {
  return status === 0 || Boolean(message || msg || errors || exception);
}
