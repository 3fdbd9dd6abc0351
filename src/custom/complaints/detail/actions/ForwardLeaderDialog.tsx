import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { LeaderRow } from '#contract/leaders/leader.ts';
import { forwardToLeaders } from '#contract/officers/forwarding.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';
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
  const titleId = useId();
  const [chosen, setChosen] = useState<number[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const leaders = useChoice(complaint);
  const forward = useComplaintAction({
    run: () => call(forwardToLeaders, { body: { id, area: area_id, leaders: chosen } }),
    successText: 'workflow.leaders.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (chosen.length > 0 && !forward.isPending) forward.mutate(undefined);
  };

  return (
    <GuardedDialog
      onClose={onClose}
      isPending={forward.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('workflow.leaders.title', { number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ComplaintFailure failure={forward.error} />
          <Typography>{translate('workflow.leaders.area', { name: nameIn(area) })}</Typography>
          <Checklist
            words="workflow.leaders"
            label="workflow.leaders.list"
            choices={leaders}
            chosen={chosen}
            onChange={setChosen}
            error={isSubmitted && chosen.length === 0 ? translate('rules.leaderToForward') : null}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={forward.isPending}>
            {translate('workflow.leaders.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
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
