import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useEarlierComplaints } from './useEarlierComplaints.ts';

interface EarlierComplaintsProps {
  onTakeOver: (complaint: ComplaintRow) => void;
  /** Enter in Phone copies the newest one. */
  onEnter: boolean;
}

/** The earlier complaints of the same phone number (CRE-20). */
export function EarlierComplaints({ onTakeOver, onEnter }: EarlierComplaintsProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { data, isLoading, isError, refetch, ofNobody } = useEarlierComplaints();

  const content = (): ReactNode => {
    if (ofNobody) return <Note text={translate('recording.earlier.ofNobody')} />;
    if (isLoading)
      return <Skeleton role="status" aria-label={translate('recording.earlier.loading')} height={48} />;
    if (isError)
      return (
        <Alert
          severity="warning"
          action={<Button onClick={() => refetch()}>{translate('common.retry')}</Button>}
        >
          {translate('recording.earlier.failed')}
        </Alert>
      );
    if (!data) return <Note text={translate('recording.earlier.hint')} />;
    if (data.total === 0) return <Note text={translate('recording.earlier.none')} />;
    const { data: rows, total } = data;
    return (
      <>
        {onEnter && <Note text={translate('recording.earlier.enter')} />}
        <List dense disablePadding>
          {rows.map((row) => (
            <EarlierComplaint key={row.id} complaint={row} onTakeOver={() => onTakeOver(row)} />
          ))}
        </List>
        {total > rows.length && (
          <Note text={translate('recording.earlier.more', { shown: rows.length, total })} />
        )}
      </>
    );
  };

  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} component="h3" variant="subtitle2" gutterBottom>
        {translate('recording.earlier.title')}
      </Typography>
      <div aria-live="polite">{content()}</div>
    </section>
  );
}

const Note = ({ text }: { text: string }) => (
  <Typography variant="body2" color="text.secondary">
    {text}
  </Typography>
);

interface EarlierComplaintProps {
  complaint: ComplaintRow;
  onTakeOver: () => void;
}

function EarlierComplaint({ complaint, onTakeOver }: EarlierComplaintProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const { id, complaint_number, name, area, date, status, category } = complaint;
  return (
    <ListItem disableGutters divider secondaryAction={<StatusChip status={status} />}>
      <div>
        {/* Keep `opener`: it passes a session of this tab to the new one. */}
        <Link
          href={`/grievance/${id}`}
          target="_blank"
          rel="opener"
          variant="body2"
          aria-label={`${complaint_number} (${translate('common.opensNewTab')})`}
        >
          {complaint_number}
        </Link>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}, {nameIn(area)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {day(date)} · {nameIn(category)}
        </Typography>
        <Button
          size="small"
          aria-label={translate('recording.earlier.takeOver', { number: complaint_number })}
          onClick={onTakeOver}
        >
          {translate('recording.earlier.take')}
        </Button>
      </div>
    </ListItem>
  );
}
