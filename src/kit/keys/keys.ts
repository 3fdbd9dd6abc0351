/** The keys by what they do, in the order of the help: of lists and pages of grievances (DESK-02), and of who is to be asked (REF-17). */
export const KEYS = {
  next: 'j',
  previous: 'k',
  open: 'Enter',
  search: '/',
  create: 'n',
  assign: 'a',
  answer: 'r',
  resolve: 'e',
  macro: 'm',
  confirmed: '1',
  disputed: '2',
  noAnswer: '3',
  wrongNumber: '4',
  declined: '5',
  letter: 'l',
  help: '?',
} as const;
export type KeyName = keyof typeof KEYS;
const KEY_NAMES = Object.keys(KEYS) as KeyName[];

const RESULT_KEYS: readonly KeyName[] = ['confirmed', 'disputed', 'noAnswer', 'wrongNumber', 'declined'];
/** What the help of a page lists. */
export const CASE_KEYS = KEY_NAMES.filter((name) => !RESULT_KEYS.includes(name));
export const VERIFY_KEYS: readonly KeyName[] = ['next', 'previous', ...RESULT_KEYS, 'help'];

/** Below it letters belong to what has the focus: fields, and what lies above the page. */
const TYPING = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  ...['dialog', 'menu', 'listbox', 'combobox'].map((role) => `[role=${role}]`),
].join();

/** The keyboard of another script has no Latin letters: there the place of the key counts. */
function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = key.charCodeAt(0) < 128;
  if (isLatin) return shiftKey ? key : key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? '' : code.replace(/^Key/, '').toLowerCase();
}

/** Behind an open dialog or menu the page is hidden from readers, wherever the focus is. */
const isCovered = () => document.querySelector('main')?.closest('[aria-hidden=true]') != null;

/** What a key asks for; nothing while somebody types, composes or looks at what lies above the page, or with Ctrl, Alt, Meta. */
export function askedBy(event: KeyboardEvent): KeyName | undefined {
  const { target, altKey, ctrlKey, metaKey, isComposing, keyCode, defaultPrevented } = event;
  // 229: the input method takes the key, in browsers that do not say so otherwise.
  if (altKey || ctrlKey || metaKey || isComposing || keyCode === 229 || defaultPrevented) return undefined;
  if ((target instanceof Element && target.closest(TYPING)) || isCovered()) return undefined;
  const pressed = pressedKey(event);
  return KEY_NAMES.find((name) => KEYS[name] === pressed);
}
