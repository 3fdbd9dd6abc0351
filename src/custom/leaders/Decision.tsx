import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DESIGNATIONS, type Designation } from '#contract/kernel/limits.ts';
import { approveLeader, type LeaderRecord, rejectLeader } from '#contract/leaders/leader.ts';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useDecision } from './useDecision.ts';

/** The designation, and the two decisions: Approve while on hold, On Hold while approved (LDR-03, LDR-04). */
export function Decision({ leader: { id: leader_id, designation, status } }: { leader: LeaderRecord }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Designation | null>(designation);
  const [isOpen, setOpen] = useState(false);
  const { decide, failure, isPending } = useDecision();

  const approve = () => {
    setOpen(true);
    if (!chosen) return;
    decide({
      run: () => call(approveLeader, { body: { leader_id, designation: chosen } }),
      successText: 'leaders.decide.approved',
      failed: 'leaders.decide.approveFailed',
    });
  };
  const hold = () =>
    decide({
      run: () => call(rejectLeader, { body: { leader_id } }),
      successText: 'leaders.decide.held',
      failed: 'leaders.decide.holdFailed',
    });

  return (
    <Section title="leaders.decide.title">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DesignationChoice
          value={status ? designation : chosen}
          onChange={setChosen}
          isFixed={status === true}
          isMissing={isOpen && chosen === null}
        />
        {failure && (
          <Alert severity="error">
            <AlertTitle>{translate(failure.failed)}</AlertTitle>
            {translate(failure.reason, { _: failure.reason })}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="contained"
            disabled={status === true}
            loading={isPending && !status}
            onClick={approve}
          >
            {translate('leaders.decide.approve')}
          </Button>
          <Button variant="outlined" disabled={!status} loading={isPending && status === true} onClick={hold}>
            {translate('leaders.decide.hold')}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}

interface DesignationChoiceProps {
  value: Designation | null;
  onChange: (designation: Designation) => void;
  /** The designation of an approved leader; it can change only after On Hold. */
  isFixed: boolean;
  isMissing: boolean;
}

function DesignationChoice({ value, onChange, isFixed, isMissing }: DesignationChoiceProps) {
  const translate = useTranslate();
  return (
    <RadioField
      row
      disabled={isFixed}
      label={translate('leaders.fields.designation')}
      choices={DESIGNATIONS.map((each) => ({ value: each, label: translate(`leaders.role.${each}`) }))}
      value={value}
      onChange={onChange}
      error={isMissing ? translate('rules.designationRequired') : null}
      hint={isFixed ? translate('leaders.decide.fixed') : undefined}
    />
  );
}
