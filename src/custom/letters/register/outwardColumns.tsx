import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { OutwardRow } from '#contract/letters/registerCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { columnsOf, Line } from '#src/declare/parts/Cell.tsx';
import { letterAddress } from '../letterAddress.ts';

/** A cancelled number stays, struck through, with the reason. */
function Numbered({ row: { id, number, cancelled_at, cancel_reason } }: { row: OutwardRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  return (
    <>
      <Link
        to={letterAddress(id)}
        sx={{ whiteSpace: 'nowrap', textDecoration: cancelled_at ? 'line-through' : undefined }}
      >
        {number}
      </Link>
      {cancelled_at && (
        <>
          {' '}
          <Chip size="small" color="error" variant="outlined" label={translate('letters.state.cancelled')} />
          <Typography variant="body2" color="textSecondary">
            {`${day(cancelled_at)}: ${cancel_reason ?? ''}`}
          </Typography>
        </>
      )}
    </>
  );
}

/** The address of the subject, if the user may open it, and its name. */
function subjectOf({ complaint, cause, person }: OutwardRow, personText: string) {
  if (complaint) {
    const to = complaint.id ? `/grievance/${complaint.id}` : null;
    return { to, name: complaint.complaint_number };
  }
  if (cause) return { to: `/grievance/cause/${cause.id}`, name: cause.number };
  return person && { to: `/grievance/person/${person.id}`, name: personText };
}

/** The columns of the outward register. */
export const outwardColumns = columnsOf<OutwardRow>(
  {
    number: (row) => <Numbered row={row} />,
    dispatched_at: ({ dispatched_at }, { day }) => <Line>{day(dispatched_at)}</Line>,
    to: ({ to, department }) => (
      <>
        {to}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {department}
        </Typography>
      </>
    ),
    subject: ({ subject }) => subject,
    about: (row, { translate }) => {
      const { to, name } = subjectOf(row, translate('common.person')) ?? {};
      return to ? (
        <Link underline="always" to={to} sx={{ whiteSpace: 'nowrap' }}>
          {name}
        </Link>
      ) : (
        name
      );
    },
    kind: ({ kind }, { translate }) => translate(`letters.kind.${kind}`),
    dispatched_by: ({ dispatched_by }) => dispatched_by?.name,
    link: ({ link, number }, { translate }) =>
      link && (
        <MuiLink
          href={link}
          underline="always"
          target="_blank"
          rel="noopener"
          aria-label={translate('letters.pdf', { number })}
        >
          PDF
        </MuiLink>
      ),
  },
  { number: '11rem', to: '12rem', subject: '12rem' },
);
