import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';
import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { displayedStatus } from '#contract/complaints/complaintStatus.ts';
import { mergeComplaints } from '#contract/persons/merging.ts';
import { listPersonComplaints } from '#contract/persons/person.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { Checklist } from '#src/custom/complaints/detail/Checklist.tsx';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
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
  const noteOf = useNotes();
  const [rows, setRows] = useState<ComplaintRow[]>([]);
  const { data, ...choices } = useMergeChoices(complaint);
  const form = useComplaintForm(mergeComplaints, {
    defaultValues: { source_ids: [] as number[] },
    bodyOf: (values) => ({ ...values, target_id: id }),
    check: ({ source_ids }): Refusals =>
      source_ids.length === 0 ? { source_ids: 'complaint.merge.choose' } : {},
    once: true,
    done: 'complaint.merge.done',
    onDone: onClose,
  });
  const add = (row: ComplaintRow) => {
    if (!data?.some((known) => known.id === row.id))
      setRows([...rows.filter((one) => one.id !== row.id), row]);
    const chosen = form.form.getValues('source_ids');
    if (!chosen.includes(row.id)) form.form.setValue('source_ids', [...chosen, row.id]);
  };
  const listed =
    data && [...data, ...rows].map((row) => ({ id: row.id, name: row.complaint_number, notes: noteOf(row) }));
  return (
    <FormDialog
      form={form}
      title={translate('complaint.merge.title', { number })}
      submit={translate('complaint.merge.submit')}
      onClose={onClose}
    >
      <DialogContentText>{translate('complaint.merge.what', { number })}</DialogContentText>
      <Bound<number[]> name="source_ids">
        {({ value, onChange, error, ref }) => (
          <Checklist
            fieldRef={ref}
            words="complaint.merge"
            label="complaint.merge.ofPerson"
            choices={{ ...choices, data: listed }}
            chosen={value}
            onChange={onChange}
            error={error}
          />
        )}
      </Bound>
      <NumberFinder onFound={add} />
    </FormDialog>
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
