import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { isWritten, type StoredDraft, withoutFiles } from './draftRules.ts';
import { findDraft, holdDraft, removeDraft, saveDraft } from './draftStore.ts';

const SAVE_AFTER_MS = 400;

/** The draft of a form. */
export interface Draft {
  /** When the offered draft was typed; null without one. */
  offered: string | null;
  resume: () => void;
  discard: () => void;
  /** Removes this form's draft after the form was sent. */
  sent: () => void;
}

/**
 * Stores the values of a form for its account: a moment after each change, and at once when the page is hidden or
 * closed (AUTH-10). `form` names the form and its record.
 */
function useStoring<V>(form: string | null, restore: (values: V) => void) {
  const [account] = useState(() => storedSession()?.user.id ?? 0);
  const [offer, setOffer] = useState<StoredDraft<V> | null>(null);
  const own = useRef<{ id: string; close: () => void } | null>(null);
  const waiting = useRef<{ values: V | null; timer: ReturnType<typeof setTimeout> }>(undefined);

  const save = useCallback(() => {
    if (!waiting.current || form === null) return;
    const { values, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    if (values === null) {
      if (own.current) void removeDraft(account, form, own.current.id).catch(() => null);
      return;
    }
    if (!own.current) {
      const id = crypto.randomUUID();
      own.current = { id, close: holdDraft(id) };
    }
    const draft = { id: own.current.id, values, saved_at: new Date().toISOString() };
    void saveDraft(account, form, draft).catch(() => null);
  }, [account, form]);

  /** The current values of the form; null when nothing was typed. */
  const change = useCallback(
    (values: V | null) => {
      if (form === null) return;
      clearTimeout(waiting.current?.timer);
      if (values === null && !own.current) waiting.current = undefined;
      else waiting.current = { values, timer: setTimeout(save, SAVE_AFTER_MS) };
    },
    [form, save],
  );

  const look = useCallback(() => {
    if (form === null) return () => {};
    let isCurrent = true;
    findDraft<V>(account, form).then(
      (offered) => isCurrent && setOffer(offered),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, [account, form]);

  useEffect(() => {
    const stopLooking = look();
    // Only the newest change is not stored yet.
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current?.values) event.preventDefault();
      save();
    };
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      stopLooking();
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('beforeunload', warn);
      save();
      own.current?.close();
      own.current = null;
    };
  }, [look, save]);

  const sent = useCallback(() => {
    change(null);
    save();
  }, [change, save]);

  const draft: Draft = {
    offered: offer?.saved_at ?? null,
    resume: () => {
      if (!offer || form === null) return;
      // The text typed here stays a separate draft.
      save();
      own.current?.close();
      own.current = null;
      waiting.current = { values: offer.values, timer: setTimeout(save, SAVE_AFTER_MS) };
      save();
      void removeDraft(account, form, offer.id).catch(() => null);
      setOffer(null);
      restore(offer.values);
    },
    discard: () => {
      if (!offer || form === null) return;
      void removeDraft(account, form, offer.id).catch(() => null);
      setOffer(null);
      look();
    },
    sent,
  };
  return { draft, change };
}

/** The draft of a form whose values are React state; pass `initial` if they are filled in after the first render. */
export function useDraft<V>(
  form: string,
  { values, initial, restore }: { values: V; initial?: V; restore: (values: V) => void },
): Draft {
  const [first] = useState(values);
  const { draft, change } = useStoring<V>(form, restore);
  const typed = isWritten(values, initial ?? first) ? JSON.stringify(withoutFiles(values)) : null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (known.current === typed) return;
    known.current = typed;
    change(typed === null ? null : JSON.parse(typed));
  }, [typed, change]);
  return draft;
}

/** Makes a form offer these values as a draft, for example values that could not be saved. */
export const offerDraft = <V>(form: string, values: V): Promise<void> =>
  saveDraft(storedSession()?.user.id ?? 0, form, {
    id: crypto.randomUUID(),
    values: withoutFiles(values),
    saved_at: new Date().toISOString(),
  }).catch(() => undefined);

/** The state of a form with one value, with its draft. */
export function useDraftState<V>(form: string, initial: V) {
  const [value, setValue] = useState(initial);
  return [value, setValue, useDraft(form, { values: value, restore: setValue })] as const;
}

/**
 * The draft of a react-hook-form form. It has only changed fields, so that resuming it does not undo other users'
 * changes in other fields.
 */
export function useFormDraft<V extends FieldValues>(
  form: string | null,
  { getValues, reset, subscribe }: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'subscribe'>,
): Draft {
  const { draft, change } = useStoring<Partial<V>>(form, (typed) =>
    reset({ ...getValues(), ...typed }, { keepDefaultValues: true }),
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => {
          const marks: Record<string, unknown> = dirtyFields;
          const changed = Object.entries(values).filter(([field]) => isMarked(marks[field]));
          const stored = withoutFiles(Object.fromEntries(changed) as Partial<V>);
          change(Object.keys(stored).length > 0 ? stored : null);
        },
      }),
    [subscribe, change],
  );
  return draft;
}

/** A field with parts has a mark for each part. */
const isMarked = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isMarked) : mark === true;
