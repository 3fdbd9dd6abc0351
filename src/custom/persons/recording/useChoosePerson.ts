import { useQueryClient } from '@tanstack/react-query';
import type { PersonRow } from '#contract/persons/person.ts';
import { personOf } from '../person/usePersons.ts';
import { useChosen } from './useChosenPerson.ts';

/** For capabilities that begin a form with a person: finds one, null where that is not possible, and chooses one. */
export function useChoosePerson() {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  return {
    find: async (id: number | null | undefined): Promise<PersonRow | null> =>
      id && chosen ? queryClient.fetchQuery(personOf(id)).catch(() => null) : null,
    choose: (person: PersonRow) => void chosen?.choose(person),
  };
}
