import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { messageOf } from '#src/dataProvider/http.ts';

interface Decided {
  run: () => Promise<unknown>;
  /** Translation keys of the success and failure notices. */
  successText: string;
  failed: string;
}

/**
 * Stores a decision on an application and opens the volunteers (LDR-05); after a failure the page stays, with the
 * reason.
 */
export function useDecision() {
  const notify = useNotify();
  const navigate = useNavigate();
  // A ref, because a second click may come before the next render or right after the answer.
  const isTaken = useRef(false);
  const renew = useRenew([LEADER]);
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ run }: Decided) => run(),
    onSuccess: (_answer, { successText }) => {
      notify(successText, { type: 'success' });
      navigate('/incharger/add');
      void renew();
    },
    // Another user may have decided: the page reloads the current state.
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
