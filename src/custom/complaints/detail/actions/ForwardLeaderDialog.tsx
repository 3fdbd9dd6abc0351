import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { LeaderRow } from '#contract/leaders/leader.ts';
import { forwardToLeaders } from '#contract/officers/forwarding.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { Checklist } from '../Checklist.tsx';
import { useLeadersOf } from '../useLeadersOf.ts';

/** DET-07. */
const RENEW_AFTER_MS = 500;

interface ForwardDialogProps {
  complaint: ComplaintRecord;
  onClose: () => void;
}

/** Forwards a complaint to approved leaders in charge of its area (DET-07). */
export default function ForwardLeaderDialog({ complaint, onClose }: ForwardDialogProps) {
  const { id, complaint_number: number, area_id, area } = complaint;
  const translate = useTranslate();
  const nameIn = useNameIn();
  const choices = useChoice(complaint);
  const form = useComplaintForm(forwardToLeaders, {
    defaultValues: { leaders: [] as number[] },
    bodyOf: (values) => ({ id, area: area_id, ...values }),
    check: ({ leaders }): Refusals => (leaders.length === 0 ? { leaders: 'rules.leaderToForward' } : {}),
    done: 'workflow.leaders.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('workflow.leaders.title', { number })}
      submit={translate('workflow.leaders.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography>{translate('workflow.leaders.area', { name: nameIn(area) })}</Typography>
      <Bound<number[]> name="leaders">
        {({ value, onChange, error, ref }) => (
          <Checklist
            fieldRef={ref}
            words="workflow.leaders"
            label="workflow.leaders.list"
            choices={choices}
            chosen={value}
            onChange={onChange}
            error={error}
          />
        )}
      </Bound>
    </FormDialog>
  );
}

/** The leaders to choose from. Those that have the complaint are marked. */
function useChoice(complaint: ComplaintRecord) {
  const translate = useTranslate();
  const query = useLeadersOf(complaint);
  const { leaders } = complaint;
  const notesOf = ({ id, designation }: LeaderRow) => [
    ...(designation ? [translate(`workflow.leaders.designation.${designation}`)] : []),
    ...(leaders.some((leader) => leader.id === id) ? [translate('workflow.leaders.already')] : []),
  ];
  return {
    ...query,
    data: query.data?.map((leader) => ({ id: leader.id, name: leader.name, notes: notesOf(leader) })),
  };
}
