import { useCallback, useEffect, useRef } from 'react';
import { type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

type Save = (...args: unknown[]) => Promise<unknown>;

/** Empties the form around it after each save that the server took, for the next record (CRUD-01). */
export function ResetAfterSave() {
  const { reset } = useFormContext();
  const { isSubmitting } = useFormState();
  const saved = useRef(false);
  const watch = useCallback(async (...args: Parameters<Middleware<Save>>) => {
    const next = args.pop() as Save;
    const answer = await next(...args);
    saved.current = true;
    return answer;
  }, []);
  useRegisterMutationMiddleware(watch);

  // While it is being submitted, a form would overwrite the state that it is reset to.
  useEffect(() => {
    if (isSubmitting || !saved.current) return;
    saved.current = false;
    reset(undefined, { keepSubmitCount: true });
  }, [isSubmitting, reset]);
  return null;
}
