import { fireEvent, screen, waitFor } from '@testing-library/react';

const isSeen = (element: Element) => element.closest('[aria-hidden=true], [hidden]') === null;
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
const textOfIds = (ids: string | null) =>
  ids
    ?.split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

/** The name that a screen reader says, near enough to compare two pages. */
function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const name =
    element.getAttribute('aria-label') ??
    textOfIds(element.getAttribute('aria-labelledby')) ??
    (labels.length > 0 ? labels.map(textOf).join(' ') : undefined) ??
    (textOf(element) || element.getAttribute('title') || '');
  // Numbers and dates are data.
  return name
    .replaceAll(/\b(C\d+|\d{4}-\d{6})\b/g, '(number)')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/[\s\u2009*]+/g, ' ')
    .trim();
}

const KINDS: Record<string, string> = {
  link: 'a[href]',
  field: 'input:not([type=hidden], [type=submit]), textarea, select, [role=combobox], [contenteditable=true]',
  column: 'th, [role=columnheader]',
  action: 'button:not([hidden]), [role=button], [role=menuitem], [role=tab]',
};

/** The links, labelled fields, columns and actions of the page, each once: 'link News → /news'. */
export function controlsOf(root: ParentNode): string[] {
  const found = Object.entries(KINDS).flatMap(([kind, selector]) =>
    [...root.querySelectorAll(selector)].filter(isSeen).map((element) => {
      const path = kind === 'link' ? ` → ${pathOf(element.getAttribute('href') ?? '')}` : '';
      return `${kind} ${nameOf(element)}${path}`.trim();
    }),
  );
  return [...new Set(found)].sort();
}
const pathOf = (href: string) => href.replace(/[?].*$/, '').replaceAll(/\d+/g, '#');

/** The entries of a menu that a button opens; none if the page has no such button. */
export async function menuOf(name: string | RegExp): Promise<string[]> {
  const button = screen
    .queryAllByRole('button', { name })
    .find((each) => each.getAttribute('aria-haspopup') === 'menu' && isSeen(each));
  if (!button) return [];
  fireEvent.click(button);
  const menu = await screen.findByRole('menu');
  const entries = [...menu.querySelectorAll('[role=menuitem], a[href]')].map(nameOf);
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => {
    if (screen.queryByRole('menu')) throw new Error('the menu is still open');
  });
  return entries.map((entry) => `entry ${textOf(button)} ${entry}`);
}
