import { useTranslate } from 'react-admin';
import { REFERRAL_WAYS } from '../../../../contract/letterKinds.ts';
import { ManyPicker } from '../../../kit/form/ManyPicker.tsx';
import { useOfficerOptions } from '../../../kit/referrals/OfficerPicker.tsx';
import { Choice, type StepInputsProps, Typed } from './StepFields.tsx';

/** What officers are asked, and how; who is no more among them can still be taken out. */
export function Refer({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  const { all, isFetching } = useOfficerOptions();
  const officers = all.map(({ value, label }) => ({ id: Number(value), name: label }));
  const gone = isFetching ? '…' : translate('macros.gone');
  const chosen = (step.contact_ids ?? []).map(
    (id) => officers.find((officer) => officer.id === id) ?? { id, name: gone },
  );
  return (
    <>
      <ManyPicker
        label={translate('referrals.draft.officers')}
        options={officers}
        isFetching={isFetching}
        value={chosen}
        onChange={(entries) => onChange({ ...step, contact_ids: entries.map(({ id }) => id) })}
      />
      <Choice {...{ step, onChange }} field="way" values={REFERRAL_WAYS} words="referrals.way" />
      <Typed {...{ step, onChange }} field="subject" />
      <Typed {...{ step, onChange }} field="request" multiline minRows={3} maxRows={8} />
    </>
  );
}
