import { useQueryClient } from '@tanstack/react-query';
import type { PersonRow } from '#contract/persons/person.ts';
import { personOf } from '../person/usePersons.ts';
import { useChosen } from './useChosenPerson.ts';

/** For capabilities that fill the form with a person: loads one, or null if that is impossible, and chooses them. */
export function useChoosePerson() {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  return {
    find: async (id: number | null | undefined): Promise<PersonRow | null> =>
      id && chosen ? queryClient.fetchQuery(personOf(id)).catch(() => null) : null,
    choose: (person: PersonRow) => void chosen?.choose(person),
  };
}
