import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface ShownChoice<T> {
  shown: T;
  inputValue: string;
  /** The element that contains the field. */
  ref: RefObject<HTMLElement | null>;
  onInputChange: (event: unknown, typed: string, reason: string) => void;
  /** Call it after a choice and when the field loses the focus. */
  settle: () => void;
}

/**
 * The choice that a select shows. MUI treats every other object as a new choice and overwrites the typed text with its
 * name. So the same choice stays the same object, and a change from outside, for example with the options, waits until
 * the user stops typing.
 */
export function useShownChoice<T>(
  choice: T,
  textOf: (choice: T) => string,
  nameOf: (choice: T) => string,
): ShownChoice<T> {
  const [isTyping, setTyping] = useState(false);
  const [shownChoice, setShownChoice] = useState(choice);
  const [inputValue, setInputValue] = useState(nameOf(choice));
  const [timesPut, setTimesPut] = useState(0);
  const ref = useRef<HTMLElement>(null);
  if (!isTyping && textOf(shownChoice) !== textOf(choice)) {
    setShownChoice(choice);
    if (inputValue !== nameOf(choice)) {
      setInputValue(nameOf(choice));
      setTimesPut(timesPut + 1);
    }
  }
  // Selects the text that is set in a focused field before the next key, so that typing replaces it. MUI sets it one
  // render later, after what was typed by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something is put there
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && ref.current?.contains(activeElement))
      activeElement.select();
  }, [timesPut]);
  return {
    shown: shownChoice,
    inputValue,
    ref,
    onInputChange: (_event, typed, reason) => {
      setInputValue(typed);
      setTyping(reason === 'input');
    },
    settle: () => setTyping(false),
  };
}
