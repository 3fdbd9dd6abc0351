import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type InboxRow, takeInbox } from '#contract/messages/inbox.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { CallDialog } from '../calls/CallDialog.tsx';
import { ComplaintChoice } from '../contact/ComplaintChoice.tsx';
import { useOpenComplaints } from '../contact/useOpenComplaints.ts';
import { Compose } from '../send/Compose.tsx';
import { bodyOf, NOTHING_WRITTEN, type Outgoing, outgoingFaults } from '../send/outgoing.ts';
import { Preview } from '../send/Preview.tsx';
import { usePreview } from '../send/usePreview.ts';
import { useTakeForm } from './useTake.ts';

interface AnswerDialogProps {
  row: Pick<InboxRow, 'id' | 'phone' | 'channel' | 'free_until' | 'persons'>;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Answers a received message, with free text within the 24 hours, otherwise with a template (MSG-13, MSG-15). About a
 * complaint the text is filled in and previewed.
 */
export function AnswerDialog({ row, onDone, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const { phone, free_until, persons } = row;
  const isFree = free_until !== null;
  const { about, setAbout, isKnown } = useAbout(persons);
  const form = useContractForm(takeInbox, {
    ...useTakeForm(row.id),
    draft: `inbox/${row.id}`,
    defaultValues: {
      ...NOTHING_WRITTEN,
      channel: row.channel === 'whatsapp' ? 'whatsapp' : 'sms',
      way: isFree ? 'text' : 'template',
    } as Outgoing,
    bodyOf: (outgoing) => ({ ...bodyOf(outgoing, isFree), take: 'answer', complaint_id: about }),
    check: (outgoing) => outgoingFaults(outgoing, isFree),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const outgoing = form.form.watch();
  const preview = usePreview(about, outgoing, isFree);
  const [isCalling, setCalling] = useState(false);
  if (isCalling)
    return (
      <CallDialog
        about={{ inbox_id: row.id }}
        title={phone}
        phones={[phone]}
        onClose={onClose}
        onDone={onDone}
      />
    );
  return (
    <FormDialog
      title={translate('inbox.answer.title', { phone })}
      submit={translate('common.send')}
      form={form}
      isReady={isKnown}
      isChanged={outgoing.text.trim() !== ''}
      onClose={onClose}
    >
      {persons.length > 0 && (
        <ComplaintChoice
          persons={persons}
          chosen={about}
          onChoose={setAbout}
          error={null}
          none={translate('inbox.answer.none')}
        />
      )}
      <Compose
        outgoing={outgoing}
        complaintId={about}
        onChange={form.change}
        freeUntil={free_until}
        onCall={() => setCalling(true)}
        isAnswer
        isSubmitted={form.isSubmitted}
      />
      {bodyOf(outgoing, isFree) && about !== null && (
        <Preview of={preview} channel={outgoing.channel} phone={phone} />
      )}
    </FormDialog>
  );
}

/**
 * The complaint of an answer: the only open one, until the user chooses another. Sending waits until it is known:
 * otherwise a repeated attempt could be about another complaint.
 */
function useAbout(persons: InboxRow['persons']) {
  const { cases: openComplaints = [], isPending } = useOpenComplaints(persons);
  const [chosen, setChosen] = useState<number | null>();
  const only = openComplaints.length === 1 ? (openComplaints[0]?.id ?? null) : null;
  return { about: chosen === undefined ? only : chosen, setAbout: setChosen, isKnown: !isPending };
}
