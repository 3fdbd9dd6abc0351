import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Filters } from './listAddress.ts';

/** Nobody who types a name waits longer for the next letter. */
const PAUSE_MS = 600;
const TYPED = ['name', 'complaint_number'];
const DAYS = ['from_date', 'to_date'];
/** While its year is typed, a day field tells of the years 2, 20 and 202. */
const isHalfTyped = (day: unknown) => typeof day === 'string' && day < '1900';

interface Applied {
  form: UseFormReturn<Filters>;
  /** What is applied. */
  values: Filters;
  /** Changes when all of it was cleared. */
  cleared: number;
  onApply: (chosen: Filters) => void;
}

/**
 * Applies the filters of a form as they are chosen, what is typed once typing pauses. What comes from outside, such as
 * 'Clear filter', takes the place of what was not applied yet.
 */
export function useApplied({ form, values, cleared, onApply }: Applied) {
  const apply = useEffectEvent(() => onApply(form.getValues()));
  const forget = useEffectEvent(() => form.reset(values));
  useEffect(() => {
    if (cleared > 0) forget();
  }, [cleared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change from outside ends what is pending
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch((typed, { name }) => {
      if (!name) return;
      clearTimeout(timer);
      if (DAYS.includes(name) && isHalfTyped(typed[name as 'from_date'])) return;
      // A choice of a place clears those below it: all of it is applied together.
      timer = setTimeout(apply, TYPED.includes(name) ? PAUSE_MS : 0);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, values, cleared]);
}
