import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { undoMerge } from '#contract/persons/personMerge.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

type Undone = AnswerOf<typeof undoMerge>;

/** Undoes a merge (PER-13), then refetches all people on the screen. */
export function useUndo(onSuccess?: (undone: Undone) => void) {
  const renew = useRenew([PERSONS]);
  return useCallOnce(undoMerge, {
    input: (merge_id: number) => ({ body: { merge_id } }),
    onSuccess: (undone) => {
      onSuccess?.(undone);
      void renew();
    },
  });
}

/** 'Lakshmi is back. Came back: 2 grievances, 1 visit. …' */
export function useUndoneText() {
  const translate = useTranslate();
  const counts = ({ cases, visits }: Undone['returned']) =>
    translate('merging.undo.counts', {
      cases: translate('merging.merge.cases', { smart_count: cases }),
      visits: translate('merging.merge.visits', { smart_count: visits }),
    });
  return ({ person, returned, stayed }: Undone) =>
    translate('merging.undo.done', {
      name: person.name,
      returned: counts(returned),
      stayed: counts(stayed),
    });
}
