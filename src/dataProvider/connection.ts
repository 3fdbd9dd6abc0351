let lost = false;
const changed = new EventTarget();

/** Whether the server can be reached (ERR-05): `http.ts` reports each outcome, the shell shows it. */
export const connection = {
  isLost: () => lost,

  report(isLost: boolean) {
    if (isLost === lost) return;
    lost = isLost;
    changed.dispatchEvent(new Event('change'));
  },

  subscribe(listener: () => void) {
    changed.addEventListener('change', listener);
    return () => changed.removeEventListener('change', listener);
  },
};
