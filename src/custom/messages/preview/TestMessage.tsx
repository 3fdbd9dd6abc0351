import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { testMessage } from '#contract/messages/message.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { useRenewMessages } from '../useMessages.ts';

/** Sends a template with sample values to the phone of the own account only (MSG-22). */
export function TestMessage({ template }: { template: MessageTemplate | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const textOf = useCodedText();
  const renew = useRenewMessages();
  const { officeId } = useRequestedOffice();
  const [isOpen, setOpen] = useState(false);
  const test = useCallOnce(testMessage, {
    input: (template_id: number) => ({ body: { template_id, office_id: officeId } }),
    onSuccess: async ({ phone, state, reason, ...coded }) => {
      setOpen(false);
      if (state === 'suppressed')
        notify('messaging.preview.notTested', {
          type: 'warning',
          messageArgs: { reason: textOf(reason ?? '', coded) },
        });
      else notify('messaging.preview.tested', { type: 'success', messageArgs: { phone } });
      await renew();
    },
  });
  if (!template) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('messaging.preview.test')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="messages.version"
        question="messaging.preview.testQuestion"
        action="messaging.preview.testSend"
        cancel="messaging.preview.testCancel"
        run={test}
        onConfirm={() => test.mutate(template.id)}
        named={{ ...template }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
