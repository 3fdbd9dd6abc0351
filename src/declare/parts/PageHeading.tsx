import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetOne, useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Trail } from '#src/components/page/Trail.tsx';
import { useLinkTo, type View } from '../paths.ts';

interface PageHeadingProps {
  view: View;
  /** The field that names a record, for the page of one record. */
  title?: string;
}

/**
 * The only h1 of a page: 'News', 'Add News', 'View News', 'Edit News'. It is also the title of the browser tab, with
 * the record's name if there is one. The breadcrumb is above it.
 */
export function PageHeading({ view, title }: PageHeadingProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const linkTo = useLinkTo();
  const { id = '' } = useParams();
  // The view below loads it.
  const { data: record } = useGetOne(resource, { id }, { enabled: false });
  const name = title && record ? String(record[title]) : undefined;
  const headingOf = (of: View) => {
    const shared = translate(`declare.page.${of}`, { name: labelOf(resource, of === 'list' ? 2 : 1) });
    return translate(`resources.${resource}.page.${of}`, { _: shared });
  };
  const heading = headingOf(view);
  const tab = [name, heading, translate('auth.title')].filter(Boolean).join(' · ');

  useEffect(() => {
    document.title = tab;
  }, [tab]);

  const list = linkTo(resource, 'list');
  const isBelowList = view !== 'list' && linkTo(resource, view, id) !== list;
  const above = [{ label: headingOf('list'), to: list }];
  if (view === 'edit' && name) above.push({ label: name, to: linkTo(resource, 'show', id) });
  return (
    <>
      {isBelowList && <Trail above={above} here={(view === 'show' && name) || heading} />}
      <Typography variant="h1" component="h1" sx={{ mb: 1 }}>
        {heading}
      </Typography>
    </>
  );
}
