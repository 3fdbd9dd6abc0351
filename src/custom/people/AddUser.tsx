import { Navigate } from 'react-router-dom';
import { user } from '../../../contract/user.ts';
import { linkTo } from '../../declare/paths.ts';

/** `/add` is a second address of the page on which party users are added (USR-01). */
export default function AddUser() {
  return <Navigate to={linkTo(user.name, 'create') ?? '/'} replace />;
}
