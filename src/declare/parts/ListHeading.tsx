import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';

/** Names the list below a form on the same page. */
export function ListHeading() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2);
  return (
    <Typography variant="h2" component="h2" sx={{ mt: 4 }}>
      {translate(`resources.${resource}.page.list`, { _: name })}
    </Typography>
  );
}
