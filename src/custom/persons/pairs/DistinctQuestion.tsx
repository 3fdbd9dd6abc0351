import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { keepDistinct, type PersonPair } from '#contract/persons/personPair.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/call.ts';

/** Confirms before a pair is hidden permanently. After a failure it stays open. */
export function DistinctQuestion({ pair, onClose }: { pair: PersonPair; onClose: () => void }) {
  const notify = useNotify();
  const renew = useRenew([PERSONS, 'pairs']);
  const [one, other] = pair.persons;
  const keep = useMutation({
    mutationFn: () => call(keepDistinct, { body: { person_ids: [one.id, other.id] } }),
    onSuccess: () => {
      notify('merging.pairs.done', { type: 'success' });
      onClose();
      return renew();
    },
  });
  return (
    <ConfirmDialog
      title="merging.pairs.distinctNamed"
      question="merging.pairs.question"
      action="merging.pairs.distinct"
      run={keep}
      named={{ one: one.name, other: other.name }}
      onClose={onClose}
    />
  );
}
