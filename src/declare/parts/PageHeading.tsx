import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import type { View } from '../paths.ts';

/** The one h1 of a page, which also names the browser's tab: 'News', 'Add News', 'View News', 'Edit News'. */
export function PageHeading({ view }: { view: View }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const label = useGetResourceLabel()(resource, view === 'list' ? 2 : 1);
  const shared = translate(`declare.page.${view}`, { name: label });
  const heading = translate(`resources.${resource}.page.${view}`, { _: shared });

  useEffect(() => {
    document.title = heading;
  }, [heading]);

  return (
    <Typography variant="h5" component="h1" sx={{ mt: 2 }}>
      {heading}
    </Typography>
  );
}
