import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { previewMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { Compose } from './Compose.tsx';
import { bodyOf, NOTHING_WRITTEN } from './outgoing.ts';
import { Preview } from './Preview.tsx';
import { usePreview } from './usePreview.ts';
import { useSend } from './useSend.ts';

/** The time may run out while the user types. */
const ASKED_AGAIN_MS = 30_000;

/** Until when free text is allowed on WhatsApp for a complaint: null if it is not, undefined while unknown (MSG-13). */
function useFreeUntil(complaint_id: number, channel: MessageChannel): string | null | undefined {
  const { data } = useQuery({
    queryKey: [MESSAGES, 'freeUntil', complaint_id],
    queryFn: ({ signal }) => call(previewMessage, { body: { complaint_id, channel: 'whatsapp' }, signal }),
    enabled: channel === 'whatsapp',
    refetchInterval: ASKED_AGAIN_MS,
    gcTime: 0,
  });
  return data?.free_until;
}

interface SendDialogProps {
  complaint: { id: number; complaint_number: string };
  onClose: () => void;
}

/** Writes to the citizen of a complaint, with a preview (MSG-09, MSG-13, MSG-22). */
export function SendDialog({ complaint, onClose }: SendDialogProps) {
  const translate = useTranslate();
  const [outgoing, setOutgoing, draft] = useDraftState(`message/${complaint.id}`, NOTHING_WRITTEN);
  const [isSubmitted, setSubmitted] = useState(false);
  const freeUntil = useFreeUntil(complaint.id, outgoing.channel);
  const isFree = freeUntil != null;
  const preview = usePreview(complaint.id, outgoing, isFree);
  const body = bodyOf(outgoing, isFree);
  const { mutate, isPending, error } = useSend(complaint.id, () => {
    draft.sent();
    onClose();
  });
  const send = () => {
    setSubmitted(true);
    if (body) mutate(body);
  };
  return (
    <FormDialog
      title={translate('sending.title', { number: complaint.complaint_number })}
      submit={translate('sending.submit')}
      failure={error}
      isPending={isPending}
      draft={draft}
      isChanged={outgoing.text.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Compose
        outgoing={outgoing}
        complaintId={complaint.id}
        onChange={setOutgoing}
        freeUntil={freeUntil}
        isSubmitted={isSubmitted}
      />
      {body && <Preview of={preview} channel={outgoing.channel} />}
    </FormDialog>
  );
}
