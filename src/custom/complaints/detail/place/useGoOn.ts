import { useNotify, useStore } from 'react-admin';
import type { useListPlace } from './useListPlace.ts';

/** Whether the user wants the next grievance to open after an action, stored with their other settings. */
export const useGoesOn = () => useStore('taste.openNext', false);

/**
 * After an action: opens the next grievance of the list, if the user has chosen that, or reports that there is none
 * (DESK-03).
 */
export function useGoOn({ list, go }: ReturnType<typeof useListPlace>) {
  const notify = useNotify();
  const [goesOn] = useGoesOn();
  return () => {
    if (list && goesOn && !go('next')) notify('desk.place.last', { type: 'info' });
  };
}
