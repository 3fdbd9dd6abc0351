import { Navigate } from 'react-router-dom';
import { user } from '#contract/accounts/user.ts';
import { useLinkTo } from '#src/declare/paths.ts';

/** `/add` is a second address of the page that adds party users (USR-01). */
export default function AddUser() {
  const to = useLinkTo()(user.name, 'create');
  // On the first page react-admin registers its resources after the first render.
  return to && <Navigate to={to} replace />;
}
