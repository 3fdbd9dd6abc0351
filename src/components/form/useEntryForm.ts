import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf, Call, Shape } from '#contract/kernel/define.ts';
import { type ContractForm, type FormOptions, useContractForm } from './useContractForm.ts';

type Entry<S extends Shape> = Call<string, Shape, S, Record<never, never>, z.ZodMiniNull>;

interface EntryOptions<S extends Shape, V extends FieldValues>
  extends Pick<FormOptions<Entry<S>, V>, 'bodyOf' | 'check' | 'reasonOf'> {
  defaultValues: V;
  onTake: (entry: BodyOf<Entry<S>>, values: V) => unknown;
}

/** The form of one entry of another form, such as a holiday: it is checked here, and saved with the other form. */
export function useEntryForm<S extends Shape, V extends FieldValues>(
  shape: S,
  { onTake, ...options }: EntryOptions<S, V>,
): ContractForm<V> {
  const entry: Entry<S> = { method: 'POST', path: '', may: 'signed-in', body: shape, answer: z.null() };
  return useContractForm<Entry<S>, V>(entry, {
    ...options,
    send: async (body, _headers, values) => {
      await onTake(body, values);
      return null;
    },
  });
}
