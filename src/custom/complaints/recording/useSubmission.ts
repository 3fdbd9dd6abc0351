import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Actor } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import type { Addition, CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import {
  type ComplaintField,
  type ComplaintValues,
  errorKey,
  FIELD_ORDER,
  filledFields,
  payloadOf,
} from './complaintForm.ts';
import { deliver, deliverAddition, StepFailure } from './deliver.ts';
import { dropDraft } from './drafts.ts';
import type { Step } from './submission.ts';
import type { DraftKeeping } from './useDraft.ts';
import type { NamedPart } from './useRecordingParts.ts';

interface Submitting {
  form: UseFormReturn<ComplaintValues>;
  draft: DraftKeeping;
  parts: readonly NamedPart[];
  onFailure: (failure: StepFailure) => void;
}

/**
 * Sends the form with its attachments, as a new complaint or an addition. A second call during the first does nothing
 * (CRE-08 to CRE-11).
 */
export function useSubmission({ form, draft, parts, onFailure }: Submitting) {
  const [step, setStep] = useState<Step | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isUnderWay = useRef(false);
  useWarningBeforeLeaving(step !== null && step.name !== 'finished');
  const added = parts.flatMap(({ fields = [] }) => fields);

  const focusFirst = useCallback(
    (wrong: readonly string[]) => {
      const first = [...FIELD_ORDER, ...wrong].find((field) => wrong.includes(field));
      if (first) form.setFocus(first as ComplaintField);
    },
    [form],
  );
  // After the dialog has closed, since closing returns the focus to the button.
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

  /** Runs the sending, then removes the stored draft. */
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
      const payload = payloadOf(values, actor, startingPlaces(), added);
      const options = { attachments, show: setStep, keep: keepDelivery };
      try {
        await deliver({ ...options, delivery, payload });
      } catch (error) {
        const dropped = parts.flatMap(({ droppable = [] }) => droppable).filter(isRefusedBy(error));
        if (dropped.length === 0) throw error;
        for (const field of dropped) form.setValue(field as ComplaintField, null);
        const others = payloadOf(form.getValues(), actor, startingPlaces(), added);
        await deliver({ ...options, delivery: { ...delivery, attempt: null }, payload: others });
      }
    });

  const add = (addition: Addition) =>
    carryOut(async () => {
      const { attachments, delivery, keepDelivery } = draft;
      const { send } = parts.find((part) => part.addition)?.addition ?? {};
      if (send)
        await deliverAddition({ delivery, addition, send, attachments, show: setStep, keep: keepDelivery });
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

  /** Creates the complaint, or continues a started delivery. */
  const send = () => {
    const { addition } = draft.delivery;
    if (addition) return once(() => add(addition));
    return once(form.handleSubmit(record, (errors) => focusFirst(Object.keys(errors))));
  };
  /** Adds the form's content to an existing complaint (PER-16). */
  const addTo = (to: CreatedComplaint) => {
    const values = form.getValues();
    const fields = parts.flatMap(({ additionFields = [] }) => additionFields);
    const own = parts.find((part) => part.addition)?.addition?.payloadOf(values);
    return once(() =>
      add({ key: crypto.randomUUID(), to, payload: { ...filledFields(values, fields), ...own } }),
    );
  };

  return { step, send, addTo };
}

/** Steps with errors that belong to no field of the form. */
const WITHOUT_FIELDS: readonly string[] = ['upload', 'add'];

/** Whether the server rejected a new complaint because of the field. */
const isRefusedBy = (error: unknown) => (field: string) =>
  error instanceof StepFailure && error.step.name === 'create' && field in (error.failure.body.errors ?? {});

/** Asks before the tab is closed while sending. */
function useWarningBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}
