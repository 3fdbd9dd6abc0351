import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Actor } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { additionOf, deliverAddition } from './addition.ts';
import {
  type ComplaintField,
  type ComplaintValues,
  errorKey,
  FIELD_ORDER,
  payloadOf,
} from './complaintForm.ts';
import { deliver, StepFailure } from './deliver.ts';
import { dropDraft } from './drafts.ts';
import type { Addition, CreatedComplaint, Step } from './submission.ts';
import type { DraftKeeping } from './useDraft.ts';

interface Submitting {
  form: UseFormReturn<ComplaintValues>;
  draft: DraftKeeping;
  /** Whose the grievance is, as far as the form knows. */
  personId: () => number | undefined;
  onFailure: (failure: StepFailure) => void;
}

/**
 * Sends the form with its attachments, as a new complaint or to one that there is; a second call while the first is under way does
 * nothing (CRE-08 to CRE-11, PER-16).
 */
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

  const reportFailure = (failure: StepFailure) => {
    setStep(null);
    onFailure(failure);
    if (WITHOUT_FIELDS.includes(failure.step.name)) return;
    const errors = Object.entries(failure.failure.body.errors ?? {});
    for (const [field, rule] of errors)
      form.setError(field as ComplaintField, { type: 'server', message: errorKey(field, rule) });
    setRefused(errors.map(([field]) => field));
  };

  /** Sends what is to be sent; nothing is left to be restored then. */
  const carryOut = async (work: (actor: Actor) => Promise<void>) => {
    const actor = storedActor();
    if (!actor) return;
    try {
      await work(actor);
      draft.stop();
      await dropDraft(actor.id);
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      reportFailure(error);
    }
  };

  const record = (values: ComplaintValues) =>
    carryOut(async (actor) => {
      const { attachments, delivery, keepDelivery } = draft;
      const payload = payloadOf(values, actor, startingPlaces(), personId());
      const { same_cause: same, inbox: message } = values;
      const options = { attachments, same, message, show: setStep, keep: keepDelivery };
      try {
        await deliver({ ...options, delivery, payload });
      } catch (error) {
        if (!isDismissedGone(error)) throw error;
        // One that was something else is there no more: that keeps nobody from saving.
        form.setValue('not_similar', undefined);
        const { not_similar: _, ...others } = payload;
        await deliver({ ...options, delivery: { ...delivery, attempt: null }, payload: others });
      }
    });

  const add = (addition: Addition) =>
    carryOut(() => {
      const { attachments, delivery, keepDelivery } = draft;
      const { inbox: message } = form.getValues();
      return deliverAddition({ delivery, addition, attachments, message, show: setStep, keep: keepDelivery });
    });

  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };

  /** Records what was written, or goes on with what was begun. */
  const send = () => {
    const { addition } = draft.delivery;
    if (addition) return once(() => add(addition));
    return once(form.handleSubmit(record, (errors) => focusFirst(Object.keys(errors))));
  };
  /** Adds what was written to a complaint that there is (PER-16). */
  const addTo = (complaint: CreatedComplaint) =>
    once(() => add(additionOf(complaint, form.getValues(), personId())));

  return { step, send, addTo };
}

/** What they refuse is about no field of the form. */
const WITHOUT_FIELDS: readonly string[] = ['upload', 'add', 'join', 'take'];

const isDismissedGone = (error: unknown) =>
  error instanceof StepFailure &&
  error.step.name === 'create' &&
  'not_similar' in (error.failure.body.errors ?? {});

/** Closing the tab in the middle of sending asks first. */
function useWarningBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}
