import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlaceField } from '#contract/places/place.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import type { Attachment } from './attachments.ts';
import { type ComplaintValues, emptyComplaint } from './complaintForm.ts';
import { type Draft, loadDraft, saveDraft } from './drafts.ts';
import { type Delivery, isUnfinished, NOTHING_SENT } from './submission.ts';

const SAVE_AFTER_MS = 400;

/** An empty form with these places below the session's own. */
export const emptyDraft = (places: Partial<Record<PlaceField, number | null>> = {}): Draft => ({
  values: { ...emptyComplaint(startingPlaces()), ...places },
  attachments: [],
  delivery: NOTHING_SENT,
});

/** The account's stored draft: `null` if there is none, `undefined` while loading. */
export function useStoredDraft(account: number) {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (stored: Draft | null) => {
      if (isCurrent) setDraft(stored && { ...stored, values: { ...stored.values, ...startingPlaces() } });
    };
    loadDraft(account).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [account]);
  return draft;
}

/**
 * The text editor turns a missing text into an empty one when it opens, which does not count as typed. Notes belong to
 * other fields.
 */
const isWritten = ({ notes: _, ...values }: ComplaintValues, before: ComplaintValues) =>
  Object.entries({ ...before, ...values }).some(
    ([field, value]) =>
      field !== 'notes' && (value || null) !== (before[field as keyof ComplaintValues] || null),
  );

/** The state of the draft on this device; `failed`: the browser cannot store it. */
type Keeping = 'untouched' | 'saved' | 'failed';

/**
 * Stores the form as the account's draft: shortly after each change, and at once with new files or when the page is
 * hidden or left. `save` stores it now; `stop` ends the storing.
 */
export function useDraftKeeping(
  account: number,
  initial: Draft,
  isRestored: boolean,
  form: UseFormReturn<ComplaintValues>,
) {
  const [attachments, setAttachments] = useState(initial.attachments);
  const [delivery, setDelivery] = useState(initial.delivery);
  const [keeping, setKeeping] = useState<Keeping>(isRestored ? 'saved' : 'untouched');
  const latest = useRef({ attachments, delivery });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isStopped.current) return;
    await saveDraft(account, { values: form.getValues(), ...latest.current }).then(
      () => setKeeping('saved'),
      () => setKeeping('failed'),
    );
  }, [account, form]);

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_AFTER_MS);
  }, [save]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (keeping !== 'untouched' || isWritten(values, initial.values)) saveSoon();
        },
      }),
    [form, saveSoon, keeping, initial],
  );

  useEffect(() => {
    const saveWaiting = () => {
      if (timer.current) void save();
    };
    document.addEventListener('visibilitychange', saveWaiting);
    return () => {
      document.removeEventListener('visibilitychange', saveWaiting);
      saveWaiting();
    };
  }, [save]);

  const changeAttachments = useCallback(
    (change: (present: readonly Attachment[]) => readonly Attachment[]) => {
      latest.current.attachments = change(latest.current.attachments);
      setAttachments(latest.current.attachments);
      // At once: a recording cannot be typed again.
      void save();
    },
    [save],
  );

  const keepDelivery = useCallback(
    (progress: Delivery) => {
      latest.current.delivery = progress;
      setDelivery(progress);
      return save();
    },
    [save],
  );

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isStopped.current = true;
  }, []);

  /** The form has values, attachments or a half-sent complaint: do not fill in anything else. */
  const isBegun = () => {
    const before = isRestored ? emptyDraft().values : initial.values;
    const { current } = latest;
    return (
      isWritten(form.getValues(), before) || current.attachments.length > 0 || isUnfinished(current.delivery)
    );
  };

  return { attachments, changeAttachments, delivery, keepDelivery, keeping, isBegun, save, stop };
}
export type DraftKeeping = ReturnType<typeof useDraftKeeping>;
