import { type DragEvent, type RefObject, useEffect, useState } from 'react';

interface IncomingFiles {
  /** The field that accepts files. Pasted files are caught in its form, or on the page without a form. */
  ref: RefObject<HTMLElement | null>;
  /** Whether the field accepts a pasted file; a field that has its file leaves it to others. */
  takesPaste: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * Handles files that are dropped on a field, or pasted anywhere in its form. Office programs paste text together with a
 * picture of it: that stays text. Spread the result on an element with `DROP_STYLE`.
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

/** The style of a field while a file is dragged over it. */
export const DROP_STYLE = {
  '&[data-over]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 4 },
} as const;
