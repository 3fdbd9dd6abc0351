import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { listComplaints } from '../../../../contract/complaintCalls.ts';
import { PHONE_DIGITS } from '../../../../contract/limits.ts';
import { call } from '../../../dataProvider/http.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { StatusChip } from '../StatusChip.tsx';
import type { ComplaintValues } from './complaintForm.ts';

const SHOWN = 10;

/** What the same phone number has complained of before, for whoever records the next complaint (CRE-20). */
export function EarlierComplaints() {
  const translate = useTranslate();
  const headingId = useId();
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone' }) ?? '';
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['complaint', 'earlier', phone],
    queryFn: ({ signal }) => call(listComplaints, { query: { phone, page: 1, per_page: SHOWN }, signal }),
    enabled: phone.length === PHONE_DIGITS,
  });

  const content = (): ReactNode => {
    if (isLoading)
      return <Skeleton role="status" aria-label={translate('recording.earlier.loading')} height={48} />;
    if (isError)
      return (
        <Alert
          severity="warning"
          action={<Button onClick={() => refetch()}>{translate('recording.earlier.again')}</Button>}
        >
          {translate('recording.earlier.failed')}
        </Alert>
      );
    if (!data) return <Note text={translate('recording.earlier.hint')} />;
    if (data.total === 0) return <Note text={translate('recording.earlier.none')} />;
    const { data: rows, total } = data;
    return (
      <>
        <List dense disablePadding>
          {rows.map((row) => (
            <EarlierComplaint key={row.id} complaint={row} />
          ))}
        </List>
        {total > rows.length && (
          <Note text={translate('recording.earlier.more', { shown: rows.length, total })} />
        )}
      </>
    );
  };

  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ p: 2 }}>
      <Typography id={headingId} component="h3" variant="subtitle2" gutterBottom>
        {translate('recording.earlier.title')}
      </Typography>
      <div aria-live="polite">{content()}</div>
    </Paper>
  );
}

const Note = ({ text }: { text: string }) => (
  <Typography variant="body2" color="text.secondary">
    {text}
  </Typography>
);

function EarlierComplaint({ complaint }: { complaint: ComplaintRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { id, complaint_number, date, status, category } = complaint;
  return (
    <ListItem disableGutters divider secondaryAction={<StatusChip status={status} />}>
      <div>
        {/* `opener` of our own page: a session that is kept for this tab only goes along to the new one. */}
        <Link
          href={`/grievance/${id}`}
          target="_blank"
          rel="opener"
          variant="body2"
          aria-label={`${complaint_number} (${translate('recording.earlier.newTab')})`}
        >
          {complaint_number}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {day(date)} · {category.name}
        </Typography>
      </div>
    </ListItem>
  );
}
