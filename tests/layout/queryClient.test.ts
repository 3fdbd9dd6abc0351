import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#src/layout/queryClient.ts';

const queryKey = ['history'];

/** Calls that the test answers, in the order in which they were made. */
function calls() {
  const answers: ((text: string) => void)[] = [];
  return {
    answers,
    queryFn: () => new Promise<string>((answer) => void answers.push(answer)),
  };
}

test('[DET-03] a first load of what is shown is asked anew after a change, and its late answer does not count', async () => {
  const client = createQueryClient();
  const { answers, queryFn } = calls();
  const shown = new QueryObserver(client, { queryKey, queryFn });
  const hide = shown.subscribe(() => undefined);
  const renewed = client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await renewed;
  expect(shown.getCurrentResult().data).toBe('after');
  hide();
});

test('what is loaded for the first time and shown nowhere goes on, since nothing would ask for it anew', async () => {
  const client = createQueryClient();
  const { answers, queryFn } = calls();
  const loading = client.fetchQuery({ queryKey, queryFn });
  await client.refetchQueries({ queryKey });
  answers[0]?.('rows');
  expect(await loading).toBe('rows');
  expect(answers).toHaveLength(1);
});

test('what is shown already and loads again is not ended for a caller who lets it go on', async () => {
  const client = createQueryClient();
  const { answers, queryFn } = calls();
  client.setQueryData(queryKey, 'before');
  const hide = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const renewed = client.refetchQueries({ queryKey }, { cancelRefetch: false });
  expect(answers).toHaveLength(1);
  answers[0]?.('after');
  await renewed;
  expect(client.getQueryData(queryKey)).toBe('after');
  hide();
});
