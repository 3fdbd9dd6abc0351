import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';

/** The subject of the referral, with a link for users who may open it. */
export function About({ referral: { complaint, cause, subject } }: { referral: ReferralRow }) {
  const to = complaint?.id
    ? `/grievance/${complaint.id}`
    : cause
      ? `/grievance/cause/${cause.id}`
      : undefined;
  const number = complaint?.complaint_number ?? cause?.number;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {to ? (
        <MuiLink component={Link} to={to} underline="always">
          {number}
        </MuiLink>
      ) : (
        number
      )}
      {subject && ` · ${subject}`}
    </Typography>
  );
}
