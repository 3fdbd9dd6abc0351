import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type FormEvent, useId, useState } from 'react';
import { useGetMany, useListFilterContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { COMPLAINTS } from '../../../kit/data/resourceNames.ts';
import { useStaffOptions } from '../../../kit/data/useComplaintOptions.ts';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import type { Filters } from './listAddress.ts';
import { useBulkAssign } from './useBulkAssign.ts';

interface BulkAssignDialogProps {
  ids: readonly number[];
  onAssigned: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Gives several complaints to one staff member, tells which could not be and why, and tries those again (LIST-11). */
export default function BulkAssignDialog({ ids, onAssigned, onClose }: BulkAssignDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [staffId, setStaffId] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const { progress, outcome, assign } = useBulkAssign();
  // Staff are offered from the assembly that the list is cut to.
  const { parliament, assembly }: Filters = useListFilterContext().filterValues;
  const place = parliament && assembly ? { parliament_id: parliament, assembly_id: assembly } : undefined;
  const options = useStaffOptions(place);
  const left = outcome ? outcome.failed.map(({ id }) => id) : ids;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (staffId === null || progress) return;
    const { assigned, failed } = await assign(left, staffId);
    onAssigned(assigned);
    if (failed.length === 0) onClose();
  };

  return (
    <Dialog open onClose={() => !progress && onClose()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('complaintList.assignTitle', { smart_count: left.length })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {outcome && !progress && <Failures {...outcome} />}
          <OptionPicker
            autoFocus
            label={translate('complaint.assign.staff')}
            options={options}
            value={staffId}
            onChange={(value) => setStaffId(value === null ? null : Number(value))}
            error={asked && staffId === null ? translate('complaint.assign.choose') : null}
          />
          {progress && <Progress {...progress} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={progress !== null}>
            {translate(outcome ? 'complaintList.close' : 'complaint.assign.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={progress !== null}>
            {translate(outcome ? 'complaintList.assignAgain' : 'complaint.assign.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Failures({ assigned, failed }: NonNullable<ReturnType<typeof useBulkAssign>['outcome']>) {
  const translate = useTranslate();
  const { data: rows } = useGetMany<ComplaintRow>(COMPLAINTS, { ids: failed.map(({ id }) => id) });
  const numberOf = (id: number) => rows?.find((row) => row?.id === id)?.complaint_number ?? '…';
  return (
    <Alert severity="error">
      {assigned.length > 0 && `${translate('complaintList.assigned', { smart_count: assigned.length })} `}
      {translate('complaintList.notAssigned', { smart_count: failed.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {failed.map(({ id, reason }) => (
          <li key={id}>
            {numberOf(id)}: {translate(reason, { _: reason })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <Box>
      <span id={labelId}>{translate('complaintList.assigning', { done, total })}</span>
      <LinearProgress variant="determinate" value={(100 * done) / total} aria-labelledby={labelId} />
    </Box>
  );
}
