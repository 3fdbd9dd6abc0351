import { useLocation, useNavigate } from 'react-router';
import { KeysHelp } from '#src/components/keys/KeysHelp.tsx';
import { useKeys } from '#src/components/keys/useKeys.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';

/**
 * The keys that lists and grievance pages share: new grievance and help (DESK-02). In the folder the form handles the
 * first one.
 */
export function ComplaintKeys() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const folder = ownFolder();
  useKeys({ create: folder && folder !== pathname ? () => navigate(folder) : undefined });
  return <KeysHelp />;
}
