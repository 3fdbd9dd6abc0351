import { useSearchParams } from 'react-router';

/** The id of the job on the page, stored in the address so that a reload finds it. Null when none is shown. */
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
