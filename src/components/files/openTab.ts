/**
 * Opens an address in a new tab that has no access to this one. Returns false if a pop-up blocker prevented it, which
 * `noopener` would not report.
 */
export function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
