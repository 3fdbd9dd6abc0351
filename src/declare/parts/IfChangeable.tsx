import type { ReactNode } from 'react';
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router';
import { AccessDenied } from '#src/components/page/ErrorPages.tsx';
import { useLinkTo } from '../paths.ts';

/**
 * The form of a record that the user may change; otherwise the record's page, or a notice that it is not open
 * (SHELL-13).
 */
export function IfChangeable({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource, record });
  const linkTo = useLinkTo();
  if (!record || mayEdit) return children;
  const page = linkTo(resource, 'show', record.id);
  return page ? <Navigate to={page} replace /> : <AccessDenied />;
}
