import { useState } from 'react';

/**
 * The choice that a select shows. MUI takes every other object for a new choice and writes its name over what is being typed: so one
 * choice stays one object, and what comes from elsewhere meanwhile, as with the options, waits until typing ends. `settle` is to
 * be called when something is chosen and when the field is left.
 */
export function useKeptChoice<T>(choice: T, textOf: (choice: T) => string) {
  const [isTyping, setTyping] = useState(false);
  const [kept, setKept] = useState(choice);
  const isSame = textOf(kept) === textOf(choice);
  if (!isSame && !isTyping) setKept(choice);
  return {
    shown: isSame || isTyping ? kept : choice,
    onInputChange: (_event: unknown, _text: string, reason: string) => setTyping(reason === 'input'),
    settle: () => setTyping(false),
  };
}
