import { type DragEvent, type RefObject, useEffect, useState } from 'react';

interface IncomingFiles {
  /** The field that takes them; pasted files are looked for in the form around it, or on the page. */
  ref: RefObject<HTMLElement | null>;
  /** Whether a pasted file is for this field: one that has its file already leaves it to the others. */
  takesPaste: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * Files that are dropped on a field, or pasted anywhere in its form. Text that is pasted with a picture of itself, as
 * office programs do, stays text. What is answered is for an element with `DROP_STYLE`.
 */
export function useIncomingFiles({ ref, takesPaste, onFiles }: IncomingFiles) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const around: HTMLElement = ref.current?.closest('form') ?? document.body;
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const types = event.clipboardData?.types ?? [];
      const hasFocus = ref.current?.contains(document.activeElement);
      if (event.defaultPrevented || files.length === 0 || types.includes('text/plain')) return;
      if (!takesPaste && !hasFocus) return;
      event.preventDefault();
      onFiles(files);
    };
    around.addEventListener('paste', take);
    return () => around.removeEventListener('paste', take);
  });

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const area = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return area;
}

/** How a field looks over which a file hovers. */
export const DROP_STYLE = {
  '&[data-over]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 4 },
} as const;
