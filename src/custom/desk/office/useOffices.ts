import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '#contract/access/policies.ts';
import { listOffices, type Office } from '#contract/desk/office.ts';
import { type Named, nameIn } from '#contract/kernel/named.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { type Options, useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';

/** Whether somebody may choose among all offices, and which one the address names by `?office=`; null is the own one. */
export function useRequestedOffice() {
  const [search] = useSearchParams();
  const actor = storedActor();
  const chooses = actor !== null && can(actor, 'list', 'office');
  return { chooses, officeId: chooses ? Number(search.get('office')) || null : null };
}

/** What an office has set of one kind, with the offices' names apart from it. */
export function useOfficePart<T>(
  part: string,
  ask: (query: { office_id: number | null }, signal: AbortSignal) => Promise<T>,
) {
  const { officeId } = useRequestedOffice();
  return useQuery({
    queryKey: ['office', part, officeId],
    queryFn: ({ signal }) => ask({ office_id: officeId }, signal),
  });
}

/**
 * After a save: what one office has set, others may inherit, and all parts share the version. Parts that are not on the screen are
 * forgotten, so that none begins with an older one. The form does not wait for it: what is saved may be changed again at once.
 */
export function useRenewOffices() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: ['office'], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: ['office'] });
  };
}

/** The offices to choose from; asked for by those only who may. */
export function useOfficeOptions(enabled: boolean): Options {
  const state = useTranslate()('office.state');
  return useOptions(
    ['offices', state],
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
