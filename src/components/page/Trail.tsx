import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface TrailProps {
  /** From the top downwards, already translated; a step without an address is a name only. */
  above: readonly { label: string; to?: string | null }[];
  /** The name of the page itself. */
  here: string;
}

/** The breadcrumb above a page's heading. */
export function Trail({ above, here }: TrailProps) {
  const translate = useTranslate();
  return (
    <Breadcrumbs
      aria-label={translate('shell.trail')}
      sx={{ mb: 0.5, typography: 'body2', '& li': { maxWidth: '32ch', overflowWrap: 'anywhere' } }}
    >
      {above.map(({ label, to }) =>
        to ? (
          <Link key={label} component={RouterLink} to={to}>
            {label}
          </Link>
        ) : (
          <Typography key={label} variant="body2">
            {label}
          </Typography>
        ),
      )}
      <Typography variant="body2" color="textSecondary" aria-current="page">
        {here}
      </Typography>
    </Breadcrumbs>
  );
}
