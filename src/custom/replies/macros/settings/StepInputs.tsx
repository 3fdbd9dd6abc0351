import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PAUSE_DAYS, PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import { ANSWERED_AS, MAX_FOLLOWUP_WORKING_DAYS } from '#contract/replies/macro.ts';
import type { StepKind } from '#contract/replies/macroSteps.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { useCategoryOptions, useStaffOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import { OfficersPicker } from '#src/custom/officers/OfficersPicker.tsx';
import { useOfficeReplies } from '../../useReplies.ts';
import { Choice, type StepInputsProps, Typed } from './StepFields.tsx';

/** The request to officers, and its channel. */
function Refer({ step, onChange }: StepInputsProps) {
  return (
    <>
      <OfficersPicker
        ids={step.contact_ids ?? []}
        onChange={(contact_ids) => onChange({ ...step, contact_ids })}
      />
      <Choice {...{ step, onChange }} field="way" values={REFERRAL_WAYS} words="referrals.way" />
      <Typed {...{ step, onChange }} field="subject" />
      <Typed {...{ step, onChange }} field="request" multiline minRows={3} maxRows={8} />
    </>
  );
}

/** The fields of one step of a macro. */
export function StepInputs(props: StepInputsProps) {
  const Inputs = INPUTS[props.step.kind];
  return <Inputs {...props} />;
}

const INPUTS: Record<StepKind, (props: StepInputsProps) => ReactNode> = {
  priority: (props) => <Choice {...props} field="priority" values={PRIORITIES} words="due.priority" />,
  category: Category,
  assign: Assign,
  answer: Answer,
  pause: (props) => (
    <>
      <Choice {...props} field="reason" values={PAUSE_REASONS} words="due.pausedFor" />
      <Typed {...props} field="days" type="number" slotProps={daysTo(MAX_PAUSE_DAYS)} />
      <Typed {...props} field="note" />
    </>
  ),
  followup: (props) => (
    <>
      <Typed {...props} field="working_days" type="number" slotProps={daysTo(MAX_FOLLOWUP_WORKING_DAYS)} />
      <Typed {...props} field="note" />
    </>
  ),
  refer: Refer,
};

const daysTo = (max: number) => ({ htmlInput: { min: 1, max, step: 1 } });

function Category({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  return (
    <OptionPicker
      label={translate('macros.fields.category')}
      options={useCategoryOptions()}
      value={step.category_id ?? null}
      onChange={(id) => onChange({ ...step, category_id: id === null ? null : Number(id) })}
    />
  );
}

function Assign({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  const staff = useStaffOptions();
  const me = { value: ME, label: translate('macros.me') };
  return (
    <OptionPicker
      label={translate('macros.fields.staff')}
      options={{ ...staff, all: [me, ...staff.all] }}
      value={step.staff_id ?? null}
      onChange={(staff_id) => onChange({ ...step, staff_id })}
    />
  );
}

function Answer({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const { data } = useOfficeReplies(officeId);
  const ofOffices = data?.data.filter(({ from }) => from !== 'mine') ?? [];
  const hasReply = typeof step.reply_id === 'number';
  return (
    <>
      <OptionPicker
        label={translate('macros.fields.reply')}
        options={fixedOptions(ofOffices.map(({ id, title }) => ({ value: id, label: title })))}
        value={step.reply_id ?? null}
        onChange={(id) => onChange({ ...step, reply_id: id === null ? null : Number(id), message: '' })}
      />
      {!hasReply && <Typed {...{ step, onChange }} field="message" multiline minRows={2} maxRows={8} />}
      <Choice
        {...{ step, onChange }}
        field="status"
        values={ANSWERED_AS}
        words="workflow.timeline.status"
        none="macros.sameStatus"
      />
    </>
  );
}
