import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '#contract/access/policies.ts';
import { listOffices, type Office } from '#contract/desk/office.ts';
import { type Named, nameIn } from '#contract/kernel/named.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { call } from '#src/dataProvider/call.ts';
import { type Options, useOptions } from '../form/useOptions.ts';

/** Whether the user may choose among all offices, and the one in the address by `?office=`; null is the user's own. */
export function useRequestedOffice() {
  const [search] = useSearchParams();
  const actor = storedActor();
  const chooses = actor !== null && can(actor, 'list', 'office');
  return { chooses, officeId: chooses ? Number(search.get('office')) || null : null };
}

/** One part of an office's settings. */
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
 * After a save: other offices may inherit the values, and all parts share the version. Parts that are not on the screen
 * leave the cache, so that none starts with an old version. The form does not wait for this.
 */
export function useRenewOffices() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: ['office'], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: ['office'] });
  };
}

/** The offices to choose from, loaded only for users who may choose. */
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

/**
 * Opens a page at the office with most open grievances, for users of all offices who have chosen none, if their own
 * office has nothing there. `countOwn` counts that; without it the page stays. False until the page is at an office.
 */
export function useOpensAtBusiest(
  key: string,
  countOwn: ((signal: AbortSignal) => Promise<number>) | null,
): boolean {
  const { chooses, officeId } = useRequestedOffice();
  const [, setSearch] = useSearchParams();
  const isLooking = countOwn !== null && chooses && officeId === null;
  const { data: other, isPending } = useQuery({
    queryKey: ['office', 'opensAt', key],
    queryFn: async ({ signal }) => ((await countOwn?.(signal)) ? null : busiestOffice(signal)),
    enabled: isLooking,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isLooking || !other) return;
    setSearch((before) => new URLSearchParams([...before, ['office', String(other)]]), {
      replace: true,
      preventScrollReset: true,
    });
  }, [isLooking, other, setSearch]);
  return !isLooking || (!isPending && !other);
}

async function busiestOffice(signal: AbortSignal): Promise<number | null> {
  const { data } = await call(listOffices, { signal });
  const [first] = data.toSorted((one, other) => (other.open ?? 0) - (one.open ?? 0));
  return first?.open ? first.id : null;
}

/** An office has the name of its seat, in each language. */
function seatOf({ parliament, assembly }: Office, state: string): Named {
  if (!parliament) return { name: state };
  const seat = [assembly, parliament].filter((place) => place !== null);
  const inLanguage = (locale: string) => seat.map((place) => nameIn(place, locale)).join(' · ');
  return { name: inLanguage('en'), name_te: inLanguage('te'), name_hi: inLanguage('hi') };
}
