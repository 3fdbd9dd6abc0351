import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { previewMessage, sendMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useRenewMessages } from '../useMessages.ts';
import { Compose } from './Compose.tsx';
import { bodyOf, NOTHING_WRITTEN, type Outgoing, outgoingFaults } from './outgoing.ts';
import { Preview } from './Preview.tsx';
import { usePreview } from './usePreview.ts';

/** The time may run out while somebody writes. */
const ASKED_AGAIN_MS = 30_000;

/** Until when own words may be written on WhatsApp for a case: null for not at all, undefined while it is not known (MSG-13). */
function useFreeUntil(complaint_id: number, channel: MessageChannel): string | null | undefined {
  const { data } = useQuery({
    ...queryOf([MESSAGES, 'freeUntil', complaint_id], previewMessage, {
      body: { complaint_id, channel: 'whatsapp' },
    }),
    enabled: channel === 'whatsapp',
    refetchInterval: ASKED_AGAIN_MS,
    gcTime: 0,
  });
  return data?.free_until;
}

/** A message to the citizen of a case while it is written: its fields, its draft, and how it is sent (MSG-09, MSG-13). */
export function useOutgoing(complaintId: number, onSent: () => void, onCall: () => void) {
  const notify = useNotify();
  const textOf = useCodedText();
  const renewMessages = useRenewMessages();
  const form = useContractForm(sendMessage, {
    params: { id: complaintId },
    draft: `message/${complaintId}`,
    defaultValues: NOTHING_WRITTEN,
    bodyOf: (outgoing) => bodyOf(outgoing, isFree) ?? {},
    check: (outgoing) => outgoingFaults(outgoing, isFree),
    once: true,
    // The 24 hours may be over, or a template no longer approved: the options reload.
    renew: (isSaved) => {
      const renewed = renewMessages();
      return isSaved ? undefined : renewed;
    },
    onDone: (message) => {
      const { state, reason } = message;
      if (state === 'suppressed' || state === 'failed')
        notify('sending.notSent', {
          type: 'warning',
          messageArgs: { reason: textOf(reason ?? '', message) },
        });
      else notify(state === 'logged' ? 'sending.logged' : 'sending.sent', { type: 'success' });
      form.form.reset(NOTHING_WRITTEN);
      onSent();
    },
  });
  const outgoing: Outgoing = form.form.watch();
  const freeUntil = useFreeUntil(complaintId, outgoing.channel);
  const isFree: boolean = freeUntil != null;
  const preview = usePreview(complaintId, outgoing, isFree);
  const fields = (
    <>
      <Compose
        outgoing={outgoing}
        complaintId={complaintId}
        onChange={form.change}
        freeUntil={freeUntil}
        onCall={onCall}
        isSubmitted={form.isSubmitted}
      />
      {bodyOf(outgoing, isFree) && <Preview of={preview} channel={outgoing.channel} />}
    </>
  );
  return { form, fields };
}
