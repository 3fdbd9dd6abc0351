import { useQueryClient } from '@tanstack/react-query';
import type { UseFormPerson } from '#src/components/slots/recordingPart.ts';
import { personOf } from '../person/usePersons.ts';
import { useChosen } from './useChosenPerson.ts';

/** For capabilities that fill the form with a person: loads one, or null if that is impossible, and chooses them. */
export const useChoosePerson: UseFormPerson = () => {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  return {
    find: async (id) => (id && chosen ? queryClient.fetchQuery(personOf(id)).catch(() => null) : null),
    choose: (person) => void chosen?.choose(person),
  };
};
