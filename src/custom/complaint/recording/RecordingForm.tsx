import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { RichText } from '../../../kit/form/RichText.tsx';
import { Actions } from './Actions.tsx';
import { Attachments } from './Attachments.tsx';
import { newAttachment } from './attachments.ts';
import { ComplaintInformation } from './ComplaintInformation.tsx';
import { type ComplaintValues, resolver } from './complaintForm.ts';
import { type Draft, dropDraft } from './drafts.ts';
import { EarlierComplaints } from './EarlierComplaints.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';
import { emptyDraft, useDraftKeeping } from './useDraft.ts';
import { useRecorder } from './useRecorder.ts';
import { useStepText } from './useStepText.ts';
import { useSubmission } from './useSubmission.ts';

interface RecordingFormProps {
  account: number;
  /** What was left unsent at the last visit. */
  restored: Draft | null;
  /** Called once a discarded draft is gone. */
  onDiscarded: () => void;
}

/** One complaint from the first field to the server (CRE-01). */
export function RecordingForm({ account, restored, onDiscarded }: RecordingFormProps) {
  const notify = useNotify();
  const failureText = useStepText();
  const [initial] = useState(() => restored ?? emptyDraft());
  const [isDenied, setDenied] = useState(false);
  const form = useForm<ComplaintValues>({
    defaultValues: initial.values,
    resolver,
    shouldFocusError: false,
  });
  const draft = useDraftKeeping(account, initial, restored !== null, form);
  const recorder = useRecorder({
    onRecorded: (file) => draft.changeAttachments((present) => [...present, newAttachment(file, 'audio')]),
    onDenied: () => setDenied(true),
    onFailed: () => notify('recording.recordingFailed', { type: 'error' }),
    onFull: () => notify('recording.recordingFull', { type: 'warning' }),
  });
  const { step, send } = useSubmission({
    form,
    draft,
    onFailure: (failure) => {
      if (failure.failure.status !== 401) notify(failureText(failure), { type: 'error' });
    },
  });

  useEffect(() => {
    if (restored) notify('recording.draft.restored', { type: 'info' });
  }, [restored, notify]);

  const trySend = () => {
    if (recorder.status === 'idle') void send();
    else notify('recording.stopFirst', { type: 'warning' });
  };

  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    trySend();
  };

  const discard = async () => {
    draft.stop();
    await dropDraft(account);
    onDiscarded();
  };

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onKeyDown={sendOnCtrlEnter}
        onSubmit={(event) => event.preventDefault()}
        sx={LAYOUT}
      >
        <Section area="information" title="recording.information">
          <ComplaintInformation onPositionDenied={() => setDenied(true)} />
        </Section>
        <Section area="details" title="recording.details">
          <Attachments draft={draft} recorder={recorder}>
            <RichText source="details" label="recording.fields.details" isRequired />
          </Attachments>
        </Section>
        <Box sx={{ gridArea: 'actions' }}>
          <Actions draft={draft} isSending={step !== null} onSend={trySend} onDiscard={discard} />
        </Box>
        {/* Last for the Tab key: its links do not stand between the fields and the button. */}
        <Box sx={{ gridArea: 'earlier', position: { lg: 'sticky' }, top: { lg: 80 } }}>
          <EarlierComplaints />
        </Box>
      </Box>
      <ProgressDialog step={step} />
      {isDenied && <PermissionsDialog beforeReload={draft.save} />}
    </FormProvider>
  );
}

/** One column on a phone, the earlier complaints after the fields that bring them; beside the form where there is room. */
const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gridTemplateAreas: {
    xs: '"information" "earlier" "details" "actions"',
    lg: '"information earlier" "details earlier" "actions earlier"',
  },
  gridTemplateRows: { lg: 'auto auto 1fr' },
};

function Section({ area, title, children }: { area: string; title: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: area, p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h2" gutterBottom>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  );
}
