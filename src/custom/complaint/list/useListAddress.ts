import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { type Filters, readAddress, writeAddress } from './listAddress.ts';

/** The filters and the page of the list at the current address, and the ways to others. */
export function useListAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const account = storedActor()?.id ?? 0;
  const { filters, page } = useMemo(() => readAddress(location, account), [location, account]);
  const here = location.pathname;
  return {
    filters,
    page,
    /** Shows the first page of the list with other filters. */
    show: (other: Filters) => {
      const { to, state } = writeAddress(other, 1, account);
      navigate({ pathname: here, ...(to as object) }, { state, replace: true, preventScrollReset: true });
    },
    /** Properties of a link to another page of the same list. */
    pageLink: (other: number) => ({ ...writeAddress(filters, other, account), preventScrollReset: true }),
  };
}
