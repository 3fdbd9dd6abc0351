import { PasswordInput, required } from 'react-admin';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';

const isRequired = required();
const isLongEnough = (password: string | null | undefined) =>
  password && password.length < MIN_PASSWORD_LENGTH ? 'rules.passwordShort' : undefined;

/** Sets a new password; in an edit form empty means unchanged. */
export const NewPasswordInput = ({ source, editing = false }: { source: string; editing?: boolean }) => (
  <PasswordInput
    source={source}
    autoComplete="new-password"
    helperText={editing ? 'declare.password.keep' : 'declare.password.rule'}
    validate={editing ? isLongEnough : [isRequired, isLongEnough]}
  />
);
