import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { startingPlaces } from '../../../kit/place/placeNames.ts';
import {
  type ComplaintField,
  type ComplaintValues,
  errorKey,
  FIELD_ORDER,
  payloadOf,
} from './complaintForm.ts';
import { deliver, StepFailure } from './deliver.ts';
import { dropDraft } from './drafts.ts';
import type { Step } from './submission.ts';
import type { DraftKeeping } from './useDraft.ts';

interface Submitting {
  form: UseFormReturn<ComplaintValues>;
  draft: DraftKeeping;
  /** Whose the grievance is, as far as the form knows. */
  personId: () => number | undefined;
  onFailure: (failure: StepFailure) => void;
}

/** Sends the form with its attachments; a second call while the first is under way does nothing (CRE-08 to CRE-11). */
export function useSubmission({ form, draft, personId, onFailure }: Submitting) {
  const [step, setStep] = useState<Step | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isUnderWay = useRef(false);
  useWarningBeforeLeaving(step !== null && step.name !== 'finished');

  const focusFirst = useCallback(
    (wrong: readonly string[]) => {
      const first = FIELD_ORDER.find((field) => wrong.includes(field));
      if (first) form.setFocus(first);
    },
    [form],
  );
  // After the dialog is gone: closing it puts the focus back on the button.
  useEffect(() => focusFirst(refused), [refused, focusFirst]);

  const tell = (failure: StepFailure) => {
    setStep(null);
    onFailure(failure);
    if (failure.step.name === 'upload') return;
    const errors = Object.entries(failure.failure.body.errors ?? {});
    for (const [field, rule] of errors)
      form.setError(field as ComplaintField, { type: 'server', message: errorKey(field, rule) });
    setRefused(errors.map(([field]) => field));
  };

  const sendValues = async (values: ComplaintValues) => {
    const actor = storedActor();
    if (!actor) return;
    const payload = payloadOf(values, actor, startingPlaces(), personId());
    const { attachments, delivery, keepDelivery } = draft;
    try {
      await deliver({ delivery, payload, attachments, show: setStep, keep: keepDelivery });
      draft.stop();
      await dropDraft(actor.id);
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      tell(error);
    }
  };

  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await form.handleSubmit(sendValues, (errors) => focusFirst(Object.keys(errors)))();
    } finally {
      isUnderWay.current = false;
    }
  };

  return { step, send };
}

/** Closing the tab in the middle of sending asks first. */
function useWarningBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}
