import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { createLetter, type LetterStart, updateLetter } from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { dispatchLetter } from '#contract/letters/letterSending.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';
import type { LetterAbout } from '../letterAddress.ts';
import { useRenewLetters } from '../useLetters.ts';
import { bodyOf, firstValues, type LetterValues } from './letterValues.ts';

interface Composer {
  about: LetterAbout;
  start: LetterStart | null;
  /** The draft to continue. */
  letter?: LetterRecord;
}

/**
 * Saves a letter as a draft, then sends it. After a failure the typed text is kept. After another user's change, a
 * second submit overwrites that change.
 */
export function useComposer({ about, start, letter }: Composer) {
  const [attempt] = useState(newIdempotencyKey);
  const renew = useRenewLetters();
  const locale = useLocale();
  const [values, setValues] = useState(() => firstValues(about, start, locale, letter));
  const [draft, setDraft] = useState(letter);
  /** The saved values. */
  const [stored, setStored] = useState(letter ? values : null);
  const [faults, setFaults] = useState<Refusals>({});
  const typed = useDraft(letter ? `letter/${letter.id}` : `letter/${JSON.stringify(about)}`, {
    values,
    initial: stored ?? undefined,
    restore: setValues,
  });
  const isUnsaved = stored !== values;

  const onError = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) return;
    const newer = failure.status === 409 ? (failure.body.current as LetterRecord | undefined) : undefined;
    if (newer) setDraft(newer);
    setFaults(failure.body.errors ?? {});
  };
  const write = async (): Promise<LetterRecord> => {
    if (draft && !isUnsaved) return draft;
    const body = bodyOf(values);
    const written = draft
      ? await call(updateLetter, { params: { id: draft.id }, body: { ...body, version: draft.version } })
      : await attempt((headers) => call(createLetter, { body: { ...about, ...body }, headers }));
    setDraft(written);
    setStored(values);
    typed.sent();
    return written;
  };
  const save = useMutation({
    mutationFn: write,
    onSuccess: renew,
    onError,
  });
  const send = useMutation({
    mutationFn: async (signature: string | null) => {
      const { id, version } = await write();
      return call(dispatchLetter, { params: { id }, body: { signature, version } });
    },
    onSuccess: renew,
    onError,
  });
  const change = (changed: Partial<LetterValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setFaults({});
  };
  return { values, change, faults, mark: setFaults, typed, isUnsaved, save, send };
}
