import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import { OfficersPicker } from '#src/custom/letters/referrals/OfficersPicker.tsx';
import { Choice, type StepInputsProps, Typed } from './StepFields.tsx';

/** What officers are asked, and how. */
export function Refer({ step, onChange }: StepInputsProps) {
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
