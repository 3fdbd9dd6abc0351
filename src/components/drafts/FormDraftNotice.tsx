import { type Ref, useImperativeHandle } from 'react';
import { useFormContext } from 'react-hook-form';
import { DraftNotice } from './DraftNotice.tsx';
import { type Draft, useFormDraft } from './useDraft.ts';

interface FormDraftNoticeProps {
  /** The form and the record it is about. */
  name: string;
  /** For what sends the form: it removes the draft. */
  ref: Ref<Draft>;
}

/** Stores what is typed in the form around it, and offers it again. */
export function FormDraftNotice({ name, ref }: FormDraftNoticeProps) {
  const draft = useFormDraft(name, useFormContext());
  useImperativeHandle(ref, () => draft);
  return <DraftNotice draft={draft} />;
}
