import { hasSignedOut } from '#src/authProvider/signOut.ts';
import { pauseSession, storedSession } from '#src/authProvider/storedSession.ts';
import { sessionEnded } from '#src/dataProvider/http.ts';

/** Fields with typed text or values, also those that search known people; not plain search fields, ticks or choices. */
const TEXT_FIELDS =
  'textarea, [contenteditable=true], input:is([type=text], [type=email], [type=tel], [type=url], [type=number], :not([type]))';
const SEARCHES = '[role=search] *, [role=combobox]:not([data-typed]), [role=searchbox]';

const before = new Map<Element, string>();

const note = (field: Element, text: string) => {
  if (!before.has(field) && field.matches(TEXT_FIELDS) && !field.matches(SEARCHES)) before.set(field, text);
};

/**
 * Stores all values before a key or a click, since a calendar, a template or a draft can fill fields without the focus.
 */
function noteFields() {
  for (const field of before.keys()) if (!field.isConnected) before.delete(field);
  for (const field of document.querySelectorAll(TEXT_FIELDS)) note(field, textIn(field));
}

/** A field that gets the focus when its dialog opens. Other fields may still be filled in. */
const noteFocused = ({ target }: Event) => target instanceof Element && note(target, textIn(target));

/** Text without keys, such as dictation. */
const noteInput = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    note(target, target.defaultValue);
};

const textIn = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');

/** Whether a field on the page differs from its value before typing. */
const hasTypedText = () => [...before].some(([field, text]) => field.isConnected && textIn(field) !== text);

/**
 * Watches typing on the page. When the session ends, it pauses the session instead of leaving the page (AUTH-10).
 * Returns a function that stops it.
 */
export function watchTyping(): () => void {
  const watchers: [string, (event: Event) => void][] = [
    ['keydown', noteFields],
    ['pointerdown', noteFields],
    ['focusin', noteFocused],
    ['input', noteInput],
    ['change', noteInput],
  ];
  for (const [event, watch] of watchers) document.addEventListener(event, watch, true);
  const opened = storedSession();
  const stay = (event: Event) => {
    // Another tab may have just removed it.
    const session = storedSession() ?? opened;
    if (!session || !hasTypedText() || hasSignedOut(session.user.id)) return;
    pauseSession(session);
    event.preventDefault();
  };
  sessionEnded.addEventListener('leave', stay);
  return () => {
    sessionEnded.removeEventListener('leave', stay);
    for (const [event, watch] of watchers) document.removeEventListener(event, watch, true);
    before.clear();
  };
}
