import { type ComponentType, useState } from 'react';

/** The properties of a dialog that confirms a previewed change. */
export interface PreviewDialogProps<P> {
  preview: P;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface PreviewQuestion<B, P> {
  preview: (body: B) => Promise<P>;
  /** Whether the change has effects to confirm. */
  hasConsequences: (preview: P) => boolean;
  Dialog: ComponentType<PreviewDialogProps<P>>;
}

/**
 * Confirms a settings change with a preview of its effects. `ask` resolves to whether to save, at once if there are no
 * effects. `question` is the dialog and must always be rendered.
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
