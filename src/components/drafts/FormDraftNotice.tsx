import { type Ref, useImperativeHandle } from 'react';
import { useFormContext } from 'react-hook-form';
import DraftNotice from './DraftNotice.tsx';
import { type Draft, useFormDraft } from './useDraft.ts';

interface FormDraftNoticeProps {
  /** The name of the form and its record. */
  name: string;
  /** The code that sends the form uses it to remove the draft. */
  ref: Ref<Draft>;
}

/** Stores the changes in the surrounding form, and offers them again. */
export function FormDraftNotice({ name, ref }: FormDraftNoticeProps) {
  const draft = useFormDraft(name, useFormContext());
  useImperativeHandle(ref, () => draft);
  return <DraftNotice draft={draft} />;
}
