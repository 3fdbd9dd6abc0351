import { useQueries, useQueryClient } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { mergePersons } from '#contract/persons/personMerge.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { personOf } from '../person/usePersons.ts';
import { bodyOf, type Choice, firstChoice, type Two } from './choices.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** Milliseconds that the notice with the undo button is visible. */
const UNDO_SHOWN_MS = 30_000;

/** Two people to compare, the choices, and the merge. */
export function useMergeDialog(ids: readonly [number, number], onDone: (survivorId: number) => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [one, other] = useQueries({ queries: ids.map(personOf) });
  const two: Two | null = one?.data && other?.data ? [one.data, other.data] : null;
  const [made, setMade] = useState<{ of: string; choice: Choice } | null>(null);
  // The choices apply only to these versions.
  const of = two ? two.map(({ id, version }) => `${id} ${version}`).join() : '';
  const choice = two && (made?.of === of ? made.choice : firstChoice(two));
  const choose = (changed: Choice) => setMade({ of, choice: changed });

  const merge = useCallOnce(mergePersons, {
    input: ({ two: people, choice: chosen }: { two: Two; choice: Choice }) => ({
      body: bodyOf(people, chosen),
    }),
    onSuccess: ({ merge_id, person }, { two: people }) => {
      const gone = people.find(({ id }) => id !== person.id);
      const notice = { mergeId: merge_id, name: person.name, other: gone?.name ?? '' };
      notify(createElement(UndoNotice, notice), { type: 'success', autoHideDuration: UNDO_SHOWN_MS });
      onDone(person.id);
      return queryClient.invalidateQueries({ queryKey: [PERSONS] });
    },
    // Another user was faster: reload both people.
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 409)
        void queryClient.invalidateQueries({ queryKey: [PERSONS, 'one'] });
    },
  });
  const failed = one?.isError || other?.isError;
  const retry = () => Promise.all([one?.refetch(), other?.refetch()]);
  const isFetching = Boolean(one?.isFetching || other?.isFetching);
  return { two, choice, choose, merge, loading: { failed: Boolean(failed) && !two, isFetching, retry } };
}
