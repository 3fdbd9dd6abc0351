import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { PERSON_IN_ADDRESS } from '../../../kit/person/newCase.ts';
import { personOf } from '../../../kit/person/usePersons.ts';
import type { ChosenPerson } from './useChosenPerson.ts';

/**
 * Chooses the person whose id stands in the address, and takes it out: the next grievance is somebody else's. A component of its
 * own, since the list below the form changes the address, too.
 */
export function PersonOfAddress({ choose }: Pick<ChosenPerson, 'choose'>) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const [given, setGiven] = useSearchParams();
  const id = Number(given.get(PERSON_IN_ADDRESS));
  const take = useEffectEvent(async () => {
    given.delete(PERSON_IN_ADDRESS);
    setGiven(given, { replace: true, state, preventScrollReset: true });
    const person = await queryClient.fetchQuery(personOf(id)).catch(() => null);
    if (person) await choose(person);
    else notify('person.choice.notFound', { type: 'warning' });
  });
  useEffect(() => {
    if (id > 0) void take();
  }, [id]);
  return null;
}
