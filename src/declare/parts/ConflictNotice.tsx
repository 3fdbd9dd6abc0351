import { useCallback, useState } from 'react';
import { type Middleware, useEditContext, useRegisterMutationMiddleware } from 'react-admin';
import { NewerNotice } from '#src/components/form/NewerNotice.tsx';
import { ApiFailure } from '#src/dataProvider/http.ts';

type Save = (...args: unknown[]) => Promise<unknown>;

/**
 * After a save that failed because another user was faster (409): offers to load the newer record. The form keeps the
 * typed values and takes all others, with the version, from the newer record (UPD-05).
 */
export function ConflictNotice() {
  const { refetch } = useEditContext();
  const [conflict, setConflict] = useState(false);
  const watch = useCallback(async (...args: Parameters<Middleware<Save>>) => {
    const next = args.pop() as Save;
    setConflict(false);
    try {
      return await next(...args);
    } catch (error) {
      setConflict(error instanceof ApiFailure && error.status === 409);
      throw error;
    }
  }, []);
  useRegisterMutationMiddleware(watch);

  if (!conflict) return null;
  const loadNewer = async () => {
    await refetch();
    setConflict(false);
  };
  return <NewerNotice onLoad={loadNewer} />;
}
