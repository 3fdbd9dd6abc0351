import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { OutwardRow } from '#contract/letters/registerCalls.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Column } from '#src/declare/parts/Column.tsx';
import { letterAddress } from '../letterAddress.ts';

/** The row of a cell in the outward register. */
const useRow = () => useRecordContext<OutwardRow>();

function Text({ children }: { children: (row: OutwardRow) => ReactNode }) {
  const row = useRow();
  return row ? children(row) || EMPTY : null;
}

/** A cancelled number stays, struck through, with the reason. */
function Numbered() {
  const translate = useTranslate();
  const { day } = useFormats();
  const row = useRow();
  if (!row) return null;
  const { id, number, cancelled_at, cancel_reason } = row;
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

function Sent() {
  const { day } = useFormats();
  return <Text>{({ dispatched_at }) => <span style={IN_ONE_LINE}>{day(dispatched_at)}</span>}</Text>;
}

function To() {
  return (
    <Text>
      {({ to, department }) => (
        <>
          {to}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {department}
          </Typography>
        </>
      )}
    </Text>
  );
}

/** The subject, with a link if the user may open it. */
function About() {
  const translate = useTranslate();
  return (
    <Text>
      {({ complaint, cause, person }) => {
        if (complaint?.id)
          return (
            <Link underline="always" to={`/grievance/${complaint.id}`} sx={IN_ONE_LINE}>
              {complaint.complaint_number}
            </Link>
          );
        if (complaint) return complaint.complaint_number;
        if (cause)
          return (
            <Link underline="always" to={`/grievance/cause/${cause.id}`}>
              {cause.number}
            </Link>
          );
        return (
          person && (
            <Link underline="always" to={`/grievance/person/${person.id}`}>
              {translate('common.person')}
            </Link>
          )
        );
      }}
    </Text>
  );
}

function Kind() {
  const translate = useTranslate();
  return <Text>{({ kind }) => translate(`letters.kind.${kind}`)}</Text>;
}

function Pdf() {
  const translate = useTranslate();
  return (
    <Text>
      {({ link, number }) =>
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
        )
      }
    </Text>
  );
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

const column = (source: string, cell: ReactElement, minWidth?: string) => (
  <Column key={source} source={source} disableSort sx={{ minWidth, px: 1 }}>
    {cell}
  </Column>
);

/** The columns of the outward register. */
export const outwardColumns = [
  column('number', <Numbered />, '11rem'),
  column('dispatched_at', <Sent />),
  column('to', <To />, '12rem'),
  column('subject', <Text>{({ subject }) => subject}</Text>, '12rem'),
  column('about', <About />),
  column('kind', <Kind />),
  column('dispatched_by', <Text>{({ dispatched_by }) => dispatched_by?.name}</Text>),
  column('link', <Pdf />),
];
