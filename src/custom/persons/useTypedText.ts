import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';

/** Before anybody is shown who could be opened; a browser takes a hundred changes of an entry in ten seconds. */
const KEPT_AFTER_MS = 150;

interface StoredText {
  account: number;
  text: string;
}

/**
 * A text that may be a name or a phone: kept beside the address in the history entry, for the account that typed it, where
 * the way back from a person finds it again.
 */
export function useTypedText() {
  const navigate = useNavigate();
  const { person } = (useLocation().state ?? {}) as { person?: StoredText };
  const account = storedActor()?.id ?? 0;
  const [text, setText] = useState(person?.account === account ? person.text : '');
  const settled = useDebounced(text, KEPT_AFTER_MS);
  const stored = useRef(text);
  useEffect(() => {
    if (settled !== text || settled === stored.current) return;
    stored.current = settled;
    const state: { person: StoredText } = { person: { account, text: settled } };
    navigate('.', { replace: true, state, preventScrollReset: true });
  }, [settled, text, account, navigate]);
  return [text, setText] as const;
}
