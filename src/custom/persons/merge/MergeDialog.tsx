import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { mergePersons } from '#contract/persons/personMerge.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { personOf } from '../person/usePersons.ts';
import { Comparison } from './Comparison.tsx';
import { bodyOf, firstChoice, NO_CHOICE, type Two } from './choices.ts';
import { useUndo, useUndoneText } from './useUndo.ts';

/** Milliseconds that the notice with the undo button is visible. */
const UNDO_SHOWN_MS = 30_000;

interface MergeDialogProps {
  ids: readonly [number, number];
  onClose: () => void;
  onDone: (survivorId: number) => void;
}

/**
 * Compares two people by field: who remains, which values remain, and which records move (PER-12). After a rejection
 * the dialog shows the reason and keeps the choices.
 */
export default function MergeDialog({ ids, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [one, other] = useQueries({ queries: ids.map(personOf) });
  const two: Two | null = one?.data && other?.data ? [one.data, other.data] : null;
  const form = useContractForm(mergePersons, {
    defaultValues: NO_CHOICE,
    bodyOf: (choice) => (two ? bodyOf(two, choice) : {}),
    once: true,
    // Another user was faster: reload both people.
    renew: (isSaved) => isSaved || queryClient.invalidateQueries({ queryKey: [PERSONS, 'one'] }),
    onDone: ({ merge_id, person }) => {
      const gone = two?.find(({ id }) => id !== person.id);
      const notice = { mergeId: merge_id, name: person.name, other: gone?.name ?? '' };
      notify(createElement(UndoNotice, notice), { type: 'success', autoHideDuration: UNDO_SHOWN_MS });
      onDone(person.id);
      return queryClient.invalidateQueries({ queryKey: [PERSONS] });
    },
  });
  // The choices apply only to these versions.
  const versions = two?.map(({ id, version }) => `${id} ${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for the same versions loaded again
  useEffect(() => {
    if (two) form.form.reset(firstChoice(two));
  }, [versions]);
  const choice = form.form.watch();
  const isOne = two !== null && two[0].id === two[1].id;
  const isLoaded = two !== null && choice.survivor_id !== null;
  const hasFailed = Boolean(one?.isError || other?.isError) && !two;
  return (
    <FormDialog
      form={form}
      title={translate('merging.merge.title')}
      submit={translate('merging.merge.submit')}
      isReady={isLoaded && !isOne && choice.phones.length <= MAX_PHONES}
      maxWidth="md"
      onClose={onClose}
    >
      {hasFailed && (
        <FailedNotice
          text="merging.merge.failed"
          isRetrying={Boolean(one?.isFetching || other?.isFetching)}
          onRetry={() => void Promise.all([one?.refetch(), other?.refetch()])}
        />
      )}
      {!two && !hasFailed && (
        <Skeleton
          role="status"
          aria-label={translate('merging.merge.loading')}
          variant="rounded"
          height={320}
        />
      )}
      {isLoaded && !isOne && <Comparison two={two} choice={choice} onChoose={form.change} />}
      {isOne && translate('merging.merge.alreadyOne')}
    </FormDialog>
  );
}

interface UndoNoticeProps {
  mergeId: number;
  /** The remaining person; `other` is the merged one. */
  name: string;
  other: string;
}

/** A notice of a merge with an undo button, then a notice of the undo. */
function UndoNotice({ mergeId, name, other }: UndoNoticeProps) {
  const translate = useTranslate();
  const undo = useUndo();
  const undoneText = useUndoneText();
  const failure = useFailureText(undo.error);
  if (undo.data) return undoneText(undo.data);
  return (
    <>
      {failure ?? translate('merging.merge.done', { name, other })}{' '}
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        loading={undo.isPending}
        onClick={() => undo.mutate(mergeId)}
      >
        {translate(failure ? 'common.retry' : 'merging.undo.action')}
      </Button>
    </>
  );
}
