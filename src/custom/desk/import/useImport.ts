import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ImportMap,
  type ImportPreview,
  previewImport,
  startImport,
} from '#contract/desk/complaintImport.ts';
import type { RefusedFile } from '#contract/kernel/checkFile.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { tableRefusal } from '#src/components/tableImport/tableRefusal.ts';
import { call } from '#src/dataProvider/call.ts';
import { rememberedMap, rememberMap } from './mapping.ts';
import { IMPORTS } from './useImports.ts';

interface Sent {
  file: File;
  /** null lets the server guess the mapping. */
  map: ImportMap | null;
  /** Invalid rows are skipped. */
  goodOnly?: boolean;
}

/** A form can send the mapping only as text. */
const bodyOf = ({ file, map }: Sent) => ({
  file,
  map: map && (JSON.stringify(map) as unknown as ImportMap),
});

/** The steps of an import: choose a file, guess the mapping, edit, check, start. */
export function useImport() {
  const renew = useRenew([IMPORTS]);
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [map, setMap] = useState<ImportMap>({});
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const checking = useMutation({
    mutationFn: async (sent: Sent) => {
      const preview = await call(previewImport, { body: bodyOf(sent) });
      const last = sent.map ? undefined : rememberedMap(preview.columns);
      return last ? call(previewImport, { body: bodyOf({ ...sent, map: last }) }) : preview;
    },
    onSuccess: (preview) => {
      setPreview(preview);
      setMap(preview.map);
    },
  });
  const starting = useMutation({
    mutationFn: ({ goodOnly, ...sent }: Sent) =>
      call(startImport, { body: { ...bodyOf(sent), good_only: goodOnly ?? false } }),
    onSuccess: async () => {
      setFile(null);
      setPreview(null);
      await renew();
    },
  });

  return {
    file,
    refused,
    map,
    checking,
    starting,
    /** The result of the last check, outdated after a change of the mapping. */
    preview,
    isCurrent: preview?.map === map,
    choose: async (chosen: File | undefined) => {
      if (!chosen) return;
      const broken = await tableRefusal(chosen);
      setRefused(broken);
      setFile(broken ? null : chosen);
      setPreview(null);
      checking.reset();
      starting.reset();
      if (!broken) checking.mutate({ file: chosen, map: null });
    },
    change: (changed: ImportMap) => {
      setMap(changed);
      starting.reset();
      if (preview) rememberMap(preview.columns, changed);
    },
    check: (onSettled: () => void) => file && checking.mutate({ file, map }, { onSettled }),
    start: (goodOnly: boolean) => file && starting.mutate({ file, map, goodOnly }),
  };
}

export type Importing = ReturnType<typeof useImport>;
