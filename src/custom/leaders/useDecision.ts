import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { messageOf } from '#src/dataProvider/http.ts';

interface Decided {
  run: () => Promise<unknown>;
  /** Translation keys of what is said when it is done, and when it failed. */
  successText: string;
  failed: string;
}

/** Carries out a decision on an application and leads to the volunteers (LDR-05); a failure stays on the page, with its reason. */
export function useDecision() {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // At once and for good: a second click may come before the first is drawn, and after its answer.
  const isTaken = useRef(false);
  const renew = () => queryClient.invalidateQueries({ queryKey: [LEADER] });
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ run }: Decided) => run(),
    onSuccess: (_answer, { successText }) => {
      notify(successText, { type: 'success' });
      navigate('/incharger/add');
      void renew();
    },
    // Somebody else may have decided meanwhile: the page shows how things stand.
    onError: () => {
      isTaken.current = false;
      return renew();
    },
  });
  const decide = (decided: Decided) => {
    if (isTaken.current) return;
    isTaken.current = true;
    mutate(decided);
  };
  return {
    decide,
    isPending,
    failure: error && variables ? { failed: variables.failed, reason: messageOf(error) } : null,
  };
}
