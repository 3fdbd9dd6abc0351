import { type ComponentType, useState } from 'react';

/** A question that a preview asks. */
export interface PreviewDialogProps<P> {
  preview: P;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface PreviewQuestion<B, P> {
  preview: (body: B) => Promise<P>;
  /** Whether there is anything to say of what the change would do. */
  hasConsequences: (preview: P) => boolean;
  Dialog: ComponentType<PreviewDialogProps<P>>;
}

/**
 * Asks before settings change, with what the change would do: `ask` answers whether somebody wants it, at once where there is nothing
 * to say. `question` is the dialog, to be drawn all the time.
 */
export function usePreviewQuestion<B, P>({ preview, hasConsequences, Dialog }: PreviewQuestion<B, P>) {
  const [pending, setPending] = useState<{ preview: P; answer: (isConfirmed: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const ask = async (body: B): Promise<boolean> => {
    const result = await preview(body);
    if (!hasConsequences(result)) return true;
    return new Promise((answer) => {
      setPending({ preview: result, answer });
      setOpen(true);
    });
  };
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    pending?.answer(isConfirmed);
  };
  const question = pending && (
    <Dialog
      preview={pending.preview}
      open={isOpen}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
  return { ask, question };
}
