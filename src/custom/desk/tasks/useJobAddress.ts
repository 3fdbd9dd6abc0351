import { useSearchParams } from 'react-router';

/** The work that the page shows stands in its address, where a reload finds it again; null where none is shown. */
export function useJobAddress() {
  const [address, setAddress] = useSearchParams();
  const job = Number(address.get('job')) || null;
  const show = (id: number | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete('job');
        else after.set('job', String(id));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { job, show };
}
