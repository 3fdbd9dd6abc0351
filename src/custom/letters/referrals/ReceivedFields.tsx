import { TextInput } from 'react-admin';
import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';

/** The channel and the date of receipt. */
export const NOT_RECEIVED = {
  way: 'letter' as ReferralWay,
  received_on: '',
  their_number: '',
  their_date: '',
  file: null as File | null,
};

export const ReceivedFields = () => (
  <>
    <ChoiceInput source="way" label="referrals.reply.way" words="referrals.way" values={REFERRAL_WAYS} />
    <DayInput source="received_on" label="referrals.reply.received" />
    <TextInput
      source="their_number"
      label="referrals.reply.theirNumber"
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
    <DayInput source="their_date" label="referrals.reply.theirDate" />
    <Bound<File | null> name="file">
      {({ value, onChange }) => (
        <FileChoice
          label="referrals.reply.file"
          button="referrals.reply.chooseFile"
          file={value}
          onChange={onChange}
        />
      )}
    </Bound>
  </>
);
