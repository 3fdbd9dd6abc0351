import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** Changes the priority in two clicks, also of grievances from the app (SLA-01). */
export function PriorityMenu({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { id, version, priority = 'normal' } = complaint;
  const actor = storedActor();
  const change = useAction({
    run: (chosen: Priority) => call(updateComplaint, { params: { id }, body: { priority: chosen, version } }),
    done: 'due.changed',
    renew: useRenewComplaints(),
  });
  const choose = (chosen: Priority) => {
    if (chosen !== priority) change.mutate(chosen);
  };
  const name = translate(`due.priority.${priority}`);
  if (!actor || offer('prioritise', actor, complaint) !== 'enabled') return name;
  return (
    <>
      <MenuButton
        size="small"
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        loading={change.isPending}
        loadingPosition="end"
        aria-label={`${translate('due.change')}: ${name}`}
        sx={{ ml: -0.75, py: 0, textTransform: 'none', font: 'inherit' }}
        label={name}
      >
        {(choosing) =>
          PRIORITIES.map((each) => (
            <MenuItem key={each} selected={each === priority} onClick={choosing(() => choose(each))}>
              {translate(`due.priority.${each}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      <ComplaintFailure failure={change.error} />
    </>
  );
}
