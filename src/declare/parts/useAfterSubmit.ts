import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Has `act` called once the present submit is over: while it is being submitted, a form would overwrite the state that it
 * is reset to. Answers the function that asks for it.
 */
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
