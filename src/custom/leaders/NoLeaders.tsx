import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';

const FORM = '/incharger/add';

/** A place without leaders says so, and where the first one is added. */
export function NoLeaders() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('leaders.none.title')}</Typography>
      <Typography color="textSecondary">{translate('leaders.none.text')}</Typography>
      {pathname !== FORM && (
        <Button variant="contained" component={Link} to={FORM}>
          {translate('leaders.none.add')}
        </Button>
      )}
    </Stack>
  );
}
