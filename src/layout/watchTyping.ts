import { hasSignedOut } from '#src/authProvider/signOut.ts';
import { pauseSession, storedSession } from '#src/authProvider/storedSession.ts';
import { sessionEnded } from '#src/dataProvider/http.ts';

/** Where people write or type a value, also one that is looked for: neither what they search for, nor what they tick or choose. */
const TEXT_FIELDS =
  'textarea, [contenteditable=true], input:is([type=text], [type=email], [type=tel], [type=url], [type=number], :not([type]))';
const SEARCHES = '[role=search] *, [role=combobox]:not([data-typed]), [role=searchbox]';

const before = new Map<Element, string>();

const note = (field: Element, text: string) => {
  if (!before.has(field) && field.matches(TEXT_FIELDS) && !field.matches(SEARCHES)) before.set(field, text);
};

/** What all fields hold before a key or a click: a calendar, a template or a draft fills in fields that have no focus. */
function noteFields() {
  for (const field of before.keys()) if (!field.isConnected) before.delete(field);
  for (const field of document.querySelectorAll(TEXT_FIELDS)) note(field, textIn(field));
}

/** A field that takes the focus as its dialog opens: others may still be filled in. */
const noteFocused = ({ target }: Event) => target instanceof Element && note(target, textIn(target));

/** Text that comes without a key, as from a voice. */
const noteInput = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    note(target, target.defaultValue);
};

const textIn = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');

/** Whether a field on the page holds something else than before somebody typed in it. */
const hasTypedText = () => [...before].some(([field, text]) => field.isConnected && textIn(field) !== text);

/** Watches what is typed on the page, and pauses the session instead of leaving the page when it ends (AUTH-10); returns how to stop. */
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
    // Another tab may have removed it a moment ago.
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
