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
  isTelling: (preview: P) => boolean;
  Dialog: ComponentType<PreviewDialogProps<P>>;
}

/**
 * Asks before settings change, with what the change would do: `ask` answers whether somebody wants it, at once where there is nothing
 * to say. `question` is the dialog, to be drawn all the time.
 */
export function usePreviewQuestion<B, P>({ preview, isTelling, Dialog }: PreviewQuestion<B, P>) {
  const [asked, setAsked] = useState<{ found: P; answer: (wanted: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const ask = async (body: B): Promise<boolean> => {
    const found = await preview(body);
    if (!isTelling(found)) return true;
    return new Promise((answer) => {
      setAsked({ found, answer });
      setOpen(true);
    });
  };
  const close = (wanted: boolean) => {
    setOpen(false);
    asked?.answer(wanted);
  };
  const question = asked && (
    <Dialog preview={asked.found} open={isOpen} onConfirm={() => close(true)} onClose={() => close(false)} />
  );
  return { ask, question };
}
