import { useState } from 'react';
import type { Proposal, Sending } from '#src/components/slots/capability.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

type Values = Record<string, unknown>;

/**
 * The capabilities' parts of a dialog that resolves, reopens or approves: their values and the resulting request
 * fields.
 */
export function useDialogParts(slot: 'resolving' | 'reopening' | 'approving', proposal?: Proposal) {
  const parts = useCodes(useSlot(slot));
  const begin = () => Object.fromEntries(parts.map(({ id, code }) => [id, code.first(proposal)]));
  const [values, setValues] = useState<Values>(begin);
  const each = parts.map(({ id, code }) => ({
    id,
    code,
    value: id in values ? values[id] : code.first(proposal),
    onChange: (value: unknown) => setValues((before) => ({ ...before, [id]: value })),
  }));
  return {
    parts: each,
    values,
    restore: (typed: Values | undefined) => setValues({ ...begin(), ...typed }),
    clear: () => setValues(begin()),
    isReady: each.every(({ code, value }) => code.isReady?.(value) ?? true),
    bodyOf: (sending: Sending): object =>
      Object.assign({}, ...each.map(({ code, value }) => code.bodyOf(value, sending))),
    questionOf: (sending: Sending) =>
      each.map(({ code, value }) => code.question?.(value, sending)).find(Boolean) ?? null,
    doneText: (answer: object) => each.map(({ code }) => code.doneText?.(answer)).find(Boolean),
  };
}
