import { useState } from 'react';

/** Where the picker was opened: the replaced part begins at `from`, the search text at `letters`. */
interface Opened {
  from: number;
  letters: number;
}

/**
 * The search for replies inside a text: from a '/' at the beginning of a line or a word, or from where the button was
 * clicked, up to the caret. `typed` is null without a search.
 */
export function useSlash(value: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [caret, setCaret] = useState(0);

  /** Call it when the text or the caret has changed; `before` is the previous text. */
  const follow = (text: string, at: number, before: string) => {
    setCaret(at);
    if (opened && isStillIn(opened, text, at)) return;
    const isNew = text.length === before.length + 1 && isSlash(text, at);
    setOpened(isNew ? { from: at - 1, letters: at } : null);
  };
  const openAt = (at: number) => {
    setCaret(at);
    setOpened({ from: at, letters: at });
  };
  return {
    typed: opened && value.slice(opened.letters, caret),
    from: opened?.from ?? caret,
    to: caret,
    follow,
    openAt,
    close: () => setOpened(null),
  };
}

/** The caret is after the opening position, in the same line, and the typed text may be a part of a title. */
function isStillIn({ from, letters }: Opened, text: string, at: number): boolean {
  const typed = text.slice(letters, at);
  const hasSlash = from === letters || text[from] === '/';
  return at >= letters && hasSlash && !typed.includes('\n') && !typed.startsWith(' ');
}

const isSlash = (text: string, at: number) => text[at - 1] === '/' && !/\S/.test(text[at - 2] ?? ' ');
