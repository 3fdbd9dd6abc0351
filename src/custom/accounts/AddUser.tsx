import { Navigate } from 'react-router-dom';
import { user } from '#contract/accounts/user.ts';
import { useLinkTo } from '#src/declare/paths.ts';

/** `/add` is a second address of the page on which party users are added (USR-01). */
export default function AddUser() {
  const to = useLinkTo()(user.name, 'create');
  // react-admin learns of the resources after it has drawn the first page.
  return to && <Navigate to={to} replace />;
}
