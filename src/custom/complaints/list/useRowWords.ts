import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ownPlaces } from '#contract/access/scope.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import type { RowWords } from '#src/components/slots/row.ts';
import { useDaysText } from '../useDaysText.ts';

/** Formatters for the rows, created once per list. */
export interface ListWords extends RowWords {
  nameIn: ReturnType<typeof useNameIn>;
  daysText: ReturnType<typeof useDaysText>;
  /** The area, then its mandal, and the assembly if the user has several. No name appears twice. */
  placeLines: (row: ComplaintRow) => [string, string];
}

export function useRowWords(): ListWords {
  const translate = useTranslate();
  const { day, shortDay } = useFormats();
  const nameIn = useNameIn();
  const daysText = useDaysText();
  return useMemo(() => {
    const actor = storedActor();
    const isOfOne = actor !== null && ownPlaces(actor).assembly_id !== undefined;
    const placeLines = ({ area, mandal, assembly }: ComplaintRow): [string, string] => {
      const name = nameIn(area);
      const outer = mandal && nameIn(mandal);
      const within = outer === name ? translate('complaint.inMandal', { name }) : outer;
      const of = isOfOne ? undefined : nameIn(assembly);
      const rest = [...new Set([within, of])].filter((one) => one && one !== name);
      return [name, rest.join(', ')];
    };
    return { translate, day, shortDay, nameIn, daysText, placeLines };
  }, [translate, day, shortDay, nameIn, daysText]);
}
