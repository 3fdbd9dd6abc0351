import { useEffect, useState } from 'react';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** A capability's part of the form, with its name. */
export type NamedPart = RecordingPart & { id: string; parameter?: string };

/**
 * The parts of the recording form; undefined until all their code is loaded, so that no field changes while the user
 * types.
 */
export function useRecordingParts(): readonly NamedPart[] | undefined {
  const slots = useSlot('recording');
  const ids = slots.map(({ id }) => id).join();
  const [loaded, setLoaded] = useState<{ ids: string; parts?: NamedPart[]; failure?: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same names are the same parts
  useEffect(() => {
    let isCurrent = true;
    const keep = (found: { parts?: NamedPart[]; failure?: unknown }) => {
      if (isCurrent) setLoaded({ ids, ...found });
    };
    const load = async ({ load, ...slot }: (typeof slots)[number]): Promise<NamedPart> => {
      const { default: part } = await retryImport(load)();
      return { ...slot, ...part };
    };
    Promise.all(slots.map(load)).then(
      (parts) => keep({ parts }),
      (failure: unknown) => keep({ failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  if (loaded?.failure) throw loaded.failure;
  return loaded?.ids === ids ? loaded.parts : undefined;
}

type Place = 'Around' | 'Phone' | 'Name' | 'Further' | 'Beside' | 'BelowBeside' | 'End' | 'FromAddress';

/** The parts' components for one place of the form. */
export function drawn<P extends Place>(parts: readonly NamedPart[], place: P) {
  return parts.flatMap(({ id, parameter, [place]: Drawn }) =>
    Drawn ? [{ id, parameter, Drawn: Drawn as NonNullable<NamedPart[P]> }] : [],
  );
}
