import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { PersonRow } from '#contract/persons/person.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { FileCheckContext, useSaveAfterChecks } from '#src/components/files/useSaveAfterChecks.ts';
import { RichText } from '#src/components/form/RichText.tsx';
import { useKeys } from '#src/components/keys/useKeys.ts';
import { Actions } from './Actions.tsx';
import { Attachments } from './Attachments.tsx';
import { newAttachment } from './attachments.ts';
import { ComplaintInformation } from './ComplaintInformation.tsx';
import { type ComplaintValues, resolver } from './complaintForm.ts';
import { type Draft, dropDraft } from './drafts.ts';
import { FromAddress } from './FromAddress.tsx';
import { FurtherInformation } from './FurtherInformation.tsx';
import { LanguageInput } from './LanguageInput.tsx';
import { placesOf, type StartingPlaces, useFocusOn, useStartingPlaces } from './nextGrievance.ts';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { PersonBox } from './PersonBox.tsx';
import { Prefills } from './Prefills.tsx';
import { PriorityInput } from './PriorityInput.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';
import { RelatedPanel } from './RelatedPanel.tsx';
import { SamePlacesNote } from './SamePlacesNote.tsx';
import { type CreatedComplaint, isUnfinished } from './submission.ts';
import { useChosenPerson } from './useChosenPerson.ts';
import { emptyDraft, useDraftKeeping } from './useDraft.ts';
import { useEarlierComplaints } from './useEarlierComplaints.ts';
import { useRecorder } from './useRecorder.ts';
import { useStepText } from './useStepText.ts';
import { useSubmission } from './useSubmission.ts';
import { useTakeOver } from './useTakeOver.ts';
import { WhoGetsIt } from './WhoGetsIt.tsx';

interface RecordingFormProps {
  account: number;
  /** What was left unsent at the last visit. */
  restored: Draft | null;
  /** The place of the complaint before, where this one begins (CRE-10). */
  startingPlaces: StartingPlaces | null;
  /** It follows on another one: whoever types wants to go on. */
  isNext: boolean;
  /** Called once a discarded draft is gone. */
  onDiscarded: () => void;
  /** Called once a created complaint has been told of. */
  onCreated: (complaint: CreatedComplaint, places: StartingPlaces, relative: PersonRow | null) => void;
}

/** One complaint from the first field to the server (CRE-01). */
export function RecordingForm(props: RecordingFormProps) {
  const { account, restored, startingPlaces, isNext, onDiscarded, onCreated } = props;
  const notify = useNotify();
  const failureText = useStepText();
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
  const { isKept: isSamePlace, clear } = useStartingPlaces(form, startingPlaces);
  const chosen = useChosenPerson(form, startingPlaces);
  const { relative } = chosen;
  const { step, send, addTo } = useSubmission({
    form,
    draft,
    personId: chosen.personId,
    onFailure: (failure) => {
      if (failure.failure.status !== 401) notify(failureText(failure), { type: 'error' });
    },
  });

  useEffect(() => {
    if (restored) notify('recording.draft.restored', { type: 'info' });
  }, [restored, notify]);

  const [hasPersons, hasDeadlines, hasDesk] = [
    hasCapability('persons'),
    hasCapability('deadlines'),
    hasCapability('desk'),
  ];
  const box = useRef<HTMLInputElement>(null);
  useFocusOn(box, isNext);
  useKeys({ create: () => box.current?.focus() });
  const earlier = useEarlierComplaints(form.control).data?.data[0];
  const takeOver = useTakeOver(form);
  const leave = useCallback(() => {
    if (step?.name === 'finished') onCreated(step.complaint, placesOf(form.getValues()), relative);
  }, [step, form, onCreated, relative]);

  const checks = useSaveAfterChecks((open: CreatedComplaint | null) => void (open ? addTo(open) : send()));
  /** As a new complaint, or to one that there is. */
  const trySend = (open: CreatedComplaint | null) => {
    if (recorder.status === 'idle') checks.save(open);
    else notify('recording.stopFirst', { type: 'warning' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isSamePlace) return clear();
    // The box has the focus from the start: where nothing is typed in it, keys are wanted for the list.
    if (event.key === 'Escape' && event.target === box.current && !box.current.value) box.current.blur();
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) trySend(null);
    else if (earlier && (event.target as HTMLInputElement).name === 'phone') void takeOver(earlier);
    else return;
    event.preventDefault();
  };

  const discard = async () => {
    draft.stop();
    await dropDraft(account);
    onDiscarded();
  };

  return (
    <FormProvider {...form}>
      {hasDesk && <FromAddress choose={chosen.choose} isBegun={draft.isBegun} />}
      <Box
        component="form"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => event.preventDefault()}
        sx={LAYOUT}
      >
        <Section area="information" title="recording.information">
          {hasPersons && <PersonBox ref={box} choose={chosen.choose} takeTyped={chosen.takeTyped} />}
          {isSamePlace && <SamePlacesNote onClear={clear} />}
          <ComplaintInformation />
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
            {hasDeadlines && <PriorityInput />}
            {hasPersons && <LanguageInput />}
          </FurtherInformation>
        </Section>
        <Box sx={{ gridArea: 'actions' }}>
          <Prefills />
          <WhoGetsIt personId={chosen.personId} />
          <Actions draft={draft} isSending={step !== null} onSend={() => trySend(null)} onDiscard={discard} />
        </Box>
        {/* Last for the Tab key: its links do not stand between the fields and the button. */}
        <RelatedPanel
          chosen={chosen}
          files={draft.attachments.length}
          isHalfSent={step !== null || isUnfinished(draft.delivery)}
          onTakeOver={takeOver}
          onAdd={trySend}
        />
      </Box>
      <ProgressDialog step={step} onLeave={leave} />
      {denied && <PermissionsDialog denied={denied} beforeReload={draft.save} />}
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
