/**
 * The keyboard shortcuts by action, in the order of the help: of complaint lists and pages (DESK-02), of verification
 * calls (REF-17), of requested calls (MSG-23) and of the inbox (MSG-15). Different pages may use the same key.
 */
export const KEYS = {
  next: 'j',
  previous: 'k',
  open: 'Enter',
  search: '/',
  create: 'n',
  assign: 'a',
  answer: 'r',
  resolve: 'e',
  followUp: 'f',
  macro: 'm',
  confirmed: '1',
  disputed: '2',
  noAnswer: '3',
  wrongNumber: '4',
  declined: '5',
  letter: 'l',
  call: 'c',
  message: 't',
  slip: 'p',
  reached: '1',
  noReply: '2',
  busy: '3',
  wrongPhone: '4',
  later: '5',
  addToComplaint: 'a',
  newComplaint: 'n',
  write: 'r',
  notForUs: 'x',
  help: '?',
} as const;
export type KeyName = keyof typeof KEYS;
const KEY_NAMES = Object.keys(KEYS) as KeyName[];

const VERIFIED: readonly KeyName[] = ['confirmed', 'disputed', 'noAnswer', 'wrongNumber', 'declined'];
const CALLED: readonly KeyName[] = ['reached', 'noReply', 'busy', 'wrongPhone', 'later'];
const TAKEN: readonly KeyName[] = ['addToComplaint', 'newComplaint', 'write', 'notForUs'];
const others = [...VERIFIED, ...CALLED, ...TAKEN];
/** The shortcuts that the help of a page lists. */
export const COMPLAINT_KEYS = KEY_NAMES.filter((name) => !others.includes(name));
const queue = (names: readonly KeyName[]): readonly KeyName[] => ['next', 'previous', ...names, 'help'];
export const VERIFY_KEYS = queue(VERIFIED);
/** Missed calls are called back from the inbox, and taken from the list of calls. */
export const CALL_KEYS = queue([...CALLED, ...TAKEN]);

/** Inside these elements letters belong to the focused element: fields, and anything above the page. */
const TYPING = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  ...['dialog', 'menu', 'listbox', 'combobox'].map((role) => `[role=${role}]`),
].join();

/** Properties of a form inside which no letter is a key, wherever the focus is. */
export const REST_KEYS = { 'data-rest-keys': '' };
const RESTING = '[data-rest-keys]';

/** Keyboards of other scripts have no Latin letters: there the position of the key counts. */
function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = key.charCodeAt(0) < 128;
  if (isLatin) return shiftKey ? key : key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? '' : code.replace(/^Key/, '').toLowerCase();
}

/** An open dialog or menu hides the page from screen readers, wherever the focus is. */
const isCovered = () => document.querySelector('main')?.closest('[aria-hidden=true]') != null;

/**
 * The actions that a held key repeats. Moving through a list is harmless; any other action would apply to the next
 * citizen.
 */
const HELD: readonly KeyName[] = ['next', 'previous'];

/**
 * The actions of a key, at most one on each page. None while the user types, composes or uses something above the page,
 * or presses Ctrl, Alt or Meta.
 */
export function keyNamesOf(event: KeyboardEvent): KeyName[] {
  const { target, altKey, ctrlKey, metaKey, isComposing, keyCode, defaultPrevented, repeat } = event;
  // 229 means that the input method takes the key, in browsers that do not report it otherwise.
  if (altKey || ctrlKey || metaKey || isComposing || keyCode === 229 || defaultPrevented) return [];
  const isTyping = target instanceof Element && target.closest(`${TYPING},${RESTING}`) !== null;
  if (isTyping || isCovered()) return [];
  const pressed = pressedKey(event);
  return (repeat ? HELD : KEY_NAMES).filter((name) => KEYS[name] === pressed);
}
