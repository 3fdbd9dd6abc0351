import { Bound } from '#src/components/form/Bound.tsx';
import type { Sending } from '#src/components/slots/parts.ts';
import type { useDialogParts } from './useDialogParts.ts';

interface DialogPartsProps {
  of: ReturnType<typeof useDialogParts>;
  sending: Sending;
  isOpen: boolean;
  isSubmitted: boolean;
}

/** The fields of the capabilities, as `parts` of the form. */
export const DialogParts = ({ of, sending, ...shown }: DialogPartsProps) =>
  of.parts.map(({ id, code: { Fields } }) => (
    <Bound<Record<string, unknown>> key={id} name="parts">
      {({ value, onChange }) => (
        <Fields
          {...sending}
          {...shown}
          value={of.ofPart(value, id)}
          onChange={(changed) => onChange({ ...value, [id]: changed })}
        />
      )}
    </Bound>
  ));
