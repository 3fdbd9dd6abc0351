import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { RecordContextProvider, useNotify } from 'react-admin';
import { FormProvider, useFormState } from 'react-hook-form';
import { can } from '#contract/access/policies.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { FileCheckContext, useSaveAfterChecks } from '#src/components/files/useSaveAfterChecks.ts';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { RichText } from '#src/components/form/RichText.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { ComplaintInformation } from '../recording/ComplaintInformation.tsx';
import { FurtherInformation } from '../recording/FurtherInformation.tsx';
import { MediaEditor } from './MediaEditor.tsx';
import { NewerComplaint } from './NewerComplaint.tsx';
import { StaffInput } from './StaffInput.tsx';
import { useUpdate } from './useUpdate.ts';
import { useUploads } from './useUploads.ts';

/** Save sends the fields (UPD-01); files are sent as soon as they are chosen (UPD-03). */
export function UpdateForm({ complaint }: { complaint: ComplaintRecord }) {
  const notify = useNotify();
  const actor = storedActor();
  const { form, draft, base, newer, loadNewer, submit, isSaved } = useUpdate(complaint);
  const { isDirty } = useFormState({ control: form.control });
  const uploads = useUploads(complaint.id);
  const hasUnsent = uploads.uploads.length > 0;

  const checks = useSaveAfterChecks(() => {
    if (hasUnsent) notify('update.media.unsent', { type: 'warning' });
    else void submit();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    checks.save();
  };

  return (
    <FormProvider {...form}>
      <RecordContextProvider value={base}>
        <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2, maxWidth: '64rem' }}>
          <DraftNotice draft={draft} />
          <Section title="recording.information">
            <ComplaintInformation editing />
          </Section>
          <Section title="recording.details">
            <RichText source="details" label="recording.fields.details" isRequired />
          </Section>
          <Section title="recording.further">
            <FurtherInformation onPositionDenied={() => notify('update.positionDenied', { type: 'error' })}>
              {actor && can(actor, 'assign', 'complaint') && <StaffInput complaint={base} />}
            </FurtherInformation>
          </Section>
          <Section title="recording.attachments">
            <FileCheckContext value={checks.follow}>
              <MediaEditor media={complaint.media ?? []} uploads={uploads} />
            </FileCheckContext>
          </Section>
          {newer && <NewerComplaint base={base} newer={newer} onLoad={loadNewer} />}
          <Box>
            <SubmitButton label="update.save" />
          </Box>
        </Stack>
      </RecordContextProvider>
      <LeaveQuestion isUnsaved={!isSaved && (isDirty || hasUnsent || checks.isChecking)} />
    </FormProvider>
  );
}
