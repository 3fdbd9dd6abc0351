import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Returns a function that calls `act` after the current submit: during a submit, the form would overwrite a reset. */
export function useAfterSubmit(act: () => void) {
  const { isSubmitting } = useFormState();
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (isSubmitting || !isSubmitted.current) return;
    isSubmitted.current = false;
    act();
  });
  return useCallback(() => {
    isSubmitted.current = true;
  }, []);
}
