/**
 * The keys by what they do, in the order of the help: of lists and pages of grievances (DESK-02), of who is to be asked (REF-17) and
 * called (MSG-23), and of what citizens have sent (MSG-15). Those of different pages may be the same.
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
/** What the help of a page lists. */
export const CASE_KEYS = KEY_NAMES.filter((name) => !others.includes(name));
const queue = (names: readonly KeyName[]): readonly KeyName[] => ['next', 'previous', ...names, 'help'];
export const VERIFY_KEYS = queue(VERIFIED);
/** A missed call is called back from the inbox, too, and taken from the list of calls. */
export const CALL_KEYS = queue([...CALLED, ...TAKEN]);

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

/** What a key that is held goes on to do: going through a list harms nobody, anything else would fall on the next citizen. */
const HELD: readonly KeyName[] = ['next', 'previous'];

/**
 * What a key asks for, one thing on each page; nothing while somebody types, composes or looks at what lies above the page, or with
 * Ctrl, Alt, Meta.
 */
export function keyNamesOf(event: KeyboardEvent): KeyName[] {
  const { target, altKey, ctrlKey, metaKey, isComposing, keyCode, defaultPrevented, repeat } = event;
  // 229: the input method takes the key, in browsers that do not say so otherwise.
  if (altKey || ctrlKey || metaKey || isComposing || keyCode === 229 || defaultPrevented) return [];
  if ((target instanceof Element && target.closest(TYPING)) || isCovered()) return [];
  const pressed = pressedKey(event);
  return (repeat ? HELD : KEY_NAMES).filter((name) => KEYS[name] === pressed);
}
