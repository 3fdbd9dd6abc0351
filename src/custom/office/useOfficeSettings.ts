import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type Named, nameIn } from '../../../contract/named.ts';
import { getOfficeSettings, listOffices, type Office } from '../../../contract/office.ts';
import { call } from '../../dataProvider/http.ts';
import { type Options, useOptions } from '../../kit/form/useOptions.ts';

const SETTINGS = ['office', 'settings'];

/** The settings of an office; null is the own one. */
export const useOfficeSettings = (officeId: number | null) =>
  useQuery({
    queryKey: [...SETTINGS, officeId],
    queryFn: ({ signal }) => call(getOfficeSettings, { query: { office_id: officeId }, signal }),
  });

/** Asks anew after a save: what one office has set, others may inherit. */
export function useRenewSettings() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: SETTINGS });
}

/** The offices to choose from; asked for by those only who may. */
export function useOfficeOptions(enabled: boolean): Options {
  const state = useTranslate()('office.state');
  return useOptions(
    ['office', state],
    async (signal) => {
      const { data } = await call(listOffices, { signal });
      return data.map((office) => ({ value: office.id, ...seatOf(office, state) }));
    },
    enabled,
  );
}

/** An office is called as its seat is, in each language. */
function seatOf({ parliament, assembly }: Office, state: string): Named {
  if (!parliament) return { name: state };
  const seat = [assembly, parliament].filter((place) => place !== null);
  const inLanguage = (locale: string) => seat.map((place) => nameIn(place, locale)).join(' · ');
  return { name: inLanguage('en'), name_te: inLanguage('te'), name_hi: inLanguage('hi') };
}
