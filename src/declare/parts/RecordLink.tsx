import { Link, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { linkTo } from '../paths.ts';

/** A record's title as the link to its page: the one thing of a row that the keyboard reaches first. */
export function RecordLink({ source }: { source: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const title = useFieldValue({ source });
  return record ? <Link to={linkTo(resource, 'show', record.id)}>{title}</Link> : null;
}
