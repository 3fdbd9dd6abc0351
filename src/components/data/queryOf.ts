import type { QueryKey } from '@tanstack/react-query';
import type { Call } from '#contract/kernel/define.ts';
import { type CallInput, call } from '#src/dataProvider/call.ts';

/** The query of a call that reads. Its answer is cached under the key. */
export const queryOf = <C extends Call>(queryKey: QueryKey, definition: C, input?: CallInput<C>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(definition, { ...input, signal }),
});
