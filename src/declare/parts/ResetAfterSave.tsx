import { useCallback } from 'react';
import { type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAfterSubmit } from './useAfterSubmit.ts';

type Save = (...args: unknown[]) => Promise<unknown>;

/** Empties the surrounding form after each successful save, for the next record (CRUD-01). */
export function ResetAfterSave() {
  const { reset } = useFormContext();
  const resetSoon = useAfterSubmit(() => reset(undefined, { keepSubmitCount: true }));
  const watch = useCallback(
    async (...args: Parameters<Middleware<Save>>) => {
      const next = args.pop() as Save;
      const answer = await next(...args);
      resetSoon();
      return answer;
    },
    [resetSoon],
  );
  useRegisterMutationMiddleware(watch);
  return null;
}
