/** So long the pointer or the focus stays on a link that is meant, and is not only passed over. */
const MEANT_MS = 60;

/** Not in the types of TypeScript, as not every browser has it. */
type Navigator = typeof navigator & { connection?: { saveData?: boolean } };

/**
 * Has `prepare` fetch what a link of the application leads to when the pointer or the focus stays on it, or the pointer
 * goes down: one mechanism for the menu, for links in rows and for rows, which stand for their first link. A browser that
 * saves data fetches nothing ahead. Answers how to stop.
 */
export function followPointer(prepare: (path: string) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let target: string | undefined;

  const come = (event: Event) => {
    const path = pathOf(event.target);
    const isPressed = event.type === 'pointerdown';
    if (path === target && !isPressed) return;
    clearTimeout(timer);
    target = path;
    if (!path || path === window.location.pathname) return;
    timer = setTimeout(() => void prepare(path), isPressed ? 0 : MEANT_MS);
  };

  if ((navigator as Navigator).connection?.saveData) return () => undefined;
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const name of events) document.addEventListener(name, come, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, come);
  };
}

/** Where the link under the pointer, or the first link of its row, leads within the application. */
function pathOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link =
    target.closest('a[href]') ?? target.closest('tbody tr, [role="listitem"]')?.querySelector('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link.pathname;
}
