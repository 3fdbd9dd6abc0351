import { useLocation } from 'react-router';

/** State of a link to an application: the list that it was opened from. */
export const useLinkBack = () => ({ from: useLocation().pathname });

/** That list; the one of all applications when the page was opened by its address. */
export function useWayBack(): string {
  const state = useLocation().state as Partial<ReturnType<typeof useLinkBack>> | null;
  return state?.from ?? '/leader';
}
