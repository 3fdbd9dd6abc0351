import { Link, useCanAccess, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { useLinkTo } from '../paths.ts';

/**
 * A record's title as a link to its page, or to its form without a page. It is the first focusable element of a row.
 */
export function RecordLink({ source }: { source: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const title = useFieldValue({ source });
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource, record });
  const linkTo = useLinkTo();
  if (!record) return null;
  const edit = mayEdit ? linkTo(resource, 'edit', record.id) : null;
  const to = linkTo(resource, 'show', record.id) ?? edit;
  return to ? <Link to={to}>{title}</Link> : title;
}
