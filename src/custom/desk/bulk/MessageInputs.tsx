import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { STATUS_KINDS } from '#contract/messages/messageKinds.ts';
import { MAX_A_DAY } from '#contract/messages/messageTimes.ts';
import { Compose } from '#src/custom/messages/send/Compose.tsx';
import { Preview } from '#src/custom/messages/send/Preview.tsx';
import { usePreview } from '#src/custom/messages/send/usePreview.ts';
import type { InputsProps } from './values.ts';

/**
 * A template about the citizen's own grievance, with a preview for one of the selected rows (MSG-06, MSG-22). Free text
 * can only be sent to one citizen.
 */
export function MessageInputs({ values: { outgoing }, onChange, error, example }: InputsProps) {
  const translate = useTranslate();
  const preview = usePreview(example?.id ?? null, outgoing, false);
  return (
    <>
      <DialogContentText>{translate('bulk.messageHint', { most: MAX_A_DAY })}</DialogContentText>
      <Compose
        outgoing={outgoing}
        complaintId={example?.id ?? null}
        onChange={(changed) => onChange({ outgoing: changed })}
        freeUntil={undefined}
        kinds={STATUS_KINDS}
        isSubmitted={error !== null}
      />
      {outgoing.template_id !== null && <Preview of={preview} channel={outgoing.channel} />}
    </>
  );
}
