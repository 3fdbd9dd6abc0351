import type { Proposal, Sending } from '#src/components/slots/parts.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

type Values = Record<string, unknown>;

/**
 * The capabilities' parts of a dialog that resolves, reopens or approves: their starting values, and the request fields
 * that follow from their values.
 */
export function useDialogParts(slot: 'resolving' | 'reopening' | 'approving', proposal?: Proposal) {
  const parts = useCodes(useSlot(slot));
  const first: Values = Object.fromEntries(parts.map(({ id, code }) => [id, code.first(proposal)]));
  /** Of a part that was loaded after the form began. */
  const ofPart = (values: Values | undefined, id: string) =>
    values && id in values ? values[id] : first[id];
  return {
    parts,
    first,
    ofPart,
    isReady: (values: Values) => parts.every(({ id, code }) => code.isReady?.(ofPart(values, id)) ?? true),
    bodyOf: (values: Values, sending: Sending): object =>
      Object.assign({}, ...parts.map(({ id, code }) => code.bodyOf(ofPart(values, id), sending))),
    questionOf: (values: Values, sending: Sending) =>
      parts.map(({ id, code }) => code.question?.(ofPart(values, id), sending)).find(Boolean) ?? null,
    doneText: (answer: object) => parts.map(({ code }) => code.doneText?.(answer)).find(Boolean),
  };
}
