import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Has `act` called once the present submit is over: while it is being submitted, a form would overwrite the state that it
 * is reset to. Answers the function that asks for it.
 */
export function useAfterSubmit(act: () => void) {
  const { isSubmitting } = useFormState();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isSubmitting || !isAsked.current) return;
    isAsked.current = false;
    act();
  });
  return useCallback(() => {
    isAsked.current = true;
  }, []);
}
