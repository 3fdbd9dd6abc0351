/** Milliseconds that the pointer or the focus must stay on a link, so that passing over it does not count. */
const MEANT_MS = 60;

/** Missing in TypeScript's types, since not every browser has it. */
type Navigator = typeof navigator & { connection?: { saveData?: boolean } };

/**
 * Calls `prepare` for a link's target when the pointer or the focus stays on it, or the pointer is pressed. It serves
 * the menu, links in rows, and rows, which use their first link. It is off in a browser that saves data. Returns a
 * function that stops it.
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

/** The target within the application of the link under the pointer, or of its row's first link. */
function pathOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link =
    target.closest('a[href]') ?? target.closest('tbody tr, [role="listitem"]')?.querySelector('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link.pathname;
}
