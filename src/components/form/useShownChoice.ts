import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface ShownChoice<T> {
  shown: T;
  inputValue: string;
  /** Of what has the field in it. */
  ref: RefObject<HTMLElement | null>;
  onInputChange: (event: unknown, typed: string, reason: string) => void;
  /** To be called when something is chosen and when the field is left. */
  settle: () => void;
}

/**
 * The choice that a select shows. MUI takes every other object for a new choice and writes its name over what is being typed: so one
 * choice stays one object, and what comes from elsewhere meanwhile, as with the options, waits until typing ends.
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
  // What is put into the field that has the focus is marked before the next key, as if it had been there when the field got the focus:
  // whoever types replaces it. MUI alone writes it a drawing later, behind what was typed meanwhile.
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
