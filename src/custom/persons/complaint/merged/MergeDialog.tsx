import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';
import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { displayedStatus } from '#contract/complaints/complaintStatus.ts';
import { mergeComplaints } from '#contract/persons/merging.ts';
import { listPersonComplaints } from '#contract/persons/person.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { Checklist } from '#src/custom/complaints/detail/Checklist.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';
import { NumberFinder } from './NumberFinder.tsx';

/** The limit of offered grievances, newest first. */
const MOST = 50;

const isChoice = (target: ComplaintRecord) => (row: ComplaintRow) => row.id !== target.id && !row.merged_into;

/** The other grievances of the same person that can be merged into one. */
function useMergeChoices(target: ComplaintRecord) {
  const { id, person_id = null } = target;
  return useQuery({
    queryKey: [COMPLAINTS, 'mergeChoices', id],
    queryFn: async ({ signal }) => {
      if (person_id === null) return [];
      const query = { page: 1, per_page: MOST };
      const ownComplaints = await call(listPersonComplaints, { params: { id: person_id }, query, signal });
      const ids = ownComplaints.data.flatMap((one) => one.id ?? []);
      const { data } = await call(listComplaints, { query: { ...query, ids }, signal });
      return data.filter(isChoice(target));
    },
  });
}

/** Merges grievances about the same matter into this one, chosen from its person's or by number (PER-17). */
export default function MergeDialog({ complaint, onClose }: ActionProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const noteOf = useNotes();
  const [rows, setRows] = useState<ComplaintRow[]>([]);
  const [chosen, setChosen] = useState<number[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const { data, ...choices } = useMergeChoices(complaint);
  const attempt = useIdempotentSubmit();
  const merge = useComplaintAction({
    run: () => {
      const body = { source_ids: chosen, target_id: id };
      return attempt((headers) => call(mergeComplaints, { body, headers }));
    },
    successText: 'complaint.merge.done',
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (chosen.length > 0 && !merge.isPending) merge.mutate(undefined);
  };
  const add = (row: ComplaintRow) => {
    if (!data?.some((known) => known.id === row.id))
      setRows([...rows.filter((one) => one.id !== row.id), row]);
    if (!chosen.includes(row.id)) setChosen([...chosen, row.id]);
  };
  const listed =
    data && [...data, ...rows].map((row) => ({ id: row.id, name: row.complaint_number, notes: noteOf(row) }));

  return (
    <GuardedDialog
      onClose={onClose}
      isPending={merge.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('complaint.merge.title', { number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('complaint.merge.what', { number })}</DialogContentText>
          <FailureAlert failure={merge.error} />
          <Checklist
            words="complaint.merge"
            label="complaint.merge.ofPerson"
            choices={{ ...choices, data: listed }}
            chosen={chosen}
            onChange={setChosen}
            error={isSubmitted && chosen.length === 0 ? translate('complaint.merge.choose') : null}
          />
          <NumberFinder onFound={add} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={merge.isPending}>
            {translate('complaint.merge.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

/** Text that distinguishes grievances: day, category, name and status. */
function useNotes() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { day } = useFormats();
  return ({ date, category, name, status }: ComplaintRow) => {
    const shown = displayedStatus(status);
    return [day(date), nameIn(category), name, translate(`complaint.status.${shown}`, { _: shown })];
  };
}
