import { Link, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../entry.ts';
import { linkTo } from '../paths.ts';

/** A record's title as the link to its page, or to its form where it has no page: what the keyboard reaches first. */
export function RecordLink({ source }: { source: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const title = useFieldValue({ source });
  const may = useMay();
  if (!record) return null;
  const edit = may('edit', record) ? linkTo(resource, 'edit', record.id) : null;
  const to = linkTo(resource, 'show', record.id) ?? edit;
  return to ? <Link to={to}>{title}</Link> : title;
}
