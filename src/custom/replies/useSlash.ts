import { useState } from 'react';

/** Where the picker was opened in a text: what is replaced begins at `from`, the letters that are looked for at `letters`. */
interface Opened {
  from: number;
  letters: number;
}

/**
 * Where in a text replies are being looked for: from a '/' on that begins a line or a word, or from where a button was pressed, up to the
 * caret. `typed` is null while they are not.
 */
export function useSlash(value: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [caret, setCaret] = useState(0);

  /** The text or the caret has changed; `before` is what the text was. */
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

/** The caret stands behind what opened it, in the same line, and what was typed since may be a part of a title. */
function isStillIn({ from, letters }: Opened, text: string, at: number): boolean {
  const typed = text.slice(letters, at);
  const hasSlash = from === letters || text[from] === '/';
  return at >= letters && hasSlash && !typed.includes('\n') && !typed.startsWith(' ');
}

const isSlash = (text: string, at: number) => text[at - 1] === '/' && !/\S/.test(text[at - 2] ?? ' ');
