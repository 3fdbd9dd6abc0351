import { useLocation } from 'react-router';

/** The history state of a link to an application: the list from which it was opened. */
export const useLinkBack = () => ({ from: useLocation().pathname });

/** That list; the list of all applications if the page was opened by its address. */
export function useWayBack(): string {
  const state = useLocation().state as Partial<ReturnType<typeof useLinkBack>> | null;
  return state?.from ?? '/leader';
}
