import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';

/** The pause between two letters is shorter than this. */
const PAUSE_MS = 600;
const TYPED = ['name', 'complaint_number'];
interface Applied {
  form: UseFormReturn<Filters>;
  /** The applied filters. */
  values: Filters;
  /** Changes when all filters are cleared. */
  cleared: number;
  onApply: (chosen: Filters) => void;
}

/**
 * Applies the filters of a form when they change. Typed text is applied after a pause, or by the returned function. A
 * change from outside, such as 'Clear filter', replaces values that are not applied yet. A change that was applied here
 * does not reset the form, where the user may have typed more.
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
      // Choosing a place clears the levels below it, and all of them apply together.
      timer.current = setTimeout(applyLater, TYPED.includes(name) ? PAUSE_MS : 0);
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
    };
  }, [form]);
  return apply;
}
