import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefusedFile } from '#contract/kernel/checkFile.ts';
import type { ImportAnswer } from '#contract/places/places.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { tableRefusal } from './tableRefusal.ts';

/** Sends the file; with `preview` nothing is stored. */
export type SendTable = (file: File, preview: boolean) => Promise<ImportAnswer>;

const IMPORTING = ['tableImport'];

/** Whether an import is running. */
export const useIsImporting = () => useIsMutating({ mutationKey: IMPORTING }) > 0;

/** The state of an import of places: chosen, previewed, imported or refused. */
export function useTableImport(send: SendTable) {
  const renew = useRenew(['places']);
  const hasPreview = hasCapability('desk');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const preview = useMutation({ mutationFn: (chosen: File) => send(chosen, true) });
  const importing = useMutation({
    mutationKey: IMPORTING,
    mutationFn: (chosen: File) => send(chosen, false),
    onSuccess: async () => {
      setFile(null);
      preview.reset();
      await renew();
    },
  });

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const broken = await tableRefusal(chosen);
    setRefused(broken);
    importing.reset();
    preview.reset();
    setFile(broken ? null : chosen);
    if (!broken && hasPreview) preview.mutate(chosen);
  };

  return { file, refused, preview, importing, choose };
}
