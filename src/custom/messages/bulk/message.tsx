import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { STATUS_KINDS } from '#contract/messages/messageKinds.ts';
import { MAX_A_DAY } from '#contract/messages/messageTimes.ts';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { Compose } from '../send/Compose.tsx';
import { NOTHING_WRITTEN, type Outgoing } from '../send/outgoing.ts';
import { Preview } from '../send/Preview.tsx';
import { usePreview } from '../send/usePreview.ts';

/**
 * A template about the citizen's own grievance, with a preview for one of the selected rows (MSG-06, MSG-22). Free text
 * can only be sent to one citizen.
 */
function MessageInputs({ values, onChange, error, example }: BulkInputsProps<Outgoing>) {
  const translate = useTranslate();
  const preview = usePreview(example?.id ?? null, values, false);
  return (
    <>
      <DialogContentText>{translate('bulk.messageHint', { most: MAX_A_DAY })}</DialogContentText>
      <Compose
        outgoing={values}
        complaintId={example?.id ?? null}
        onChange={onChange}
        freeUntil={undefined}
        kinds={STATUS_KINDS}
        isSubmitted={error !== null}
      />
      {values.template_id !== null && <Preview of={preview} channel={values.channel} />}
    </>
  );
}

const message: BulkForm<Outgoing> = {
  first: NOTHING_WRITTEN,
  Inputs: MessageInputs,
  params: ({ channel, template_id }) => ({ channel, template_id }),
  fault: ({ template_id }) => (template_id === null ? 'sending.choose' : null),
  title: 'bulk.titles.message',
  submit: 'bulk.check',
};
export default message;
