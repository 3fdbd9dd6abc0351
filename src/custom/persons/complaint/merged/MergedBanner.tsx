import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { type MergedSource, UndoButton } from './UndoButton.tsx';
import { useUndoMerge } from './useUndoMerge.tsx';

/** Above a merged grievance: a link to the one that it was merged into, and an undo button (PER-17). */
export default function MergedBanner({ complaint }: OfRecord) {
  const { ask, dialog } = useUndoMerge();
  return (
    <>
      {complaint.merged_into && <Merged complaint={complaint} into={complaint.merged_into} onUndo={ask} />}
      {dialog}
    </>
  );
}

interface MergedProps extends OfRecord {
  into: NonNullable<ComplaintRecord['merged_into']>;
  onUndo: (source: MergedSource) => void;
}

function Merged({ complaint, into, onUndo }: MergedProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { id, number, merged_at, may_undo } = into;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <>
          {id !== null && (
            <Button component={Link} to={`/grievance/${id}`} size="small" color="inherit">
              {translate('complaint.merge.open', { number })}
            </Button>
          )}
          <UndoButton
            source={{ id: complaint.id, number: complaint.complaint_number, may_undo }}
            onUndo={onUndo}
          />
        </>
      }
    >
      {translate('complaint.merge.into', { number, day: day(merged_at) })}
    </Alert>
  );
}
