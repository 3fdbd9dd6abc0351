import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { keepDistinct, type PersonPair } from '#contract/persons/personPair.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { call } from '#src/dataProvider/call.ts';

/** Confirms before a pair is hidden permanently. After a failure it stays open. */
export function DistinctQuestion({ pair, onClose }: { pair: PersonPair; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [one, other] = pair.persons;
  const keep = useMutation({
    mutationFn: () => call(keepDistinct, { body: { person_ids: [one.id, other.id] } }),
    onSuccess: () => {
      notify('merging.pairs.done', { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: [PERSONS, 'pairs'] });
    },
  });
  return (
    <ConfirmDialog
      open
      title={translate('merging.pairs.distinctNamed', { one: one.name, other: other.name })}
      words={{
        question: 'merging.pairs.question',
        cancel: 'common.cancel',
        action: 'merging.pairs.distinct',
      }}
      failure={<FailureAlert failure={keep.error} />}
      isPending={keep.isPending}
      onConfirm={() => keep.mutate()}
      onClose={onClose}
    />
  );
}
