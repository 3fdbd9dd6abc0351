import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';

/** Nobody who types a name waits longer for the next letter. */
const PAUSE_MS = 600;
const TYPED = ['name', 'complaint_number'];
interface Applied {
  form: UseFormReturn<Filters>;
  /** What is applied. */
  values: Filters;
  /** Changes when all of it was cleared. */
  cleared: number;
  onApply: (chosen: Filters) => void;
}

/**
 * Applies the filters of a form as they are chosen, what is typed once typing pauses or by the function that it answers.
 * What comes from outside, such as 'Clear filter', takes the place of what was not applied yet; what was applied here leaves
 * the form alone, where the next letter may have been typed meanwhile.
 */
export function useApplied({ form, values, cleared, onApply }: Applied): () => void {
  const own = useRef(textOf(values));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = () => {
    clearTimeout(timer.current);
    own.current = textOf(form.getValues());
    onApply(form.getValues());
  };
  const applyLater = useEffectEvent(apply);
  const takeOver = useEffectEvent(() => {
    clearTimeout(timer.current);
    own.current = textOf(values);
    form.reset(values);
  });
  useEffect(() => {
    if (textOf(values) !== own.current) takeOver();
  }, [values]);
  useEffect(() => {
    if (cleared > 0) takeOver();
  }, [cleared]);
  useEffect(() => {
    const { unsubscribe } = form.watch((_typed, { name }) => {
      if (!name) return;
      clearTimeout(timer.current);
      // A choice of a place clears those below it: all of it is applied together.
      timer.current = setTimeout(applyLater, TYPED.includes(name) ? PAUSE_MS : 0);
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
    };
  }, [form]);
  return apply;
}
