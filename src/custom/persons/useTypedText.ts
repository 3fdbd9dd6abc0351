import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';

/**
 * Shorter than the time to the first result that can be opened. Browsers limit an entry to a hundred changes in ten
 * seconds.
 */
const KEPT_AFTER_MS = 150;

interface StoredText {
  account: number;
  text: string;
}

/**
 * A search text that may be a name or a phone. The history entry holds it instead of the address, for the account that
 * typed it, so that the way back from a person restores it.
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
