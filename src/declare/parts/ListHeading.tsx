import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { LIST_TOP } from '../routerProvider.tsx';

const BELOW_TOP_BAR = '5rem';

/** The heading of a list below a form on the same page. */
export function ListHeading() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2);
  return (
    <Typography id={LIST_TOP} variant="h2" component="h2" sx={{ mt: 4, scrollMarginTop: BELOW_TOP_BAR }}>
      {translate(`resources.${resource}.page.list`, { _: name })}
    </Typography>
  );
}
