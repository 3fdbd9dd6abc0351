import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { addVisit, type VisitKind } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/http.ts';

/** Notes that a person was in contact without a case (PER-24); everything shown of people is asked for anew. */
export function useVisit(id: number) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const attempt = useIdempotentSubmit();
  return useMutation({
    mutationFn: (kind: VisitKind) =>
      attempt((headers) => call(addVisit, { params: { id }, body: { kind }, headers })),
    onSuccess: (_visit, kind) => {
      notify('person.visit.noted', { messageArgs: { kind: translate(`person.visit.${kind}`) } });
      void queryClient.invalidateQueries({ queryKey: [PERSONS] });
    },
    onError: notifyFailure,
  });
}
