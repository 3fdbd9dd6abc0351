import { useCallback } from 'react';
import {
  type Middleware,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { useFormDraft } from '#src/components/drafts/useDraft.ts';

type Save = (...args: unknown[]) => Promise<unknown>;

/** Stores the values of the surrounding resource form until it is saved, and offers them again. */
export function FormDraft() {
  const { id = 'create' } = useRecordContext() ?? {};
  const draft = useFormDraft(`${useResourceContext()}/${id}`, useFormContext());
  const { sent } = draft;
  const watch = useCallback(
    async (...args: Parameters<Middleware<Save>>) => {
      const next = args.pop() as Save;
      const answer = await next(...args);
      sent();
      return answer;
    },
    [sent],
  );
  useRegisterMutationMiddleware(watch);
  return <DraftNotice draft={draft} />;
}
