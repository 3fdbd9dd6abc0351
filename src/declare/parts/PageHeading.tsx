import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import type { View } from '../paths.ts';

/** The one h1 of a page, which names the browser's tab too: 'News', 'Add News', 'View News', 'Edit News'. */
export function PageHeading({ view }: { view: View }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const label = useGetResourceLabel()(resource, view === 'list' ? 2 : 1);
  const shared = translate(`declare.page.${view}`, { name: label });
  const heading = translate(`resources.${resource}.page.${view}`, { _: shared });
  const product = translate('auth.title');

  useEffect(() => {
    document.title = `${heading} · ${product}`;
  }, [heading, product]);

  return (
    <Typography variant="h1" component="h1" sx={{ mb: 1 }}>
      {heading}
    </Typography>
  );
}
