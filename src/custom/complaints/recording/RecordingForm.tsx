import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { FileCheckContext, useSaveAfterChecks } from '#src/components/files/useSaveAfterChecks.ts';
import { RichText } from '#src/components/form/RichText.tsx';
import { REST_KEYS } from '#src/components/keys/keys.ts';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { Actions } from './Actions.tsx';
import { Attachments } from './Attachments.tsx';
import { newAttachment } from './attachments.ts';
import { ComplaintInformation } from './ComplaintInformation.tsx';
import { type ComplaintValues, resolver } from './complaintForm.ts';
import { type Draft, dropDraft } from './drafts.ts';
import { EarlierPanel } from './EarlierPanel.tsx';
import { FurtherInformation } from './FurtherInformation.tsx';
import { placesOf, type StartingPlaces, useFirstField, useStartingPlaces } from './nextGrievance.ts';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';
import { nobody, RecordingContext } from './recordingContext.ts';
import { isUnfinished } from './submission.ts';
import { emptyDraft, useDraftKeeping } from './useDraft.ts';
import { useEarlierComplaints } from './useEarlierComplaints.ts';
import { useRecorder } from './useRecorder.ts';
import { drawn, type NamedPart } from './useRecordingParts.ts';
import { useStepText } from './useStepText.ts';
import { useSubmission } from './useSubmission.ts';
import { useTakeOver } from './useTakeOver.ts';

interface RecordingFormProps {
  account: number;
  /** The stored draft of the last visit. */
  restored: Draft | null;
  /** The place of the previous complaint, where this one starts (CRE-10). */
  startingPlaces: StartingPlaces | null;
  /** The capabilities' parts. */
  parts: readonly NamedPart[];
  /** When folded, the form keeps its values. */
  isOpen: boolean;
  /** Each new number focuses the first field; 0 for a form that nobody requested. */
  requests: number;
  /** Called once a discarded draft is gone. */
  onDiscarded: () => void;
  /** Called after the message about the created complaint. */
  onCreated: (complaint: CreatedComplaint, places: StartingPlaces) => void;
}

/** One complaint from the first field to the server (CRE-01). */
export function RecordingForm(props: RecordingFormProps) {
  const { account, restored, startingPlaces, parts, isOpen, requests, onDiscarded, onCreated } = props;
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useStepText();
  const [search] = useSearchParams();
  const [initial] = useState(() => restored ?? emptyDraft(startingPlaces ?? {}));
  const [denied, setDenied] = useState<'microphone' | 'position' | null>(null);
  const form = useForm<ComplaintValues>({
    defaultValues: initial.values,
    resolver,
    shouldFocusError: false,
  });
  const draft = useDraftKeeping(account, initial, restored !== null, form);
  const recorder = useRecorder({
    onRecorded: (file) => draft.changeAttachments((present) => [...present, newAttachment(file, 'audio')]),
    onDenied: () => setDenied('microphone'),
    onFailed: () => notify('recording.recordingFailed', { type: 'error' }),
    onFull: () => notify('recording.recordingFull', { type: 'warning' }),
  });
  const { isSame: isSamePlace, clear } = useStartingPlaces(form, startingPlaces);
  const { step, send, addTo } = useSubmission({
    form,
    draft,
    parts,
    onFailure: (failure) => {
      if (failure.failure.status !== 401) notify(failureText(failure), { type: 'error' });
    },
  });

  useEffect(() => {
    if (restored) notify('recording.draft.restored', { type: 'info' });
  }, [restored, notify]);
  useFirstField(form, isOpen, requests);

  const Phone = drawn(parts, 'Phone')[0]?.Drawn;
  const Name = drawn(parts, 'Name')[0]?.Drawn;
  const earlier = useEarlierComplaints(form.control).data?.data[0];
  const takeOver = useTakeOver(form);
  const leave = useCallback(() => {
    if (step?.name !== 'finished') return;
    const { notes } = form.getValues();
    onCreated({ ...step.complaint, notes }, placesOf(form.getValues()));
  }, [step, form, onCreated]);

  const checks = useSaveAfterChecks((open: CreatedComplaint | null) => void (open ? addTo(open) : send()));
  /** Sends the form as a new complaint, or adds it to an existing one. */
  const trySend = (open: CreatedComplaint | null) => {
    if (recorder.status === 'idle') checks.save(open);
    else notify('recording.stopFirst', { type: 'warning' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    if (event.key === 'Escape' && isSamePlace) return clear();
    // The field has the focus from the start. While it is empty, Escape gives the keys to the list.
    if (event.key === 'Escape' && name === 'phone' && !value) (event.target as HTMLInputElement).blur();
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) trySend(null);
    else if (earlier && !Phone && name === 'phone') void takeOver(earlier);
    else return;
    event.preventDefault();
  };

  const discard = async () => {
    draft.stop();
    await dropDraft(account);
    onDiscarded();
  };

  const context = {
    places: startingPlaces,
    isBegun: draft.isBegun,
    files: draft.attachments.length,
    isHalfSent: step !== null || isUnfinished(draft.delivery),
    addTo: trySend,
    usePerson: parts.find(({ usePerson }) => usePerson)?.usePerson ?? nobody,
  };
  const content = (
    <>
      {drawn(parts, 'FromAddress').map(
        ({ id, parameter, Drawn }) => parameter && search.has(parameter) && <Drawn key={id} />,
      )}
      <Box
        component="form"
        noValidate
        hidden={!isOpen}
        onKeyDown={onKeyDown}
        onSubmit={(event) => event.preventDefault()}
        sx={isOpen ? LAYOUT : undefined}
        {...REST_KEYS}
      >
        <Section area="information" title="recording.information">
          <ComplaintInformation
            {...(Phone ? { Phone } : {})}
            {...(Name ? { Name } : {})}
            {...(isSamePlace ? { placeNote: 'recording.next.asBefore' } : {})}
            placeControl={
              isSamePlace && (
                // Not in the Tab order, since Escape does the same from every field.
                <Box>
                  <Button size="small" tabIndex={-1} aria-keyshortcuts="Escape" onClick={clear}>
                    {translate('recording.next.clear')}
                  </Button>
                </Box>
              )
            }
          />
        </Section>
        <Section area="details" title="recording.details">
          <FileCheckContext value={checks.follow}>
            <Attachments draft={draft} recorder={recorder}>
              <RichText source="details" label="recording.fields.details" isRequired />
            </Attachments>
          </FileCheckContext>
        </Section>
        <Section area="further" title="recording.further">
          <FurtherInformation onPositionDenied={() => setDenied('position')}>
            {drawn(parts, 'Further').map(({ id, Drawn }) => (
              <Drawn key={id} />
            ))}
          </FurtherInformation>
        </Section>
        <Box sx={{ gridArea: 'actions' }}>
          {drawn(parts, 'End').map(({ id, Drawn }) => (
            <Drawn key={id} />
          ))}
          <Actions draft={draft} isSending={step !== null} onSend={() => trySend(null)} onDiscard={discard} />
        </Box>
        {/* Last in the Tab order, so that its links are not between the fields and the button. When folded it gets no focus. */}
        {isOpen && <EarlierPanel parts={parts} onTakeOver={takeOver} onEnter={!Phone} />}
      </Box>
      <ProgressDialog step={step} onLeave={leave} />
      {denied && <PermissionsDialog denied={denied} beforeReload={draft.save} />}
    </>
  );
  return (
    <FormProvider {...form}>
      <RecordingContext value={context}>
        {drawn(parts, 'Around').reduceRight<ReactNode>(
          (inner, { id, Drawn }) => (
            <Drawn key={id}>{inner}</Drawn>
          ),
          content,
        )}
      </RecordingContext>
    </FormProvider>
  );
}

/**
 * One column on a phone, with the earlier complaints after the fields that they depend on. On wider screens they are
 * next to the form.
 */
const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gridTemplateAreas: {
    xs: '"information" "earlier" "details" "further" "similar" "actions"',
    lg: '"information earlier" "details earlier" "further earlier" "actions earlier"',
  },
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
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
