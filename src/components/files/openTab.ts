/**
 * Opens an address in a new tab that has no hold on this one. False when a pop-up blocker was in the way: `noopener`
 * would do the same but not tell.
 */
export function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
