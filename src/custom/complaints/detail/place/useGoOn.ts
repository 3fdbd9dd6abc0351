import { useNotify, useStore } from 'react-admin';
import type { useListPlace } from './useListPlace.ts';

/** Whether the account wants the next one opened after an action; kept with its other tastes. */
export const useGoesOn = () => useStore('taste.openNext', false);

/** What follows on an action: the next one of the list, where that was chosen, or word that there is none (DESK-03). */
export function useGoOn({ list, go }: ReturnType<typeof useListPlace>) {
  const notify = useNotify();
  const [goesOn] = useGoesOn();
  return () => {
    if (list && goesOn && !go('next')) notify('desk.place.last', { type: 'info' });
  };
}
