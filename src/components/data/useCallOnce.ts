import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, Call } from '#contract/kernel/define.ts';
import { type CallInput, call } from '#src/dataProvider/call.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

interface CallOnce<C extends Call, V> extends Omit<UseMutationOptions<AnswerOf<C>, Error, V>, 'mutationFn'> {
  /** The parameters and the body of the call. */
  input: (values: V) => Omit<CallInput<C>, 'headers' | 'signal'>;
}

/**
 * The call of a button. Pressing it again after a lost answer does not run the call twice. A form has `useContractForm`.
 */
export function useCallOnce<C extends Call, V = void>(definition: C, { input, ...options }: CallOnce<C, V>) {
  const [attempt] = useState(newIdempotencyKey);
  return useMutation({
    ...options,
    mutationFn: (values: V) => attempt((headers) => call(definition, { ...input(values), headers })),
  });
}
